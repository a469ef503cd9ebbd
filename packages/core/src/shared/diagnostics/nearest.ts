/** The number of single-character edits between two strings (Levenshtein 1966), or `most` if it is not smaller. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, substitution));
    }
    // No later row has a smaller value.
    if (Math.min(...next) >= most) return most;
    row = next;
  }
  return row[b.length]!;
}

/**
 * The candidate with the fewest edits from `word`, if the author may have meant it: there must be fewer
 * edits than the word has characters.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.min(Math.max(2, Math.floor(word.length / 3)) + 1, word.length);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}
