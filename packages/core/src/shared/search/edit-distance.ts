/** The rows of the table of distances: reused, because a query compares thousands of terms. */
let rows = [new Uint16Array(64), new Uint16Array(64)];

/**
 * The number of insertions, deletions and substitutions of UTF-16 code units between two terms, as
 * MiniSearch counts them; any larger number than `max` if there are more.
 */
export function distanceOf(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  if (b.length + 2 > rows[0]!.length) rows = rows.map(() => new Uint16Array(2 * b.length));
  let [row, next] = rows as [Uint16Array, Uint16Array];
  // Only cells within `max` of the diagonal can be that small; a cell next to them counts as larger.
  for (let j = 0; j <= Math.min(b.length, max); j++) row[j] = j;
  row[max + 1] = max + 1;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - max);
    const to = Math.min(b.length, i + max);
    let least = (next[from - 1] = from === 1 ? i : max + 1);
    const code = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const substituted = row[j - 1]! + (code === b.charCodeAt(j - 1) ? 0 : 1);
      const value = Math.min(substituted, row[j]! + 1, next[j - 1]! + 1);
      next[j] = value;
      if (value < least) least = value;
    }
    if (least > max) return max + 1;
    next[to + 1] = max + 1;
    [row, next] = [next, row];
  }
  return row[b.length]!;
}
