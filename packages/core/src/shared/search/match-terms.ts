import { distanceOf } from './edit-distance.ts';
import { expansionWeights, matching, maxOddOfWords, minPrefix } from './search-options.ts';
import { stemOf } from './word-stem.ts';

/** How much a match counts. */
interface Weight {
  weight: number;
  /** Whether the term of the query is the found term or its beginning; else they are only similar. */
  isWord: boolean;
}

/** How much a term of the index counts for a term of a query. */
interface Weights {
  /** In the fields of a section; undefined if only its expansions match. */
  own: Weight | undefined;
  /** In its expansions, where another form of a word is that word. */
  expansion: Weight;
}

/** Whether a term is no word: a number, a digest, a dotted name. Most terms of a large site are names. */
export function isName(term: string): boolean {
  return (term.match(/[^a-z\x80-\uffff]/g)?.length ?? 0) > maxOddOfWords;
}

/** The characters that a name must share with a term that is similar to it. */
export function leadOf(term: string): string {
  return term.slice(0, minPrefix);
}

/**
 * Returns a function that weighs terms of the index for a term of a query, as MiniSearch does: the term
 * itself, terms that begin with it, and similar terms. It returns undefined for any other term.
 */
export function weigher(asked: string, hasStems = true): (term: string) => Weights | undefined {
  const { weights, fuzzy, maxEdits } = matching;
  const edits = Math.min(maxEdits, Math.round(asked.length * fuzzy));
  const stem = stemOf(asked);
  const ownWeight = (term: string): Weight | undefined => {
    const { length } = term;
    if (term === asked) return { weight: 1, isWord: true };
    if (term.startsWith(asked)) {
      const weight = (weights.prefix * length) / (length + 0.3 * (length - asked.length));
      return { weight, isWord: true };
    }
    const distance = distanceOf(asked, term, edits);
    if (distance > edits || (isName(term) && leadOf(term) !== leadOf(asked))) return undefined;
    return { weight: (weights.fuzzy * length) / (length + distance), isWord: false };
  };
  return (term) => {
    const own = ownWeight(term);
    if (hasStems && term !== asked && term.startsWith(leadOf(stem)) && stemOf(term) === stem)
      return { own, expansion: { weight: expansionWeights.stem, isWord: true } };
    if (!own || own.isWord) return own && { own, expansion: own };
    return { own, expansion: { weight: own.weight * expansionWeights.fuzzy, isWord: false } };
  };
}

/**
 * The positions of the terms that match a term of a query, each once, ascending.
 *
 * @param hasExpansions Whether expansions have terms: words find other forms only there.
 * @param hasStems Whether other forms of a word are that word in expansions; see `stemOf`. Default true.
 * @param mostShort The maximum number of terms that a shorter beginning than `minPrefix` finds: the shortest
 *   ones, since a match weighs more the more of it the beginning is. Default: all.
 */
export function matchTerms(
  terms: string[],
  asked: string[],
  hasExpansions: boolean,
  { hasStems = true, mostShort = Infinity } = {},
): number[] {
  const found = asked.flatMap((each) => {
    const weigh = weigher(each, hasStems);
    const isFound = (term: string) => {
      const weights = weigh(term);
      return hasExpansions ? weights : weights?.own;
    };
    const own = [...terms.keys()].filter((at) => isFound(terms[at]!));
    if (each.length >= minPrefix || own.length <= mostShort) return own;
    return own.sort((a, b) => terms[a]!.length - terms[b]!.length || a - b).slice(0, mostShort);
  });
  return [...new Set(found)].sort((a, b) => a - b);
}
