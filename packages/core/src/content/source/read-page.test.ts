import { describe, expect, it } from 'vitest';
import { mayImport, readPage } from './read-page.ts';

const read = (text: string, file = 'pages/a.mdx', hasMath = false) => {
  const page = readPage(text, file, { hasMath });
  if (page.isBroken) throw page.error;
  return page;
};
const fencesOf = (...page: Parameters<typeof read>) =>
  read(...page).fences.map(({ language, meta, line, column }) => [language, meta, line, column]);
const importsOf = (...page: Parameters<typeof read>) =>
  read(...page).imports.map(({ specifier, names, line }) => [specifier, names.join(), line]);
const headingsOf = (...page: Parameters<typeof read>) =>
  read(...page).headings.map(({ level, text, line }) => [level, text, line]);

describe('fences', () => {
  it.each([
    ['at the margin', '```ts [a.ts] {1,3}\nx\n```', [['ts', '[a.ts] {1,3}', 1, 1]]],
    ['without a language', '```\nx\n```', [['', '', 1, 1]]],
    ['of tildes, with marks inside', '~~~js live\n```ts\n~~~', [['js', 'live', 1, 1]]],
    ['of more marks, with a fence inside', '````md\n```ts\nx\n```\n````', [['md', '', 1, 1]]],
    ['in a list', '- a\n\n  - b\n\n    ```ts\n    x\n    ```', [['ts', '', 5, 5]]],
    ['in a quote', '> ```ts twoslash\n> x\n> ```', [['ts', 'twoslash', 1, 3]]],
    ['in a quote of a list', '1. > ~~~ts\n   > x\n   > ~~~', [['ts', '', 1, 6]]],
    ['in a directive', ':::note\n```ts\nx\n```\n:::', [['ts', '', 2, 1]]],
    ['in JSX', '<Tabs>\n  ```ts\n  x\n  ```\n</Tabs>', [['ts', '', 2, 3]]],
    ['behind tabs in a list', '-\ta\n\n\t```ts\n\tx\n\t```', [['ts', '', 3, 2]]],
    ['without an end', '```ts\n# no heading\n', [['ts', '', 1, 1]]],
    ['of too few marks at the end', '````ts\n```\n# a\n', [['ts', '', 1, 1]]],
    ['in a comment of MDX', '{/*\n```ts\nx\n```\n*/}', []],
    ['of marks within a line', '```ts``` and text', []],
    ['indented in MDX', '    ```ts\n    x\n    ```', [['ts', '', 1, 5]]],
  ])('%s', (_, text, expected) => {
    expect(fencesOf(text)).toEqual(expected);
  });

  it('in an HTML comment of a .md file are none', () => {
    expect(fencesOf('<!--\n```ts\n```\n-->\n\n~~~js\n~~~', 'a.md')).toEqual([['js', '', 6, 1]]);
  });

  it('an indented block of a .md file is code without a language', () => {
    expect(fencesOf('    ```ts\n    x\n', 'a.md')).toEqual([['', '', 1, 1]]);
  });

  it('lines $$ are a fence, on a site with formulas', () => {
    expect(fencesOf('$$\nx\n$$', 'a.mdx', true)).toEqual([['math', '', 1, 1]]);
    expect(fencesOf('$$\nx\n$$')).toEqual([]);
  });
});

describe('imports', () => {
  it.each([
    ['of one name', "import A from './a'", [['./a', 'A', 1]]],
    ['over several lines', "import B, {\n  a,\n\n  c as d,\n} from './b'", [['./b', 'B,a,d', 1]]],
    ['of everything', "import * as all from './a'", [['./a', 'all', 1]]],
    ['for an effect', "import './a.css'", [['./a.css', '', 1]]],
    [
      'two in a line',
      "import A from 'a'; import B from 'b'",
      [
        ['a', 'A', 1],
        ['b', 'B', 1],
      ],
    ],
    [
      'passed on',
      "export { a } from './a'\nexport * from './b'",
      [
        ['./a', '', 1],
        ['./b', '', 2],
      ],
    ],
    ['behind front matter', "---\ntitle: A\n---\nimport A from 'a'", [['a', 'A', 4]]],
    ['behind a heading', "# A\nimport A from 'a'", [['a', 'A', 2]]],
    ['behind a fence', "```\nimport X from 'x'\n```\n\nimport A from 'a'", [['a', 'A', 5]]],
    ['in a fence', "~~~ts\n\nimport X from 'x'\n~~~", []],
    ['in a paragraph', "text\nimport X from 'x'", []],
    ['in a comment', "{/*\n\nimport X from 'x'\n\n*/}", []],
    ['in a list', "- import X from 'x'", []],
    ['of a function', "export const load = () => import('./x')", []],
  ])('%s', (_, text, expected) => {
    expect(importsOf(text)).toEqual(expected);
  });

  it('a .md file has none', () => {
    expect(importsOf("import A from './a'", 'a.md')).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    [
      'of signs',
      '# A\n\n### B ###',
      [
        [1, 'A', 1],
        [3, 'B', 3],
      ],
    ],
    [
      'underlined',
      'A\n===\n\nB\nc\n---',
      [
        [1, 'A', 1],
        [2, 'B c', 4],
      ],
    ],
    ['with markup', '## *A* `b` [c](/d) ![e](f)', [[2, 'A b c e', 1]]],
    ['with entities', '## A &amp; b\\_c', [[2, 'A & b_c', 1]]],
    ['with expressions', "## A {'b'} {c} {/* d */}", [[2, 'A b', 1]]],
    [
      'in a list and a quote',
      '- # A\n\n> ## B',
      [
        [1, 'A', 1],
        [2, 'B', 3],
      ],
    ],
    ['in a directive', ':::note\n## A\n:::', [[2, 'A', 2]]],
    ['in a fence', '```\n# A\n```', []],
    ['without a blank', '#A', []],
  ])('%s', (_, text, expected) => {
    expect(headingsOf(text)).toEqual(expected);
  });

  it('has its subtitle, its id, and whether it is in another block', () => {
    expect(read('# A [the *b*] {#c}\n\n- ## D [e] {/* #f */}').headings).toEqual([
      { level: 1, text: 'A', subtitle: 'the b', id: 'c', line: 1, column: 1, isTop: true },
      { level: 2, text: 'D [e]', id: 'f', line: 3, column: 3, isTop: false },
    ]);
  });

  it('a comment of HTML hides headings of a .md file only', () => {
    expect(headingsOf('<!--\n# A\n-->\n\n# B', 'a.md')).toEqual([[1, 'B', 5]]);
  });

  it('a formula is its text', () => {
    expect(headingsOf('## Of $x^{2}$', 'a.mdx', true)).toEqual([[2, 'Of x^{2}', 1]]);
  });
});

describe('front matter', () => {
  it.each([
    ['with --- in a text', '---\ntitle: a --- b\n---\n\n---\n\n# C', { title: 'a --- b' }, 7],
    [
      'with --- in a block',
      '---\ndescription: |\n  ---\n  a\n---\n# C',
      { description: '---\na\n' },
      6,
    ],
    ['that is empty', '---\n---\n# C', {}, 3],
    ['with blanks behind its marks', '--- \ntitle: a\n---\t\n# C', { title: 'a' }, 4],
  ])('%s', (_, text, frontMatter, line) => {
    const page = read(text);
    expect(page.frontMatter).toEqual(frontMatter);
    expect(page.diagnostics).toEqual([]);
    expect(page.headings.map((heading) => heading.line)).toEqual([line]);
  });

  it('that is broken is reported, and the page is read', () => {
    const page = read('---\ntitle: [\n---\n# A');
    expect(page.diagnostics.map(({ rule }) => rule)).toContain('front-matter');
    expect(page.headings.map(({ text }) => text)).toEqual(['A']);
  });
});

it('lines end with CRLF or LF', () => {
  const text = "import A from 'a'\n\n# B\n\n```ts live\nx\n```\n";
  const parts = ({ imports, headings, fences }: ReturnType<typeof read>) => [
    imports,
    headings,
    fences,
  ];
  expect(parts(read(text.replaceAll('\n', '\r\n')))).toEqual(parts(read(text)));
});

it("another engine's lines are read as ours, at the same lines", () => {
  const { text, headings, tree } = read('::: tip Title\n# A\n:::\n\n<<< @/a.ts');
  expect(text).toBe(':::tip[Title]\n# A\n:::\n\n::snippet{from="@/a.ts"}');
  expect(headings.map(({ line }) => line)).toEqual([2]);
  expect(tree.children.map(({ type }) => type)).toEqual(['containerDirective', 'leafDirective']);
});

it.each([
  ['an open element', 'text\n\n<Open>'],
  ['a half expression', 'a {b'],
  ['a broken import', "import X from './x\n\nimport { from"],
  ['too many marks', `${'>'.repeat(1000)} a`],
])('a page with %s is broken, and has its front matter', (_, body) => {
  const page = readPage(`---\ntitle: A\n---\n${body}`, 'a.mdx');
  expect(page.frontMatter).toEqual({ title: 'A' });
  expect(page.isBroken && page.error).toBeInstanceOf(Error);
});

it('each call has a tree of its own', () => {
  const [one, other] = [read('# A'), read('# A')];
  one.tree.children.length = 0;
  expect(other.tree.children).toHaveLength(1);
});

it.each([
  ['a page', 'import A from "a"', true],
  ['a sample', '```ts\nimport A from "a"\nimport B from "b"\n```', false],
  ['a sample with a file name', '~~~tsx [a.tsx] live\nexport * from "a"\n~~~', false],
  ['a sample below a comment', '```ts\n// a\nimport A from "a"\n```', false],
  ['a page below a sample', '```ts\nimport A from "a"\n```\nimport B from "b"', true],
  ['a page below a sample without a language', '```\na\n```\nimport B from "b"', true],
  [
    'a page below a longer fence',
    '````md\n```ts\nimport A from "a"\n````\nimport B from "b"',
    true,
  ],
  ['a page below a fence in a list', '- ```ts\nimport B from "b"', true],
])('mayImport: %s', (_, body, expected) => expect(mayImport(body, 'a.mdx')).toBe(expected));
