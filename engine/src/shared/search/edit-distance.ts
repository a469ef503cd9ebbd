/**
 * Whether two terms differ by at most `max` insertions, deletions and substitutions of UTF-16 code units, as
 * MiniSearch counts them.
 */
export function isWithinDistance(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false;
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
    if (least > max) return false;
    row = next;
  }
  return row[b.length]! <= max;
}
