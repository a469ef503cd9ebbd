/** A run of words: 0 in both versions, -1 only in the old one, 1 only in the new one. */
export type Piece = [kind: -1 | 0 | 1, text: string];

/** The maximum number of words of each text that are compared one by one. */
const maxWords = 600;
/** The number of equal words that remain on each side of a change. */
const around = 8;

/** The words that differ between two texts, with a few equal words around them. */
export function diffWords(before: string, after: string): Piece[] {
  const [a, b] = [words(before.trim()), words(after.trim())];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const equal = (run: string[]) => run.map((word): Piece => [0, word]);
  // No list is spread into arguments: a block may have more words than a call takes.
  const pieces = [
    ...equal(a.slice(0, start)),
    ...compare(middleA, middleB),
    ...equal(a.slice(a.length - end)),
  ];
  return shorten(joined(joined(pieces).flatMap(withoutSpace)));
}

/** Words, each with the white space behind it. */
function words(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

/** The longest common subsequence, by dynamic programming. */
function compare(a: string[], b: string[]): Piece[] {
  const whole = (): Piece[] => [
    ...a.map((word): Piece => [-1, word]),
    ...b.map((word): Piece => [1, word]),
  ];
  if (a.length === 0 || b.length === 0 || a.length > maxWords || b.length > maxWords)
    return whole();
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const same = (i: number, j: number) => a[i]!.trimEnd() === b[j]!.trimEnd();
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = same(i, j)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (same(i, j)) {
      pieces.push([0, b[j]!]);
      i++;
      j++;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
      pieces.push([-1, a[i++]!]);
    else pieces.push([1, b[j++]!]);
  }
  pieces.push(...a.slice(i).map((word): Piece => [-1, word]));
  pieces.push(...b.slice(j).map((word): Piece => [1, word]));
  return pieces;
}

/** Joins neighbors of one kind; within a change the old words come first. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  let change = { '-1': '', '1': '' };
  const flush = () => {
    if (change[-1]) result.push([-1, change[-1]]);
    if (change[1]) result.push([1, change[1]]);
    change = { '-1': '', '1': '' };
  };
  for (const [kind, text] of pieces) {
    if (kind !== 0) {
      change[kind] += text;
      continue;
    }
    flush();
    const last = result.at(-1);
    if (last?.[0] === 0) last[1] += text;
    else result.push([0, text]);
  }
  flush();
  return result;
}

/** The white space behind a change is no part of it: it would be struck out or underlined. */
function withoutSpace([kind, text]: Piece): Piece[] {
  const word = text.trimEnd();
  if (kind === 0 || word === text) return [[kind, text]];
  return [
    [kind, word],
    [0, text.slice(word.length)],
  ];
}

/** Replaces the middle of long equal runs by an ellipsis. */
function shorten(pieces: Piece[]): Piece[] {
  return pieces.map(([kind, text], index) => {
    const all = kind === 0 ? words(text) : [];
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    if (all.length <= 2 * around + 1) return [kind, text];
    const head = isFirst ? '' : all.slice(0, around).join('');
    const tail = isLast ? '' : all.slice(-around).join('');
    return [0, `${head}… ${tail}`];
  });
}
