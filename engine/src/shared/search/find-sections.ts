import MiniSearch, { type SearchResult as Match } from 'minisearch';
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

/* The search in the index, with its ranking: the same for the dialog and for agents. */

/** A result for the reader. All its parts are plain text. */
export interface SearchResult {
  href: string;
  isPage: boolean;
  /** The titles of the section's ancestors. */
  titles: string[];
  title: Pieces;
  /** The kind of the matched symbol, from its table: "Option", "Prop". */
  kind: string | null;
  excerpt: Pieces;
  /** The terms of the index to highlight in the result; see `markedTerms`. */
  terms: string[];
}

/**
 * Reads `search-index.json`.
 *
 * @throws Error with a message for readers if the index is damaged or of another version.
 */
export function readIndex(value: unknown): MiniSearch<SearchDocument> {
  const plain = value as Parameters<typeof MiniSearch.loadJS>[0] | null;
  const version = plain?.serializationVersion;
  if (version !== serializationVersion)
    throw new Error(
      `The search index is of version ${String(version)}, expected ${serializationVersion}: reload the page.`,
    );
  try {
    return MiniSearch.loadJS<SearchDocument>(plain!, indexOptions);
  } catch {
    throw new Error('The search index is damaged: parts of it are missing.');
  }
}

/** The sections that match a query, best first: MiniSearch's ranking with the `titlesBonus`. */
export function rankSections(index: MiniSearch<SearchDocument>, query: string): Match[] {
  return withBonus(index.search(query), query);
}

/** The best of matches, which are ordered by score, after the `titlesBonus`. */
export function withBonus<Scored extends Pick<Match, 'match' | 'score'>>(
  matches: Scored[],
  query: string,
): Scored[] {
  const terms = termsOfQuery(query);
  return matches
    .slice(0, bonusCandidates)
    .map((match) => ({
      ...match,
      score: isNamed(match, terms) ? match.score * titlesBonus : match.score,
    }))
    .sort((a, b) => b.score - a.score);
}

/** Whether every term of the query is the prefix of a term of the section's titles. */
function isNamed({ match }: Pick<Match, 'match'>, terms: string[]): boolean {
  const named = Object.keys(match).filter((term) => match[term]!.some((field) => field !== 'text'));
  return terms.every((term) => named.some((name) => name.startsWith(term)));
}

/** The text of a query that is searched. */
export function searchedText(query: string): string {
  return query.slice(0, maxQueryLength).trim();
}

/** The best results of a query, at most `resultCap`. */
export function findSections(index: MiniSearch<SearchDocument>, query: string): SearchResult[] {
  const text = searchedText(query);
  const matches = text ? rankSections(index, text).slice(0, resultCap) : [];
  return matches.map((match) => resultOf(text, match, match));
}

/**
 * The result of a match.
 *
 * @param text The searched text.
 */
export function resultOf(
  text: string,
  { match }: Pick<Match, 'match'>,
  section: Partial<SearchDocument>,
): SearchResult {
  const { href = '', isPage = false, titles = [], title = '', text: content = '' } = section;
  const terms = markedTerms(text, Object.keys(match));
  const symbol = /\s/.test(text) ? '' : termsOfQuery(text)[0];
  const pattern = patternOf(terms);
  const names = symbol ? terms.filter((term) => term.startsWith(symbol)) : [];
  return {
    href,
    isPage,
    titles,
    title: piecesOf(title, pattern),
    kind: symbolKind(content, patternOf(names)),
    excerpt: excerptOf(content, pattern),
    terms,
  };
}
