import { expect, it } from 'vitest';
import { distanceOf } from './edit-distance.ts';
import { maxTermLength } from './tokenize.ts';

/** The whole table of distances. */
function plain(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      rows[i]![j] = Math.min(
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
      );
  return rows[a.length]![b.length]!;
}

it('is the distance of the whole table up to the maximum, and larger beyond', () => {
  let state = 1;
  const random = (max: number) => (state = (state * 48_271) % 2_147_483_647) % max;
  const term = () => Array.from({ length: random(9) }, () => 'abc'[random(3)]).join('');
  for (let asked = 0; asked < 20_000; asked++) {
    const [a, b, max] = [term(), term(), random(7)];
    const expected = plain(a, b);
    const found = distanceOf(a, b, max);
    if (expected <= max) expect(found, `${a} ${b} ${max}`).toBe(expected);
    else expect(found, `${a} ${b} ${max}`).toBeGreaterThan(max);
  }
  expect(distanceOf('x'.repeat(maxTermLength), `${'x'.repeat(maxTermLength - 1)}y`, 2)).toBe(1);
  expect(distanceOf('', '', 0)).toBe(0);
});
