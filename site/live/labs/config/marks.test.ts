import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';

const severity = 'error';

it('cuts a text at the places of its problems', () => {
  expect(marksOf('abcdef', [{ from: 1, to: 3, severity }])).toEqual([
    { text: 'a' },
    { text: 'bc', severity },
    { text: 'def' },
  ]);
});

it('shows the first of problems that overlap, and the end of a text', () => {
  const problems = [
    { from: 0, to: 2, severity },
    { from: 1, to: 3, severity },
    { from: 4, to: 4, severity },
  ] as const;
  expect(marksOf('abcd', [...problems])).toEqual([
    { text: 'ab', severity },
    { text: 'c' },
    { text: 'd', severity },
  ]);
});

it('shows a text without problems as it is', () => {
  expect(marksOf('', [])).toEqual([]);
  expect(marksOf('a', [])).toEqual([{ text: 'a' }]);
});
