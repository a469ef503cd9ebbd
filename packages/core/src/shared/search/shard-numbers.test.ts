import { expect, it } from 'vitest';
import { decodeNumbers, decodePostings, encodeNumbers, encodePostings } from './shard-numbers.ts';

it('numbers survive, in characters that JSON does not escape', () => {
  const numbers = [0, 59, 60, 61, 1799, 1800, 123456, 2 ** 24 - 1, 2 ** 40];
  const text = encodeNumbers(numbers);
  expect(decodeNumbers(text)).toEqual(numbers);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

it('postings survive', () => {
  const ids = [0, 23, 29];
  for (const frequencies of [
    [1, 9, 1],
    [1, 1, 1],
  ])
    for (const lengths of [[], [0, 70, 140]]) {
      const list = { ids, frequencies, lengths };
      expect(decodePostings(encodePostings(list))).toEqual(list);
    }
  const none = { ids: [], frequencies: [], lengths: [] };
  expect(encodePostings(none)).toBe('');
  expect(decodePostings('')).toEqual(none);
});

it('other characters are refused', () => {
  expect(() => decodeNumbers('~')).toThrow(RangeError);
});
