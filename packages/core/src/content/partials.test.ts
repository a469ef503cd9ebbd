import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPageImports } from '../node/assets/page-imports.ts';
import { createOutlines } from '../node/site/outlines.ts';
import { diagnosticsOf } from '../shared/diagnostics/diagnostic.ts';
import { renderContent } from '../theme/render/render-content.tsx';
import { createCompiler } from './compile.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'partials-'));
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const pageOf = (text: string) => ({ path: '/a', file: 'pages/a.mdx', text });
const compile = (text: string, repository?: string) =>
  createCompiler({ root, base: '', pagesDir: 'pages', repository }).compile(pageOf(text));
const problemsOf = async (text: string) =>
  (await compile(text)).facts.diagnostics.map(
    ({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`,
  );
const page = "import Part from './_part.mdx'\n\n# A\n\n## B\n\n<Part />\n\n## C\n";

it('headings, links and files of a partial are part of the page, at its place', async () => {
  write('pages/_part.mdx', '## In it {#own}\n\n[one](./one#x)');
  const { facts } = await compile(`${page}\n<Part />`.replace('## C', '## In it'));
  expect(facts.headings.map(({ id }) => id)).toEqual(['a', 'b', 'own', 'in-it', 'own']);
  expect(facts.links[0]).toMatchObject({ target: '/one', file: 'pages/_part.mdx', line: 3 });
  expect(Object.keys(facts.reads)).toContain(join(root, 'pages/_part.mdx'));
  expect(facts.diagnostics.map(({ rule, file }) => [rule, file])).toEqual([
    ['duplicate-id', 'pages/_part.mdx'],
  ]);
});

it('a page of a single partial has the title of the partial', async () => {
  write('pages/_part.mdx', '# Shared [by two]\n\nText');
  const text = "import Part from './_part.mdx'\n\n<Part />";
  expect((await compile(text)).facts).toMatchObject({ title: 'Shared', description: 'by two' });
});

it('Markdown of a partial on a landing page has the class of Markdown there', async () => {
  write('pages/_part.mdx', '## In it\n\n- item');
  const { content } = await compile(`---\nlayout: landing\n---\n${page}`);
  const input = { path: '/a', file: 'pages/a.mdx', imports: {}, frontMatter: {} };
  const { html } = renderContent({ ...input, content: content! });
  expect(html).toMatch(/<h2 class="Markdown" id="in-it"[^]*<ul class="Markdown">/);
});

it('an alias may name a heading of a partial', async () => {
  write('pages/_part.mdx', '## In it');
  const { facts } = await compile(`---\naliases:\n  old: in-it\n---\n${page}`);
  expect(facts.diagnostics).toEqual([]);
  expect(facts.anchors).toContain('old');
});

it('mistakes have their place in the file of the partial, once', async () => {
  write('pages/_part.mdx', 'Text\n\n:::note\nx');
  expect(await problemsOf(`${page}\n<Part />`)).toEqual([
    expect.stringMatching(/^pages\/_part\.mdx:3:1 unclosed-directive /),
  ]);
  write('pages/_part.mdx', 'Text\n\n{a b}');
  expect(await problemsOf(page)).toEqual([
    expect.stringMatching(/^pages\/_part\.mdx:3:\d+ syntax /),
  ]);
  write('pages/_part.mdx', '---\nfoo: 1\n---\n');
  expect(await problemsOf(page)).toEqual([
    expect.stringMatching(/^pages\/_part\.mdx:2:1 front-matter /),
  ]);
  write('pages/_part.mdx', '\n<Nope />');
  expect((await compile(page)).facts.components).toEqual([
    { name: 'Nope', file: 'pages/_part.mdx', line: 2, column: 1 },
  ]);
});

it('front matter of a partial is reported, unless the partial is also a page', async () => {
  const text = '---\nx-own: 1\nlayout: landing\ncontent:\n  width: 3\n---\n\nText';
  write('pages/_part.mdx', text);
  expect(await problemsOf(`${page}\n<Part />`)).toEqual([
    expect.stringMatching(/^pages\/_part\.mdx:3:1 partial-key The key "layout" /),
    expect.stringMatching(/^pages\/_part\.mdx:4:1 partial-key The key "content" /),
  ]);
  write('pages/part.mdx', text);
  expect(await problemsOf(page.replace('_part', 'part'))).toEqual([]);
  write('pages/_parts/part.mdx', text);
  expect(await problemsOf(page.replace('_part', '_parts/part'))).toHaveLength(2);
  write('pages/_part.mdx', '---\nlayuot: docs\n---\n');
  expect((await compile(page)).facts.diagnostics).toMatchObject([
    { rule: 'front-matter', file: 'pages/_part.mdx', line: 2, hint: 'Did you mean "layout"?' },
  ]);
});

it.each([
  ['an expression that throws', '\n{props.a.b}', 'pages/_part.mdx:2:1 render'],
  ['an element that fails', '\n<p style="x">{1 + 1}</p>', 'pages/_part.mdx:2:1 render'],
  [
    'a misplaced element',
    '\n\n<ul><li><p>a <div>{props.x}</div></p></li></ul>',
    'pages/_part.mdx:3:14 html-nesting',
  ],
])('%s has its place in the partial', async (_, text, expected) => {
  write('pages/_part.mdx', text);
  const { content, facts } = await compile(page);
  const found = (() => {
    const input = { path: '/a', file: 'pages/a.mdx', imports: {}, frontMatter: {} };
    try {
      return renderContent({ ...input, content: content! }).diagnostics;
    } catch (error) {
      return diagnosticsOf(error, facts.file);
    }
  })();
  expect(found.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
    expected,
  ]);
});

it('a partial may be of another package in the site’s workspace', async () => {
  const monorepo = root;
  write('.git', 'gitdir: elsewhere');
  write('packages/a/README.md', '## Of the package\n\n[dead](./gone#x)');
  root = join(monorepo, 'docs');
  write('pages/a.mdx', '');
  const text = "import Part from '../../packages/a/README.md'\n\n# A\n\n<Part />";
  const { facts } = await compile(text);
  root = monorepo;
  expect(facts.diagnostics).toEqual([]);
  expect(facts.headings.map(({ text: heading }) => heading)).toEqual(['A', 'Of the package']);
  expect(facts.links[0]).toMatchObject({ file: '../packages/a/README.md', line: 3 });
});

it('a partial that is missing, outside, part of itself or not imported by a name is an error', async () => {
  expect(await problemsOf(page)).toEqual([
    'pages/a.mdx:1:1 partial The import of "./_part.mdx" finds no file at pages/_part.mdx',
  ]);
  write('pages/_part.mdx', "import Other from './_other.mdx'\n\n<Other />");
  write('pages/_other.mdx', "import Part from './_part.mdx'\n\n<Part />");
  expect(await problemsOf(page)).toEqual([
    'pages/_other.mdx:1:1 partial The import of "./_part.mdx" is a cycle: pages/a.mdx → pages/_part.mdx → pages/_other.mdx → pages/_part.mdx',
  ]);
  expect(await problemsOf("import { x } from './_part.mdx'\nimport Up from '../../up.md'")).toEqual(
    [
      'pages/a.mdx:1:1 partial The import of "./_part.mdx" has to be one name',
      'pages/a.mdx:2:1 partial The import of "../../up.md" leads out of the project',
    ],
  );
});

it('unused props of a partial are reported', async () => {
  write('pages/_part.mdx', 'Hello {props.name}');
  expect(await problemsOf(page.replace('<Part />', '<Part name="x" size="y">z</Part>'))).toEqual([
    'pages/a.mdx:7:1 partial-prop The file of <Part> does not read its prop "size"',
    'pages/a.mdx:7:1 partial-prop The file of <Part> does not read its content',
  ]);
});

it('partials that multiply end with a message', async () => {
  for (let index = 0; index < 7; index++)
    write(
      `pages/_${index}.mdx`,
      `import Next from './_${index + 1}.mdx'\n\n${'<Next />\n\n'.repeat(10)}`,
    );
  write('pages/_7.mdx', 'x');
  const problems = await problemsOf(page.replace('_part', '_0'));
  expect(problems).toEqual([
    expect.stringMatching(/^pages\/_\d\.mdx:\d+:1 partial A page has more than 1000 partials$/),
  ]);
}, 60_000);

it('modules of partials are bundled, partials are not', async () => {
  write('pages/_part.mdx', "import Button from '../components/Button.tsx'\n\n<Button />");
  const found = await findPageImports(root, [pageOf(page)], createOutlines());
  expect([...found.keys()]).toEqual([join(root, 'components/Button.tsx')]);
  const { facts } = await compile(page);
  expect(facts.imports).toEqual([{ specifier: join(root, 'components/Button.tsx'), line: 1 }]);
});

it('relative links of a README lead to pages, else to the repository, and its pictures are found', async () => {
  write('.git', 'gitdir: elsewhere');
  root = join(root, 'docs');
  write('pages/a.mdx', '');
  write('pages/guide.md', '# Guide');
  write('../packages/a/LICENSE', 'MIT');
  write('../packages/a/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  write(
    '../packages/a/README.md',
    '[g](../../docs/pages/guide.md#x) [l](./LICENSE#y) [s](../a/) [gone](./gone.md) [n](#n)\n\n![Dot](./dot.svg)',
  );
  const text = "import Part from '../../packages/a/README.md'\n\n# A\n\n<Part />";
  const targets = async (repository?: string) =>
    (await compile(text, repository)).facts.links.map(({ kind, target }) => `${kind} ${target}`);
  const main = 'https://git.example/blob/main';
  expect(await targets(`${main}/docs/pages/:path`)).toEqual([
    'page /guide',
    `external ${main}/packages/a/LICENSE#y`,
    `external ${main}/packages/a`,
    'page /packages/a/gone',
    'page /a',
  ]);
  expect((await targets())[0]).toBe('page /guide');
  expect((await compile(text)).facts.diagnostics).toEqual([]);
  root = dirname(root);
});
