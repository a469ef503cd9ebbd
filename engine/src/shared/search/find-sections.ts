import MiniSearch, { type SearchResult as Found } from 'minisearch';
import { excerptOf, symbolKind, patternOf, type Pieces, piecesOf } from './excerpt.ts';
import { markedTerms } from './marked-terms.ts';
import {
  bonusCandidates,
  indexOptions,
  maxQueryLength,
  resultCap,
  type SearchDocument,
  serializationVersion,
  termsOfQuery,
  titlesBonus,
} from './search-options.ts';

/* What is found and in which order: the same for a reader's dialog and for an agent. */

/** A result as it is shown. Everything in it is text. */
export interface SearchResult {
  href: string;
  isPage: boolean;
  /** The titles above it. */
  titles: string[];
  title: Pieces;
  /** What kind of thing the match names, where a table says so: "Option", "Prop". */
  kind: string | null;
  excerpt: Pieces;
  /** The terms that are marked in it, as they stand in the index; see `markedTerms`. */
  terms: string[];
}

/**
 * Reads `search-index.json`.
 *
 * @throws Error that says what is wrong with it, in words for readers.
 */
export function readIndex(value: unknown): MiniSearch<SearchDocument> {
  const plain = value as Parameters<typeof MiniSearch.loadJS>[0] | null;
  const found = plain?.serializationVersion;
  if (found !== serializationVersion)
    throw new Error(
      `The search index is of version ${String(found)}, expected ${serializationVersion}: reload the page.`,
    );
  try {
    return MiniSearch.loadJS<SearchDocument>(plain!, indexOptions);
  } catch {
    throw new Error('The search index is damaged: parts of it are missing.');
  }
}

/** The sections that a query finds, best first, as MiniSearch ranks them but for `titlesBonus`. */
export function rankSections(index: MiniSearch<SearchDocument>, query: string): Found[] {
  const terms = termsOfQuery(query);
  return index
    .search(query)
    .slice(0, bonusCandidates)
    .map((found) => ({
      ...found,
      score: isNamed(found, terms) ? found.score * titlesBonus : found.score,
    }))
    .sort((a, b) => b.score - a.score);
}

/** Whether every term of a query begins a term of the section's titles. */
function isNamed({ match }: Found, terms: string[]): boolean {
  const named = Object.keys(match).filter((term) => match[term]!.some((field) => field !== 'text'));
  return terms.every((term) => named.some((name) => name.startsWith(term)));
}

/**
 * The best results of a query, at most `resultCap`.
 *
 * @param hasTexts Whether the index has the sections' texts, of which excerpts are made.
 */
export function findSections(
  index: MiniSearch<SearchDocument>,
  query: string,
  hasTexts = true,
): SearchResult[] {
  const text = query.slice(0, maxQueryLength).trim();
  const found = text ? rankSections(index, text).slice(0, resultCap) : [];
  const symbol = /\s/.test(text) ? '' : termsOfQuery(text)[0];
  return found.map((result) => {
    const terms = markedTerms(text, Object.keys(result.match));
    return resultOf(result, { terms, symbol, hasTexts });
  });
}

function resultOf(
  found: Found & Partial<SearchDocument>,
  { terms, symbol, hasTexts }: { terms: string[]; symbol: string | undefined; hasTexts: boolean },
): SearchResult {
  const { href = '', isPage = false, titles = [], title = '', text = '' } = found;
  const pattern = patternOf(terms);
  const names = symbol ? terms.filter((term) => term.startsWith(symbol)) : [];
  return {
    href,
    isPage,
    titles,
    title: piecesOf(title, pattern),
    kind: symbolKind(text, patternOf(names)),
    excerpt: hasTexts ? excerptOf(text, pattern) : [''],
    terms,
  };
}
