import { expect, it } from 'vitest';
import { compareSections } from './compare-sections.ts';
import { literalOf } from './literal-of.ts';
import { sourceSections } from './source-sections.ts';
import { diffWords } from './word-diff.ts';

const read = (text: string, files: Record<string, string> = {}, file = 'pages/a.mdx') =>
  sourceSections(text, file, (name) => files[name]);
const words = (...page: Parameters<typeof read>) =>
  read(...page).map(({ title, blocks }) => [title, ...blocks.map(({ text }) => text)]);

it('a page is its title and its blocks by heading, without the marks of Markdown', () => {
  const text =
    '---\ntitle: Front\n---\n\nA **word**, a [link](/x).\n\n## One {#first}\n\n- a\n- b\n\n| c | `d` |\n|---|---|\n| 1 | 2 |\n\n:::note[Label]\nIn it.\n:::\n\n{/* no word */}\n';
  expect(words(text)).toEqual([
    ['', 'Front', 'A word, a link.'],
    ['One', 'One', 'a', 'b', 'c | d', '1 | 2', 'Label', 'In it.'],
  ]);
});

it('an include, a partial and a literal of another module are words of the page', () => {
  const text = [
    "import { facts } from '../facts.ts'",
    "import Part from './_part.mdx'",
    '',
    'Node {facts.node}, {facts.other}.',
    '',
    '<Part />',
    '',
    '```ts\n// [!include ~/x.ts:inner]\n// [!include ../../samples/y.ts]\n```',
  ].join('\n');
  const files = {
    'facts.ts': "export const facts = { node: '20.19', other: compute() };",
    'pages/_part.mdx': '## Of the part\n\nText.',
    'x.ts': 'a\n// [!region inner]\nb\n// [!endregion inner]\nc',
    '../samples/y.ts': 'd',
  };
  expect(words(text, files)).toEqual([
    ['', 'Node 20.19, facts.other.'],
    ['Of the part', 'Of the part', 'Text.', 'b\nd'],
  ]);
});

it('a part of another page, a snippet and formulas are words of the page', () => {
  const text =
    'It is $x^{2}$.\n\n$$\ny_{1}\n$$\n\n::include{from="@/part.md#one"}\n\n::snippet{from="~/x.ts#inner"}\n';
  const files = {
    'pages/part.md': '# Part\n\n## One\n\nOf one.\n\n## Two\n\nOf two.\n',
    'x.ts': 'a\n// #region inner\nb\n// #endregion inner\nc',
  };
  expect(words(text, files)).toEqual([
    ['', 'It is x^{2}.', 'y_{1}'],
    ['One', 'One', 'Of one.', 'b'],
  ]);
});

it('a partial that imports itself, and broken syntax, end', () => {
  const self = "import Self from './_s.mdx'\n\nWords.\n\n<Self />";
  expect(words(self, { 'pages/_s.mdx': self })[0]).toContain('Words.');
  expect(words('One.\n\n<Open>\n\nTwo {.')).toEqual([['', 'One.', '<Open>', 'Two {.']]);
  expect(words('')).toEqual([['']]);
});

it.each([
  ["const a = 'x y';", 'a', 'x y'],
  ['{ a: 5_000, }', 'a', '5000'],
  ['{ b: 1, a: `t` }', 'a', 't'],
  ['{ a: `t${x}` }', 'a', undefined],
  ['{ a: 5 * 2 }', 'a', undefined],
  ['{ ba: 1 }', 'a', undefined],
  ['', 'a', undefined],
])('the literal of a name in %j', (code, name, value) => {
  expect(literalOf(code, name)).toBe(value);
});

it('the words that differ have a few equal words around them', () => {
  const [before, after] = ['one', 'two'].map(
    (word) => `${'far '.repeat(30)}near ${word} near ${'far '.repeat(30)}`,
  );
  expect(diffWords(before!, after!)).toEqual([
    [0, `… ${'far '.repeat(7)}near `],
    [-1, 'one'],
    [0, ' '],
    [1, 'two'],
    [0, ` near ${'far '.repeat(6)}… `],
  ]);
});

it('long texts are compared in bounded time', () => {
  const text = (seed: number) =>
    Array.from({ length: 50_000 }, (_, index) => `w${(index * seed) % 997}`).join(' ');
  expect(diffWords(text(3), text(5)).length).toBeGreaterThan(1);
});

it('a section is changed, added or removed', () => {
  const before = read(
    'Start.\n\n## A\n\nOf a with many words.\n\n## B\n\nOf b.\n\n## Gone\n\nPast.',
  );
  const after = read('Start.\n\n## B\n\nOf b.\n\n## A\n\nOf a with some words.\n\n## New\n\nText.');
  expect(compareSections(before, after)).toEqual([
    {
      title: 'A',
      kind: 'changed',
      blocks: [
        [
          [0, 'Of a with '],
          [-1, 'many'],
          [0, ' '],
          [1, 'some'],
          [0, ' words.'],
        ],
      ],
    },
    { title: 'New', kind: 'added', blocks: [[[1, 'Text.']]] },
    { title: 'Gone', kind: 'removed', blocks: [[[-1, 'Past.']]] },
  ]);
});
