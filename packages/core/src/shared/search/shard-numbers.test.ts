import { expect, it } from 'vitest';
import {
  decodeLengths,
  decodeNumbers,
  decodePostings,
  decodeTerms,
  encodeLengths,
  encodeNumbers,
  encodePostings,
  encodeTerms,
} from './shard-numbers.ts';

it('numbers and terms survive, in characters that JSON does not escape', () => {
  const numbers = [0, 59, 60, 61, 1799, 1800, 123456, 2 ** 24 - 1, 2 ** 40];
  const text = encodeNumbers(numbers);
  expect(decodeNumbers(text)).toEqual(numbers);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  const terms = [
    '',
    '=>',
    '|',
    '~',
    'list',
    'list-a',
    'listing',
    'x'.repeat(48),
    `${'x'.repeat(47)}y`,
    '搜索',
  ];
  expect(decodeTerms(encodeTerms(terms.slice(1)))).toEqual(terms.slice(1));
  expect(decodeTerms('')).toEqual([]);
  for (const lengths of [[], [0], numbers]) {
    expect(decodeLengths(encodeLengths(lengths))).toEqual(lengths);
    expect(JSON.stringify(encodeLengths(lengths))).toBe(`"${encodeLengths(lengths)}"`);
  }
  expect(() => decodeLengths('AB A')).toThrow(RangeError);
});

it('postings survive: sections are bits of their slot', () => {
  const starts = [0, 24, 25, 30];
  const postings = [
    { slot: 0, section: 0, frequency: 1 },
    { slot: 0, section: 23, frequency: 9 },
    { slot: 2, section: 4, frequency: 1 },
  ];
  expect(decodePostings(encodePostings(postings), starts)).toEqual({
    ids: [0, 23, 29],
    frequencies: [1, 9, 1],
    lengths: [],
  });
  for (const frequency of [1, 2]) {
    const long = postings.map((each, index) => ({ ...each, frequency, length: 70 * index }));
    expect(decodePostings(encodePostings(long), starts).lengths).toEqual([0, 70, 140]);
  }
  const none = { ids: [], frequencies: [], lengths: [] };
  expect(decodePostings(encodePostings([]), starts)).toEqual(none);
});

it('refuses sections that are not there, and other characters', () => {
  const text = encodePostings([{ slot: 1, section: 1, frequency: 1 }]);
  expect(() => decodePostings(text, [0, 24, 25])).toThrow(RangeError);
  expect(() => decodePostings(text, [0, 24])).toThrow(RangeError);
  expect(() => decodeNumbers('~')).toThrow(RangeError);
  expect(() => decodePostings('A B  AA', [0, 24])).toThrow('2 lengths for 1 sections');
});
