import { expect, it } from 'vitest';
import { withinTime } from './time-limit.ts';

const late = () => new Error('late');

it('returns what a function returns, and throws what it throws', () => {
  expect(withinTime(10, () => 'a', late)).toBe('a');
  expect(() =>
    withinTime(
      10,
      () => {
        throw new TypeError('own');
      },
      late,
    ),
  ).toThrow(new TypeError('own'));
});

it.each<[string, () => unknown]>([
  [
    'a loop that catches all',
    () => {
      for (;;)
        try {
          JSON.parse('{');
        } catch {
          // On and on.
        }
    },
  ],
  ['an expression that backtracks', () => /(a+)+$/.test(`${'a'.repeat(60)}b`)],
])('ends %s, and another call works', (_, run) => {
  expect(() => withinTime(0.05, run, late)).toThrow('late');
  expect(withinTime(10, () => withinTime(10, () => 1, late) + 1, late)).toBe(2);
});
