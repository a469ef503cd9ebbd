/** A text in pieces, of which every second one matches: before, match, between, match, … */
export type Pieces = string[];

/** How long an excerpt is, in characters. */
const excerptLength = 180;
/** How much of it stands before its first match. */
const lead = 40;

/** A pattern that finds terms in a text as it was written; undefined when there are none. */
export function patternOf(terms: string[]): RegExp | undefined {
  const words = terms
    .toSorted((a, b) => b.length - a.length)
    // A short term counts where a word begins: `i-` is not in `multi-page`.
    .map((term) => (term.length > 3 ? '' : '(?<![\\p{L}\\p{N}])') + escape(term));
  return words.length > 0 ? new RegExp(words.join('|'), 'giu') : undefined;
}

function escape(term: string): string {
  return term.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

/** Cuts a text at its matches. */
export function piecesOf(text: string, pattern: RegExp | undefined): Pieces {
  if (!pattern) return [text];
  const pieces: Pieces = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    pieces.push(text.slice(end, index), match);
    end = index + match.length;
  }
  pieces.push(text.slice(end));
  return pieces;
}

/** The part of a text that holds most of the matches, or its beginning. */
export function excerptOf(text: string, pattern: RegExp | undefined): Pieces {
  const plain = text.replaceAll('\t', ' · ').replace(/\s+/g, ' ');
  if (plain === '') return [''];
  const start = pattern ? bestStart(plain, pattern) : 0;
  const end = start + excerptLength;
  const from = start === 0 ? 0 : plain.indexOf(' ', start - 1) + 1;
  const to = end >= plain.length ? plain.length : Math.max(plain.lastIndexOf(' ', end), from + 1);
  const pieces = piecesOf(plain.slice(from, to), pattern);
  if (from > 0) pieces[0] = `… ${pieces[0]}`;
  if (to < plain.length) pieces[pieces.length - 1] += ' …';
  return pieces;
}

/** Where the excerpt with the most different matches begins. */
function bestStart(text: string, pattern: RegExp): number {
  const matches = [...text.matchAll(pattern)].slice(0, 500);
  let best = 0;
  let most = 0;
  for (const [position, { index }] of matches.entries()) {
    const found = new Set<string>();
    for (const { 0: word, index: at } of matches.slice(position)) {
      if (at + word.length > index + excerptLength - lead) break;
      found.add(word.toLowerCase());
    }
    if (found.size > most) [best, most] = [index, found.size];
  }
  return Math.max(0, best - lead);
}

/**
 * What kind of thing a symbol is, where a row of a table names it: the head of the row's column. See
 * `rowOf` of `search-sections.ts`.
 */
export function kindOf(text: string, pattern: RegExp | undefined): string | null {
  if (!pattern) return null;
  for (const [, kind, name] of text.matchAll(/^([^:\t\n]{2,24}): ([^\t\n]+)\t/gm)) {
    if (name!.length < 60 && name!.search(pattern) >= 0) return kind!;
  }
  return null;
}
