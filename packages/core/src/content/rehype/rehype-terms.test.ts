import { describe, expect, it } from 'vitest';
import { renderContent } from '../../theme/render/render-content.tsx';
import { createCompiler } from '../compile.ts';

const terms = {
  'content key': '/glossary#content-key',
  'content keys': '/glossary#content-key',
  key: '/glossary#key',
  'C++': '/glossary#c',
};

async function htmlOf(text: string, path = '/page', ending = 'mdx') {
  const source = { path, file: `pages${path}.${ending}`, text };
  const options = { root: '/site', base: '/docs', pagesDir: 'pages', terms };
  const { content, facts } = await createCompiler(options).compile(source);
  const site = { base: '/docs', lang: 'en' };
  const { html } = renderContent({
    ...source,
    content: content!,
    imports: {},
    frontMatter: {},
    site,
  });
  return { html, facts };
}

/** The linked terms, with the paths of their targets. */
async function linksOf(text: string, path?: string, ending?: string) {
  const { html } = await htmlOf(text, path, ending);
  return [...html.matchAll(/<a class="Term" href="([^"]*)">([^<]*)<\/a>/g)].map(
    ([, href, word]) => `${word}: ${href}`,
  );
}

describe('terms', () => {
  it('are linked at their first occurrence, the longest first, and recorded as links', async () => {
    const { html, facts } = await htmlOf(
      'A key has a content key.\n\nContent keys, keys, a key.\n',
    );
    expect(html).toBe(
      '<p>A <a class="Term" href="/docs/glossary#key">key</a> has a <a class="Term" href="/docs/glossary#content-key">content key</a>.</p>\n<p>Content keys, keys, a key.</p>',
    );
    expect(facts.links.map(({ target, fragment, line }) => [target, fragment, line])).toEqual([
      ['/glossary', 'key', 1],
      ['/glossary', 'content-key', 1],
    ]);
  });

  it('may begin a sentence, end a line, and contain signs', async () => {
    expect(await linksOf('Content\nkeys and C++ are known.')).toEqual([
      'Content\nkeys: /docs/glossary#content-key',
      'C++: /docs/glossary#c',
    ]);
  });

  it('are whole words, as written', async () => {
    expect(await linksOf('A keyboard, monkey, KEY, key-like, api.key, $key, _key.')).toEqual([]);
  });

  it('are linked in lists, tables, emphasis and elements', async () => {
    for (const text of ['- a key', '| A |\n|-|\n| a key |', '**a key**', '<p>a key</p>', '> key'])
      expect(await linksOf(text), text).toEqual(['key: /docs/glossary#key']);
    expect(await linksOf('<b>a key</b>', '/page', 'md')).toEqual(['key: /docs/glossary#key']);
  });

  it('are not linked in headings, code, links, heads of tables and components', async () => {
    const text =
      '# key\n\n## key\n\n`key` [a key](/x)\n\n```\nkey\n```\n\n| key |\n|-|\n| x |\n\n<summary>key</summary>\n';
    expect(await linksOf(text)).toEqual([]);
  });

  it('are not linked in the hero of a landing page and in cards, but in the text below', async () => {
    const text =
      '---\nlayout: landing\nhero:\n  tagline: The key\nfeatures:\n  - title: A\n    details: A key\n    link: /x\n---\n\n:::cards\n- **B** a key\n:::\n\nA key.';
    expect(await linksOf(text)).toEqual(['key: /docs/glossary#key']);
    expect((await htmlOf(text)).html).toContain('<p>A <a class="Term"');
  });

  it('are not linked on the page with their explanation', async () => {
    expect(await linksOf('A key.', '/glossary')).toEqual([]);
  });
});
