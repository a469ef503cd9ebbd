import { maxTermLength, unspaced } from './tokenize.ts';

/** A text in pieces, of which every second one matches: before, match, between, match, … */
export type Pieces = string[];

/** How long an excerpt is, in characters. */
const excerptLength = 180;
/** How much of it stands before its first match. */
const lead = 40;

const letter = '[\\p{L}\\p{N}]';
/** Where a name changes from one part to the next; as in `tokenize.ts`. */
const hump = '(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})';
const partBegins = `(?:(?<!${letter})|${hump})`;
const partEnds = `(?:(?!${letter})|${hump})`;

/**
 * A pattern that finds terms in a text as it was written, where the tokenizer would: `size` is in
 * `useSize` and in `font-size`, but not in `resize`. Undefined when there are no terms.
 */
export function patternOf(terms: string[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  // Terms of one kind share what stands around them: these classes take long to compile.
  const kinds = new Map<string, string[]>();
  for (const term of terms.toSorted((a, b) => b.length - a.length)) {
    const characters = [...term];
    const begin = isPart(characters[0]) ? partBegins : '';
    const end = isPart(characters.at(-1)) && term.length < maxTermLength ? partEnds : '';
    const kind = `${begin}(?:…)${end}`;
    const words = kinds.get(kind) ?? [];
    kinds.set(kind, words);
    words.push(characters.map(anyCase).join(''));
  }
  const all = [...kinds].map(([kind, words]) => kind.replace('…', () => words.join('|')));
  // Not `i`: then an upper-case letter would not be told from others.
  return new RegExp(all.join('|'), 'gu');
}

/** Whether a word that begins or ends so does it where a part does; without spaces nothing tells. */
function isPart(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character) && character.search(unspaced) < 0;
}

function anyCase(character: string): string {
  const cases = new Set([character, character.toUpperCase()]);
  // Some letters have two as their capital.
  const single = [...cases].filter((it) => [...it].length === 1);
  return single.length > 1 ? `[${single.join('')}]` : escape(character);
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
export function symbolKind(text: string, pattern: RegExp | undefined): string | null {
  if (!pattern) return null;
  for (const [, kind, name] of text.matchAll(/^([^:\t\n]{2,24}): ([^\t\n]+)\t/gm)) {
    if (name!.length < 60 && name!.search(pattern) >= 0) return kind!;
  }
  return null;
}
