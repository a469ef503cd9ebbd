import MiniSearch from 'minisearch';
import { fillLabel } from '../config/fill-label.ts';
import * as labels from '../config/labels.ts';
import { excerptOf, symbolKind, patternOf, type Pieces, piecesOf } from './excerpt.ts';
import type { ExpansionIndex } from './expansions.ts';
import { markedTerms } from './marked-terms.ts';
import { type RankedMatch, rankMatches } from './rank.ts';
import {
  indexOptions,
  maxQueryLength,
  resultCap,
  type SearchDocument,
  serializationVersion,
  termsOfQuery,
} from './search-options.ts';
import { symbolsOf } from './tokenize.ts';

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
  /** The expansion that is a reason for the result; empty if its own text is. */
  also: Pieces;
  /** The terms of the index to highlight in the result; see `markedTerms`. */
  terms: string[];
}

/** The search of a site in memory. */
export interface SearchIndex {
  sections: MiniSearch<SearchDocument>;
  /** Undefined if the site has none; see `indexExpansions`. */
  expansions?: ExpansionIndex | undefined;
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
      fillLabel(labels.searchVersion, { version: String(version), expected: serializationVersion }),
    );
  try {
    return MiniSearch.loadJS<SearchDocument>(plain!, indexOptions);
  } catch {
    throw new Error(labels.searchDamaged);
  }
}

/** The sections that match a query, best first. */
export function rankSections({ sections, expansions }: SearchIndex, query: string): RankedMatch[] {
  const matches = sections.search(query) as RankedMatch[];
  return rankMatches(matches, query, expansions?.scoresOf(query));
}

/** The text of a query that is searched. */
export function searchedText(query: string): string {
  return query.slice(0, maxQueryLength).trim();
}

/** The best results of a query, at most `resultCap`. */
export function findSections(index: SearchIndex, query: string): SearchResult[] {
  const text = searchedText(query);
  const matches = text ? rankSections(index, text).slice(0, resultCap) : [];
  return matches.map((match) => {
    const section: Partial<SearchDocument> = index.sections.getStoredFields(match.id) ?? {};
    return resultOf(text, match, section, index.expansions?.phrasesOf(match.id));
  });
}

/**
 * The result of a match.
 *
 * @param text The searched text.
 * @param phrases The section's expansions.
 */
export function resultOf(
  text: string,
  ranked: RankedMatch,
  section: Partial<SearchDocument>,
  phrases: readonly string[] = [],
): SearchResult {
  const { href = '', isPage = false, titles = [], title = '', text: content = '' } = section;
  const terms = markedTerms(text, Object.keys(ranked.match));
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
    also: reasonOf(ranked, phrases),
    terms,
  };
}

/** The expansion with the most matched terms, if a term of the query is found in no word of the section. */
function reasonOf({ match, expansion }: RankedMatch, phrases: readonly string[]): Pieces {
  const own = Object.keys(match);
  if (!expansion?.asked.some((asked) => !own.some((term) => term.startsWith(asked)))) return [''];
  const found = new Set(expansion.terms);
  const countIn = (phrase: string) =>
    symbolsOf(phrase).filter(({ terms }) => terms.some((term) => found.has(term))).length;
  const [best = ''] = phrases.toSorted((a, b) => countIn(b) - countIn(a));
  return piecesOf(best, patternOf([...found]));
}
