/*
 * How text becomes search terms; the index and the queries are cut by the same function. A symbol
 * gives itself and its parts: `useViewport` is found by `useViewport(`, by `use` and by `viewport`.
 * No `Intl.Segmenter`: it cuts differently in Node and in each browser.
 */

/** A symbol or a word: signs that begin it, letters and digits joined by `.`, `-` and `_`, dashes. */
const symbols =
  /@[\p{L}\p{N}._-]+\/[\p{L}\p{N}._-]*[\p{L}\p{N}]|(?:--?|[?.@$#])?[\p{L}\p{N}\p{M}_$]+(?:[-.]+[\p{L}\p{N}\p{M}_$]+)*-{0,2}/gu;
/** Scripts that put no spaces between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;
/** Where a name changes from one part to the next: `pageLoad`, `HTMLElement`. */
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Longer terms are cut: nobody types them, and matching them loosely is slow. */
export const maxTermLength = 48;

/** The terms of words and symbols that have been cut before: most of a text repeats. */
const known = new Map<string, string[]>();
const maxKnown = 50_000;

/** The terms of a text, lower-case, in order; a symbol is followed by its parts. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const [symbol] of text.normalize('NFKC').matchAll(symbols))
    for (const term of knownTerms(symbol)) terms.push(term);
  return terms;
}

/** The words and symbols of a text, each as the term for the whole and with all its terms. */
export function symbolsOf(text: string): { whole: string; terms: string[] }[] {
  return [...text.normalize('NFKC').matchAll(symbols)].map(([symbol]) => ({
    whole: fold(symbol),
    terms: knownTerms(symbol),
  }));
}

function knownTerms(symbol: string): string[] {
  let terms = known.get(symbol);
  if (!terms) {
    if (known.size >= maxKnown) known.clear();
    terms = [...termsOf(symbol)];
    known.set(symbol, terms);
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
    if (!/[\p{L}\p{N}]/u.test(whole)) continue;
    add(whole, 1);
    for (const segment of whole.split(/[./@?#$]|^-+|-+$/)) {
      add(segment, 2);
      for (const part of segment.split(/[-_\p{M}]+/u).flatMap((name) => name.split(humps)))
        add(part, 2);
    }
  }
  return terms;
}

/** Each character with the next, and the last: what a search by parts of unspaced words needs. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

function fold(term: string): string {
  return foldText(term).slice(0, maxTermLength);
}

/** The form in which terms are compared: lower-case, without accents. */
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
