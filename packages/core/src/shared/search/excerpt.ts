import { maxTermLength, unspaced } from './tokenize.ts';

/** A text in pieces; every second piece is a match: before, match, between, match, … */
export type Pieces = string[];

/** The length of an excerpt, in characters. */
const excerptLength = 180;
/** The length of its part before the first match. */
const lead = 40;

const letter = '[\\p{L}\\p{N}]';
/** The borders between the parts of a name; as in `tokenize.ts`. */
const hump = '(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})';
const partBegins = `(?:(?<!${letter})|${hump})`;
const partEnds = `(?:(?!${letter})|${hump})`;

/**
 * A pattern that matches terms in a text where the tokenizer yields them: `size` matches in `useSize`
 * and in `font-size`, but not in `resize`. Undefined without terms.
 */
export function patternOf(terms: string[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  // Terms of one kind share a group with borders: the character classes are slow to compile.
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
  // Without `i`, which would make `\p{Lu}` match lower-case letters.
  return new RegExp(all.join('|'), 'gu');
}

/** Whether a character can be part of a name: a letter or a digit of a script with spaces. */
function isPart(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character) && character.search(unspaced) < 0;
}

function anyCase(character: string): string {
  const cases = new Set([character, character.toUpperCase()]);
  // The upper case of some letters has two characters.
  const single = [...cases].filter((it) => [...it].length === 1);
  return single.length > 1 ? `[${single.join('')}]` : escape(character);
}

function escape(term: string): string {
  return term.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

/** Splits a text at its matches. */
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

/** The part of a text with the most different matches; its beginning without matches. */
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

/** The start of the excerpt with the most different matches. */
function bestStart(text: string, pattern: RegExp): number {
  const matches = [...text.matchAll(pattern)].slice(0, 500);
  let best = 0;
  let most = 0;
  for (const [position, { index }] of matches.entries()) {
    const words = new Set<string>();
    for (const { 0: word, index: at } of matches.slice(position)) {
      if (at + word.length > index + excerptLength - lead) break;
      words.add(word.toLowerCase());
    }
    if (words.size > most) [best, most] = [index, words.size];
  }
  return Math.max(0, best - lead);
}

/** The kind of a symbol in a table: the head of its column. See `rowOf` of `search-sections.ts`. */
export function symbolKind(text: string, pattern: RegExp | undefined): string | null {
  if (!pattern) return null;
  for (const [, kind, name] of text.matchAll(/^([^:\t\n]{2,24}): ([^\t\n]+)\t/gm)) {
    if (name!.length < 60 && name!.search(pattern) >= 0) return kind!;
  }
  return null;
}
