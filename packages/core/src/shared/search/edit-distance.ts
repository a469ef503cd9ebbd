import { maxTermLength } from './tokenize.ts';

/** The rows of the table of distances: reused, because a query compares thousands of terms of up to 48 characters. */
let [row, next] = [new Uint8Array(maxTermLength + 1), new Uint8Array(maxTermLength + 1)];

/**
 * The number of insertions, deletions and substitutions of UTF-16 code units between two terms, as
 * MiniSearch counts them; any larger number than `max` if there are more.
 */
export function distanceOf(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let least = (next[0] = i);
    const code = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const substituted = row[j - 1]! + (code === b.charCodeAt(j - 1) ? 0 : 1);
      next[j] = Math.min(substituted, row[j]! + 1, next[j - 1]! + 1);
      if (next[j]! < least) least = next[j]!;
    }
    if (least > max) return max + 1;
    [row, next] = [next, row];
  }
  return row[b.length]!;
}
