import { expect, it } from 'vitest';
import { plainValue } from './plain-value.ts';

it('makes data of what a host returns, and numbers of its functions', () => {
  const functions: Function[] = [];
  const number = (fn: Function) => functions.push(fn) - 1;
  const hidden = () => true;
  const circle: Record<string, unknown> = { a: 1 };
  circle.self = circle;
  const value = plainValue(
    {
      fields: [{ name: 'a', hidden, list: [1, 'b', null, undefined] }],
      date: new Date(0),
      big: 1n,
      map: new Map([[1, 2]]),
      circle,
      twice: [hidden, circle],
    },
    number,
  );
  expect(value).toEqual({
    fields: [{ name: 'a', hidden: { $fn: 0 }, list: [1, 'b', null, undefined] }],
    date: '1970-01-01T00:00:00.000Z',
    big: '1',
    map: null,
    circle: { a: 1, self: null },
    twice: [{ $fn: 1 }, { a: 1, self: null }],
  });
  expect(functions).toEqual([hidden, hidden]);
});

it('cuts values that are nested too deeply', () => {
  let deep: unknown = 'end';
  for (let level = 0; level < 100; level++) deep = { deep };
  expect(JSON.stringify(plainValue(deep, () => 0)).length).toBeLessThan(1000);
});
