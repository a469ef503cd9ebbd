import type { ExpansionScore } from './expansions.ts';
import { bonusCandidates, expansionWeights, termsOfQuery, titlesBonus } from './search-options.ts';

/* The ranking after the specified search: its best matches, merged with the matches of expansions. */

/** A section that matches a query. */
export interface ScoredMatch {
  id: number;
  score: number;
  /** The matched terms of the index, each with the fields that hold it. */
  match: Record<string, string[]>;
  /** The terms of the query that they match. */
  queryTerms: string[];
}

/** A match with the score of its section's expansions. */
export interface RankedMatch extends ScoredMatch {
  expansion?: ExpansionScore | undefined;
}

/**
 * Merges the matches of the specified search with the matches of expansions. A score is the sum over the
 * terms of the query, times the number of matched terms, as in MiniSearch, times the `titlesBonus`. A
 * section that matches by similar words alone ranks below all sections that match by a word.
 *
 * @param matches Best first.
 * @param expansions By section. Default: none.
 */
export function rankMatches(
  matches: ScoredMatch[],
  query: string,
  expansions: ReadonlyMap<number, ExpansionScore> = new Map(),
): RankedMatch[] {
  const terms = termsOfQuery(query);
  const best = new Map(matches.slice(0, bonusCandidates).map((match) => [match.id, match]));
  const isAnswered = [...best.values()].some((match) => wordsOf(match, terms) === terms.length);
  const weight = isAnswered ? expansionWeights.besideText : 1;
  return [...new Set([...best.keys(), ...expansions.keys()])]
    .map((id) => merged(best.get(id) ?? unmatched(id), expansions.get(id), weight))
    .map((match) => ({ match, isByWord: isByWord(match, terms) }))
    .map(({ match, isByWord }) => ({
      isByWord,
      match: isNamed(match, terms) ? { ...match, score: match.score * titlesBonus } : match,
    }))
    .sort((a, b) => Number(b.isByWord) - Number(a.isByWord) || b.match.score - a.match.score)
    .map(({ match }) => match);
}

const unmatched = (id: number): ScoredMatch => ({ id, score: 0, match: {}, queryTerms: [] });

function merged(
  match: ScoredMatch,
  expansion: ExpansionScore | undefined,
  weight: number,
): RankedMatch {
  if (!expansion) return match;
  const asked = [...new Set([...match.queryTerms, ...expansion.asked])];
  const sum = match.score / Math.max(1, match.queryTerms.length) + weight * expansion.score;
  return { ...match, score: sum * asked.length, expansion };
}

/** Whether a term of the query is a word, or begins a word, of the section or of its expansions. */
function isByWord({ match, expansion }: RankedMatch, terms: string[]): boolean {
  return (expansion?.byWord.length ?? 0) > 0 || wordsOf({ match }, terms) > 0;
}

/** The number of terms of the query that are words, or begin words, of the section. */
function wordsOf({ match }: Pick<ScoredMatch, 'match'>, terms: string[]): number {
  const found = Object.keys(match);
  return terms.filter((term) => found.some((other) => other.startsWith(term))).length;
}

/** Whether every term of the query is the prefix of a term of the section's titles. */
function isNamed({ match }: ScoredMatch, terms: string[]): boolean {
  const named = Object.keys(match).filter((term) => match[term]!.some((field) => field !== 'text'));
  return terms.every((term) => named.some((name) => name.startsWith(term)));
}
