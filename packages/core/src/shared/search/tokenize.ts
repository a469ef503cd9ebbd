/*
 * The tokenizer of the index and of queries. A symbol yields itself and its parts: `useViewport(`,
 * `use` and `viewport` all match `useViewport`. No `Intl.Segmenter`: its results differ between Node and
 * each browser.
 */

/** A symbol or a word: a sign, then letters and digits joined by `.`, `-` and `_`, then dashes. */
const symbols =
  /@[\p{L}\p{N}._-]+\/[\p{L}\p{N}._-]*[\p{L}\p{N}]|(?:--?|[?.@$#])?[\p{L}\p{N}\p{M}_$]+(?:[-.]+[\p{L}\p{N}\p{M}_$]+)*-{0,2}|[\p{S}%&*/\\]+/gu;
/** Runs of scripts without spaces between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;
/** The borders between the parts of a name: `page|Load`, `HTML|Element`. */
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** The maximum length of a term. Nobody types longer ones, and fuzzy matching of them is slow. */
export const maxTermLength = 48;

/** The terms of words and symbols: most of a text repeats. */
const termCache = new Map<string, string[]>();
const maxCached = 50_000;

/** The terms of a text, lower-case, in order; a symbol is followed by its parts. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const symbol of symbolsIn(text)) for (const term of cachedTerms(symbol)) terms.push(term);
  return terms;
}

/** The words and symbols of a text: the term of the whole, and all terms. */
export function symbolsOf(text: string): { whole: string; terms: string[] }[] {
  return symbolsIn(text).map((symbol) => ({ whole: fold(symbol), terms: cachedTerms(symbol) }));
}

function symbolsIn(text: string): string[] {
  return text.normalize('NFKC').match(symbols) ?? [];
}

function cachedTerms(symbol: string): string[] {
  let terms = termCache.get(symbol);
  if (!terms) {
    if (termCache.size >= maxCached) termCache.clear();
    terms = [...termsOf(symbol)];
    termCache.set(symbol, terms);
  }
  return terms;
}

function termsOf(symbol: string): Set<string> {
  const terms = new Set<string>();
  const add = (part: string, minLength: number) => {
    const term = fold(part);
    if (term.length >= minLength) terms.add(term);
  };
  const spaced = symbol.replace(unspaced, (run) => {
    for (const term of pairs(run)) add(term, 1);
    return ' ';
  });
  for (const whole of spaced.split(' ')) {
    add(whole, 1);
    if (isSign(whole)) continue;
    for (const segment of whole.split(/[./@?#$]|^-+|-+$/)) {
      add(segment, 2);
      for (const part of segment.split(/[-_\p{M}]+/u).flatMap((name) => name.split(humps)))
        add(part, 2);
    }
  }
  return terms;
}

/** Whether a term has neither letters nor digits: `%`, `=>`. */
export function isSign(term: string): boolean {
  // Most terms begin with a letter or a digit of ASCII, and an index asks for millions.
  return !/^[a-z\d]/.test(term) && !/[\p{L}\p{N}]/u.test(term);
}

/** Each pair of adjacent characters, and the last character: the terms of unspaced words. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

function fold(term: string): string {
  return foldText(term).slice(0, maxTermLength);
}

/** Folds a text for comparison: lower-case, without accents. */
export function foldText(text: string): string {
  const folded = /^[\0-\x7f]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC');
  return folded.toLowerCase();
}
