import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rehypeTerms } from '../../packages/core/src/content/rehype/rehype-terms.ts';
import { readOutline } from '../../packages/core/src/content/source/page-outline.ts';
import { readFrontMatter } from '../../packages/core/src/content/source/read-front-matter.ts';
import { addContent } from '../../packages/core/src/content/added-content.ts';
import { createHighlighter } from '../../packages/core/src/content/code/highlight.ts';
import { noFeatures } from '../../packages/core/src/content/source/features.ts';
import { indexSections } from '../../packages/core/src/node/search/index-sections.ts';
import { serializeSearch } from '../../packages/core/src/node/search/serialize-search.ts';
import { writeShards } from '../../packages/core/src/node/search/write-shards.ts';
import { headOf } from '../../packages/core/src/node/site/source-title.ts';
import { withTagPages } from '../../packages/core/src/node/site/tag-pages.ts';
import { configSchema } from '../../packages/core/src/shared/config/config.ts';
import { configOf } from '../../packages/core/src/shared/config/config.test.kit.ts';
import { englishLabels } from '../../packages/core/src/shared/config/labels-config.ts';
import { emptyFacts } from '../../packages/core/src/shared/page/page.ts';
import { findSections } from '../../packages/core/src/shared/search/find-sections.ts';
import { openIndex } from '../../packages/core/src/shared/search/index-source.ts';
import { openShards, type ReadShard } from '../../packages/core/src/shared/search/shard-source.ts';
import { inventoryOf } from '../../packages/openapi/src/document/inventory.ts';
import { createPageRenderer } from './render-page.ts';

/* Names that every object of JavaScript has, wherever an author may write a name. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const render = createPageRenderer(import.meta.dirname);
const pageOf = (text: string, name = 'a', ending = 'md') =>
  render({ path: `/${name}`, file: `pages/${name}.${ending}`, text });
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

describe.each(names)('the name %s', (name) => {
  it('is a heading, twice, with an id of its own for each', async () => {
    const { html, facts } = await pageOf(`# A\n\n## \`${name}\`\n\nOne\n\n## \`${name}\`\n\nTwo`);
    expect(facts.headings.map(({ text }) => text)).toEqual(['A', name, name]);
    const ids = idsOf(html);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the id of one heading, and the text of another', async () => {
    const { html } = await pageOf(`# A\n\n## ${name}\n\n## Other {#${name}}`);
    const ids = idsOf(html);
    expect(ids).toContain(name);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is an alias of a heading, and the heading of an alias', async () => {
    const text = `---\naliases:\n  ${name}: new\n  old: ${name}\n---\n# A\n\n## New\n\n## B {#${name}x}`;
    const { facts } = await pageOf(text.replace(`old: ${name}`, `old: ${name}x`));
    expect(facts.diagnostics).toEqual([]);
    expect(facts.anchors).toEqual(expect.arrayContaining([name, 'old']));
    const source = { path: '/a', file: 'pages/a.md', text };
    const feature = { after: () => ({ data: null, anchors: [name] }) };
    const ask = () => () => Promise.resolve(undefined);
    const added = [{ extension: name, version: '1', keys: [], feature, ask }];
    const content = await addContent(
      { ...noFeatures, added },
      {
        source,
        facts: { ...emptyFacts('/a', source.file), frontMatter: { aliases: { old: name } } },
        aliases: new Map([['old', name]]),
        site: { root: '/', base: '', lang: 'en', labels: englishLabels },
        code: [],
        highlighter: await createHighlighter(),
      },
    );
    expect(Object.entries(content.added[0]!.aliases)).toEqual([[name, ['old']]]);
    expect(content.facts).toMatchObject({ addedBy: [name], anchors: [name, 'old'] });
  });

  it('is the title of a tab, of a callout and of a code block, and the name of a page', async () => {
    const text = `# \`${name}\`\n\n:::code-group\n\`\`\`ts [${name}]\n1\n\`\`\`\n\`\`\`js [Two]\n2\n\`\`\`\n:::\n\n:::note[${name}]\nText\n:::`;
    const { html, facts, twin } = await pageOf(text, name);
    expect(facts.diagnostics).toEqual([]);
    expect(html.split(name).length).toBeGreaterThan(3);
    expect(twin).toContain(name);
  });

  it.each([
    ['a language', `\`\`\`${'%'}\nx\n\`\`\``, 'unknown language'],
    ['a word of a fence', '```ts %\nx\n```', ''],
    ['a notation', '```ts\nx // [!code %]\n```', ''],
    ['a directive', ':::%\nText\n:::', ''],
    ['a leaf directive', '::%', ''],
    ['an inline directive', 'A :%[b] c', ''],
    ['a tag of HTML', 'A <%>text</%> b', ''],
    ['a tag of HTML with children', '<table><%><tr><td>text</td></tr></%></table>', ''],
    ['an include', '::include{src="%"}', ''],
    ['a reference', '[%]: /a\n\n[x][%]', ''],
    ['a footnote', 'A[^%]\n\n[^%]: Note', ''],
  ])('is %s', async (_, pattern) => {
    for (const ending of ['md', 'mdx']) {
      const { facts } = await pageOf(`# A\n\n${pattern.replaceAll('%', name)}`, 'a', ending);
      for (const { message, hint = '' } of facts.diagnostics)
        expect(message + hint).not.toMatch(/native code|\[object|is not a function|not iterable/);
      expect(facts.diagnostics.map(({ rule }) => rule)).not.toContain('internal');
    }
  });

  it('is no key of front matter', () => {
    const { diagnostics } = readFrontMatter(`---\n${name}: 1\n---\n# A`, 'pages/a.md');
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [
        `Unexpected key "${name}" in front matter, expected a known key or one that begins with x-`,
        undefined,
      ],
    ]);
  });

  it('is a tag with a page', () => {
    const page = { path: '/a', file: 'pages/a.md', text: `---\ntags: [${name}]\n---\n# A` };
    const head = headOf(page, () => readOutline('title', page));
    const folders = { pagesDir: 'pages', blogDir: 'blog' };
    const lists = withTagPages([page], { ...configOf(), ...folders }, () => head);
    expect(lists).toHaveLength(3);
    expect(lists.find(({ path }) => path === '/tags')!.text).toContain(name.replaceAll('_', ''));
  });

  it('is a term', () => {
    const terms = Object.fromEntries([[name, '/glossary#word']]);
    const config = v.parse(configSchema, { title: 'T', terms });
    expect(Object.entries(config.terms)).toEqual([[name, '/glossary#word']]);
    expect(() => rehypeTerms({ terms: config.terms })).not.toThrow();
    const wrong = Object.fromEntries([[name, 'glossary']]);
    expect(v.safeParse(configSchema, { title: 'T', terms: wrong }).issues).toMatchObject([
      { path: [{ key: 'terms' }, { key: name }] },
    ]);
  });

  it('is no label', () => {
    const labels = Object.fromEntries([[name, 'x']]);
    expect(v.safeParse(configSchema, { title: 'T', labels }).success).toBe(false);
  });

  it('is a schema, a property and an operation of an API', () => {
    const schema = { type: 'object', properties: Object.fromEntries([[name, { type: 'string' }]]) };
    const root = {
      paths: { '/x': { get: { operationId: name, tags: [name], responses: {} } } },
      components: { schemas: Object.fromEntries([[name, schema]]) },
    };
    const { tags, schemas, resolve } = inventoryOf({
      root,
      written: root,
      files: [],
      problems: [],
      file: 'a.json',
      text: '',
      own: '',
      version: '3.1',
    });
    expect(tags.map(({ title }) => title)).toEqual([name]);
    expect(schemas.map((it) => it.name)).toEqual([name]);
    expect(resolve({ $ref: `#/components/schemas/${name}` }).value).toEqual(schema);
    expect(resolve({ $ref: `#/components/${name}` }).value).toEqual({});
  });

  it('is found by search, in one index and in shards', async () => {
    const texts = [`The name ${name} in a text`, 'Another text', `A title of ${name}`];
    const documents = texts.map((text, number) => {
      const title = number === 2 ? name : 'Text';
      return {
        href: `/p${number}`,
        isPage: true,
        titles: [],
        title,
        html: title,
        name: undefined,
        text,
      };
    });
    const index = indexSections(documents);
    const files = new Map<string, string>();
    for (const { file, content } of writeShards(index)) files.set(file, content);
    const whole = await findSections(
      openIndex(JSON.parse([...serializeSearch(index)].join(''))),
      name,
    );
    expect(whole.map(({ href }) => href)).toEqual(['/p2', '/p0']);
    const read: ReadShard = async (file) => JSON.parse(files.get(file)!) as unknown;
    const found = await findSections(await openShards(read), name);
    expect(found.map(({ href }) => href)).toEqual(['/p2', '/p0']);
    expect(found[1]!.terms).toContain(name.toLowerCase());
  });
});
