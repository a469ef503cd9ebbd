import { expect, it } from 'vitest';
import { problemsOf } from '../compile.test.kit.ts';

const needs = 'Its second line needs a cell for each of the first: | --- | --- |';
const write = 'Write | --- | --- | as its second line, and no empty line within it';

it.each([
  ['a\n\n| a | b |\n| c | d |', '3:1', 'A table is shown as text', write],
  ['| a | b |\n|---|\n| c | d |', '1:1', 'A table is shown as text', needs],
  ['| a | b |\n|--|--|\n\n| c | d |', '4:1', 'A table is shown as text', write],
  ['- x\n\n  | a | b |\n  |---|\n  | c | d |', '3:1', 'A table is shown as text', needs],
  ['> | a | b |\n> | c | d |', '1:1', 'A table is shown as text', write],
  [
    'a | b\n-- | --\nc|d\n`x|y` | e',
    '4:1',
    'A row has 3 cells, and the first of its table 2: the last is not shown',
    String.raw`Write \| for the sign |, also in code, or give the table one more column`,
  ],
])('%j is named', async (text, place, message, hint) => {
  for (const ending of ['md', 'mdx'])
    expect(await problemsOf(text, ending)).toEqual([`warning ${place} table ${message} (${hint})`]);
});

it.each([
  '| a | b |\n|---|---|\n| `x\\|y` | d |\n| e |',
  '| a |\n|---|\n| b |',
  'The norm |x| and\n|y| of it',
  '```\n| a | b |\n| c | d |\n```',
  'Use `| a | b |` for it, or\n`| c | d |`',
  '\\| a | b |',
])('%j is no broken table', async (text) => {
  for (const ending of ['md', 'mdx']) expect(await problemsOf(text, ending)).toEqual([]);
});
