import { englishWords } from './language-words.ts';
import { isSign, tokenize } from './tokenize.ts';

/* The format of the search index, shared by its writer and its readers, and the constants of search. */

/** A section of a page in the index. */
export interface SearchDocument {
  id: number;
  /** The page's title, or the section's heading. */
  title: string;
  /** The titles of its ancestors: groups of the sidebar, page, headings. */
  titles: string[];
  /** Plain text; lines are separated by `\n`, the cells of a table's row by `\t`. */
  text: string;
  /** Address with base path and fragment. */
  href: string;
  /** The title as HTML: text and `<code>` only. The browser does not read it. */
  html: string;
  isPage: boolean;
  /** The language of a page that is not translated: the source's. */
  lang?: string | undefined;
}

/** The indexed fields of a section, in the order of postings. */
export const searchFields = ['title', 'titles', 'text'] as const;

/** The maximum number of results. */
export const resultCap = 16;
/** The pause after the last input before results are shown, in ms. */
export const debounceMs = 200;
/** The maximum length of a query, in characters and in terms. */
export const maxQueryLength = 512;
const maxQueryTerms = 24;

/** The files of the index under the base. */
export const searchFiles = {
  /** The index as MiniSearch serializes it. */
  index: 'search-index.json',
  /** The expansions, if the site has some; see `ExpansionsFile`. */
  expansions: 'search-expansions.json',
} as const;
/** The version of MiniSearch's format. */
export const serializationVersion = 2;
/** The version of the format of expansions. */
export const expansionsVersion = 1;

/**
 * The file of the expansions of a site: what readers search for and a section does not say. Authors write
 * it beside the page.
 */
export interface ExpansionsFile {
  expansions: typeof expansionsVersion;
  /** By the address of the page, then by the fragment of the section, encoded; empty for its start. */
  pages: Record<string, Record<string, string[]>>;
}

/**
 * The factor by which a list of links counts as longer, for BM25: such a list names what other sections
 * explain. With it, "Where to go next" is among the first 16 results of 46 of 244 queries, without it
 * of 109, and with expansions of 39. The MRR is the same.
 */
export const linkListLength = 16;

/** Endings that are removed: `don't` becomes `do`. As a term, `t` would find every word that begins with it. */
const contractions = /n['’]t\b|['’](?:s|m|d|re|ve|ll)\b/giu;

/** The terms of a query, without stop words, words of questions and signs unless it has no others. */
export function termsOfQuery(query: string, words = englishWords): string[] {
  const text = query.slice(0, maxQueryLength).replace(contractions, '');
  const terms = [...new Set(tokenize(text))];
  const isLeftOut = (term: string) =>
    words.stopWords.has(term) || words.questionWords.has(term) || isSign(term);
  const significant = terms.filter((term) => !isLeftOut(term));
  return (significant.length > 0 ? significant : terms).slice(0, maxQueryTerms);
}

/** The constants of BM25. */
export const bm25 = { k: 1.2, b: 0.7, d: 0.5 } as const;

/** The limit of `lengthFor`: beyond it a length changes no rank. */
const maxLength = 256;

/**
 * The factor by which the fields of a section count as longer, so that a word in a field of mean length scores `weight` times
 * what it would. Only weights from about 0.35 to 1.8 are that exact: BM25 bounds what a length can do.
 */
export function lengthFor(weight: number): number {
  const { k, b, d } = bm25;
  const scored = weight * (d + 1) - d;
  const length = ((k + 1) / scored - 1 - k * (1 - b)) / (k * b);
  return scored > 0 ? Math.min(Math.max(length, 1 / maxLength), maxLength) : maxLength;
}

/** The constants of matching. `maxEdits` is MiniSearch's default. */
export const matching = {
  /** The share of a term's characters that may differ. */
  fuzzy: 0.2,
  maxEdits: 6,
  weights: { fuzzy: 0.45, prefix: 0.375 },
} as const;
/** The minimum length of a beginning that finds all words of a large site. */
export const minPrefix = 3;
/** The maximum number of characters of a word that are not letters, among ASCII ones. */
export const maxOddOfWords = 2;

/**
 * The factor for the score of a section whose titles contain all terms of the query. BM25 alone prefers a section of another page that repeats the heading.
 * On 1,000 pages the MRR of headings is 0.72 without the factor, 0.94 with 1.5, 0.99 with 2.
 */
export const titlesBonus = 2;

/**
 * The weights of expansions, which are merged after the specified search. The figures are the share of
 * queries in other words with a right section among the first three (4 % without expansions), and the
 * MRR of the held-out queries (0.939 without).
 */
export const expansionWeights = {
  /** The boost, as for a field. With 2: 88 % and 0.951, 3: 94 % and 0.958, 5: 92 % and 0.944. */
  boost: 3,
  /** The weight of another form of a word; see `stemOf`. With 0.6: 92 %, 1: 90 %; 0.954. */
  stem: 0.8,
  /** The factor for a similar word, in addition to the weight of fuzzy matches. With 1: 94 % and 0.949. */
  fuzzy: 0.3,
  /** The factor for all expansions if a section's own words hold the whole query. With 1: 94 % and 0.939. */
  besideText: 0.5,
} as const;

/** How much a term counts in each of `searchFields`, and in expansions. */
export const boosts: readonly number[] = [4, 1, 2, expansionWeights.boost];
