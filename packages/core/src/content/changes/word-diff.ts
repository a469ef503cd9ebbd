import { diffArrays } from 'diff';

/** A run of words: 0 in both versions, -1 only in the old one, 1 only in the new one. */
export type Piece = [kind: -1 | 0 | 1, text: string];

/** The maximum number of changed words in a block; with more, all of its words count as changed. */
const maxChanges = 1200;
/** The number of equal words that remain on each side of a change. */
const around = 8;

/** The words that differ between two texts, with a few equal words around them. */
export function diffWords(before: string, after: string): Piece[] {
  const [a, b] = [words(before.trim()), words(after.trim())];
  const isSame = (left: string, right: string) => left.trimEnd() === right.trimEnd();
  const parts = diffArrays(a, b, { comparator: isSame, maxEditLength: maxChanges }) ?? [
    { value: a, removed: true, added: false },
    { value: b, removed: false, added: true },
  ];
  const pieces = parts.map(({ value, removed, added }): Piece => {
    return [removed ? -1 : added ? 1 : 0, value.join('')];
  });
  return shorten(joined(pieces));
}

/** Words, each with the white space behind it. */
function words(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

/**
 * Joins neighbors of one kind; within a change the old words come first. The white space behind a
 * change is no part of it: it would be struck out or underlined.
 */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  const add = (kind: Piece[0], text: string) => {
    const last = result.at(-1);
    if (kind === 0 && last?.[0] === 0) last[1] += text;
    else if (text !== '') result.push([kind, text]);
  };
  let change = { '-1': '', '1': '' };
  for (const [kind, text] of [...pieces, [0, ''] satisfies Piece]) {
    if (kind !== 0) {
      change[kind] += text;
      continue;
    }
    for (const side of [-1, 1] as const) {
      const changed = change[side].trimEnd();
      add(side, changed);
      add(0, change[side].slice(changed.length));
    }
    add(0, text);
    change = { '-1': '', '1': '' };
  }
  return result;
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
