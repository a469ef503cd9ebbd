import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCompiler } from './compile.ts';
import { fixtures, problemsOf, textOf } from './compile.test.kit.ts';
import { renderContent } from '../theme/render/render-content.tsx';
import { fillCode } from './source/code-block.ts';

const root = join(fixtures, 'vitepress');
const withMath = createCompiler({ root, base: '', pagesDir: 'pages', markdown: { math: {} } });

/** The HTML of a page of the site in `fixtures/vitepress`, and its mistakes. */
async function compiled(text: string, ending: string) {
  const file = `pages/guide/a.${ending}`;
  const { code, content, facts } = await withMath.compile({ path: '/guide/a', file, text });
  const input = { path: '/guide/a', file, imports: {}, frontMatter: {}, content: content! };
  const problems = facts.diagnostics.map(({ line, message }) => `${line}: ${message}`);
  return { html: content ? fillCode(renderContent(input).html, code) : '', problems };
}

/** A spelling of the field, and a part of the HTML that it becomes, in `.md` and `.mdx`. */
const works: [spelling: string, html: string][] = [
  ['::: tip Title\ntext\n:::', '<p class="Callout-title">Title</p>'],
  [':::tip Title\ntext\n:::', '<p class="Callout-title">Title</p>'],
  [':::caution\ntext\n:::', 'data-type="caution"'],
  [':::important\ntext\n:::', 'data-type="important"'],
  ['::: details Title\ntext\n:::', '<summary>Title</summary>'],
  ['> [!NOTE]\n> text', 'data-type="note"'],
  ['> [!TIP]\n> text', 'data-type="tip"'],
  ['> [!IMPORTANT]\n> text', 'data-type="important"'],
  ['> [!WARNING]\n> text', 'data-type="warning"'],
  ['> [!CAUTION]\n> text', 'data-type="caution"'],
  ['## Title {#own}', '<h2 id="own"'],
  [
    '[[toc]]\n\n## Title',
    '<nav class="Contents" aria-label="Contents" data-search="off"><ul><li><a href="#title">',
  ],
  ['[TOC]\n\n## Title', '<nav class="Contents"'],
  ['<<< @/snippets/sample.ts', 'part'],
  ['<<< @/snippets/sample.ts{2}', 'data-mark="highlighted"'],
  ['<<< @/snippets/sample.ts#part', '<code><span class="t-keyword">export const</span> part'],
  [
    '<<< @/snippets/sample.ts#part{1 js:line-numbers} [Title]',
    '<figcaption class="Code-title">Title',
  ],
  ['<<< ../snippets/sample.ts {ts}', 'part'],
  ['<<< ~/samples/look.json', 'red'],
  ['::: code-group\n<<< @/snippets/sample.ts\n:::', '>sample.ts</button>'],
  ['<!--@include: ./part.md-->', 'A <strong>part</strong>'],
  ['<!-- @include: ../parts.md#second -->', '<h2 id="second"'],
  ['<!--@include: @/parts.md#region-a{3}-->', '<p>but this line</p>'],
  ['It is $x^2$.', '<math><msup>'],
  ['$$\nx^2\n$$', '<div class="Math"><math display="block"'],
  ['$$x^2$$', '<span class="Math"><math display="block"'],
  ['```math\nx^2\n```', '<div class="Math"><math'],
  ['```npm\nnpm i x\n```', '>pnpm</button>'],
  ['```package-install\nnpm i x\n```', '>bun</button>'],
  [':::file-tree\n- a/\n  - b.ts\n:::', '<ul class="FileTree">'],
  ['![Walk](https://a.example/walk.mp4)', '<video class="Video"'],
];

describe.each(['md', 'mdx'])('in a page that ends with .%s', (ending) => {
  it.each(works)('%j works', async (text, html) => {
    const found = await compiled(text, ending);
    expect(found.problems).toEqual([]);
    expect(found.html).toContain(html);
  });
});

/** A spelling that does not work, and what is reported with its line. */
const named: [spelling: string, message: string][] = [
  ['See $\\eqref{sum}$.', '1: Unexpected formula \\eqref{sum}, expected TeX: no \\ref or \\eqref'],
  ['text\n[[toc]]', '2: Unexpected [[toc]], expected contents in a paragraph of their own'],
  ['a\n\n<<< @/none.ts', '3: The include of @/none.ts finds no file at none.ts'],
  ['<<< @/snippets/sample.ts#none', '1: There is no region "none" in pages/snippets/sample.ts'],
  [
    '\n<!--@include: ./none.md-->',
    '2: The include of "./none.md" finds no file at pages/guide/none.md',
  ],
  [
    '<!--@include: ../parts.md#none-->',
    '1: The include of "../parts.md#none" finds no such region or heading',
  ],
  ['<!--@include: ./a.ts-->', '1: Unexpected include of "./a.ts", expected an .md or .mdx file'],
  [
    'a\n\nIt is $\\frac{a$.',
    '3: Unexpected formula \\frac{a, expected TeX: unexpected end of input',
  ],
  [
    '$$\na\n\\nonsense\n$$',
    '3: Unexpected formula a \\nonsense, expected TeX: unsupported function name: \\nonsense',
  ],
  [
    '```npm\nnpm i x\nnpm audit\n```',
    '3: Not every package manager has the command "npm audit" of a fence "npm"',
  ],
  [':::file-tree\nx\n:::', '1: ":::file-tree" has no list'],
];

it.each(named)('%j is reported', async (text, message) => {
  const { problems } = await compiled(text, 'md');
  expect(problems.map((it) => it.toLowerCase())).toEqual([
    expect.stringContaining(message.toLowerCase()),
  ]);
});

it.each([
  '$10 and $20',
  'US$5, 5$ and $6',
  'Set $HOME/$USER and $PATH',
  '`$x^2$` and \\$x^2\\$',
  'from $5 `a$` on',
  'a $ b $ c',
  '$$$',
])('%j is no formula', async (text) => {
  for (const ending of ['md', 'mdx'])
    expect(await compiled(text, ending)).toMatchObject({
      problems: [],
      html: expect.not.stringContaining('<math') as string,
    });
});

it('without the option a formula stays text, and the option is named', async () => {
  expect(await textOf('It is $x^2$.')).toContain('$x^2$');
  expect(await problemsOf('It is $x^2$.')).toEqual([
    expect.stringContaining('Set markdown: { math: true } in docs.config.ts'),
  ]);
});

it.each([
  [`$${'{'.repeat(3000)}a${'}'.repeat(3000)}$`, 'More than 200 levels of braces'],
  [`$${'\\left('.repeat(300)}a${'\\right)'.repeat(300)}$`, 'More than 200 levels of braces'],
  [
    '$\\__proto__ \\constructor$',
    'Unexpected formula \\__proto__ \\constructor, expected TeX: a command',
  ],
])('a formula that overflows or breaks its library is an error of the page', async (text, said) => {
  const { problems } = await compiled(`A\n\n${text}`, 'md');
  expect(problems).toContainEqual(expect.stringContaining(`3: ${said}`));
});
