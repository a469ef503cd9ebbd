import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createCompiler } from '../../content/compile.ts';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { renderContent } from './render-content.tsx';

/* The line of an element that React rejects, at any position. */

const root = mkdtempSync(join(tmpdir(), 'lines-'));
mkdirSync(join(root, 'pages'));
writeFileSync(join(root, 'long.ts'), 'line\n'.repeat(10));
afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));

const compiler = createCompiler({ root, base: '', pagesDir: 'pages' });

/** `file:line` of the diagnostics of a page. */
async function placeOf(text: string, file = 'pages/a.mdx'): Promise<string[]> {
  const { content, facts } = await compiler.compile({ path: '/a', file, text });
  expect(facts.diagnostics).toEqual([]);
  const page = { path: '/a', file, imports: {}, frontMatter: facts.frontMatter };
  try {
    return [renderContent({ content: content!, ...page }).html];
  } catch (error) {
    return diagnosticsOf(error).map((each) => `${each.file}:${each.line}`);
  }
}

const elements = {
  'on a line of its own': '<p style="color: red">a</p>',
  'over several lines': '<p\n  className="a"\n  style="color: red"\n>\n  a\n</p>',
  'in a sentence': 'one\ntwo <b style="color: red">a</b> three',
  'in other elements': '<div>\n  <b>\n    <i style="color: red">a</i>\n  </b>\n</div>',
  'in a component': '<Callout>\n\none\n\n<p style="color: red">a</p>\n\n</Callout>',
  'in an island':
    '<Tabs>\n<Tab title="a">\n\none\n\n<p style="color: red">a</p>\n\n</Tab>\n</Tabs>',
};

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, by);
const pages: Record<string, (element: string) => string> = {
  'a page': (element) => element,
  'a page with front matter': (element) => `---\ntitle: A\nx-a:\n  - 1\n---\n\n${element}`,
  'a page with expressions': (element) =>
    `export const a = 1\n\n# A\n\n{a}\n\n{/* two\n\nthree */}\n\n${element}\n\n{a}`,
  'a list': (element) => `1. a\n\n   - b\n\n${indented(element, '     ')}`,
  'a quote': (element) => `> a\n>\n${element.replace(/^/gm, '> ')}`,
  'a callout': (element) => `:::note\n\n${element}\n\n:::`,
  'an alert': (element) => `> [!NOTE]\n${element.replace(/^/gm, '> ')}`,
  steps: (element) => `:::steps\n\n## A\n\n${element}\n\n## B\n:::`,
  'a page behind code': (element) =>
    `:::code-group\n\`\`\`ts [a]\na\n\n\`\`\`\n\`\`\`ts [b]\n// [!include ~/long.ts]\n\`\`\`\n:::\n\n${element}`,
};

/** The line of the element's tag. */
const lineIn = (text: string) =>
  text.slice(0, text.search(/<[a-z]+\s(?=[^<]*style=)/)).split('\n').length;

const cases = Object.entries(pages).flatMap(([where, page]) =>
  Object.entries(elements).map(([how, element]) => [how, where, page(element)] as const),
);

it.each(cases)('%s, in %s', async (_how, _where, text) => {
  expect(await placeOf(text)).toEqual([`pages/a.mdx:${lineIn(text)}`]);
});

it.each(Object.entries(elements))('%s, in a partial', async (_, element) => {
  const text = `---\nx-a: 1\n---\n\n${element}`;
  writeFileSync(join(root, 'pages/_part.mdx'), text);
  expect(await placeOf("import Part from './_part.mdx'\n\n# A\n\n<Part/>")).toEqual([
    `pages/_part.mdx:${lineIn(text)}`,
  ]);
});

it('a style of a .md page that is none', async () => {
  const text = '---\ntitle: A\n---\n\n# A\n\n- a\n\n  <p\n   style="x">a</p>';
  expect(await placeOf(text, 'pages/a.md')).toEqual(['pages/a.md:9']);
  expect(await placeOf('a <b style="color: red">b</b>', 'pages/a.md')).toEqual([
    '<p>a <b style="color:red">b</b></p>',
  ]);
});

it('an element of a .md page that is not closed where its tab ends', async () => {
  for (const tag of ['<a href="/x">', '<b>'])
    expect(
      await placeOf(
        `# A\n\n:::code-group\n\`\`\` [One]\na\n\`\`\`\n\n${tag}\n  b\n:::\n`,
        'pages/a.md',
      ),
    ).toEqual(['pages/a.md:8']);
});
