/**
 * The number of insertions, deletions and substitutions of UTF-16 code units between two terms, as
 * MiniSearch counts them; any larger number than `max` if there are more.
 */
export function distanceOf(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const substituted = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const value = Math.min(substituted, row[j]! + 1, next[j - 1]! + 1);
      next.push(value);
      if (value < least) least = value;
    }
    if (least > max) return max + 1;
    row = next;
  }
  return row[b.length]!;
}
