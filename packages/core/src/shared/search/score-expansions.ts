import type { ExpansionList, ExpansionScore } from './expansions.ts';
import { expansionWeights, searchOptions, termsOfQuery } from './search-options.ts';
import { minPrefix } from './shard-files.ts';
import { weighTerms } from './bm25.ts';
import { lowerBound, matchTerms } from './shard-terms.ts';
import { stemOf } from './word-stem.ts';

const { k, d } = searchOptions.bm25 as Required<NonNullable<typeof searchOptions.bm25>>;

/**
 * The positions of the sorted terms of expansions that match a query: those that the index would match,
 * and other forms.
 */
export function matchExpansions(sorted: string[], query: string): number[] {
  const forms = termsOfQuery(query).flatMap((term) => formsOf(sorted, term));
  return [...new Set([...matchTerms(sorted, query), ...forms])];
}

/** The positions of the other forms of a word. */
function formsOf(sorted: string[], word: string): number[] {
  const stem = stemOf(word);
  const begin = stem.slice(0, minPrefix);
  const positions: number[] = [];
  if (begin.length < minPrefix) return positions;
  for (let at = lowerBound(sorted, begin); at < sorted.length; at++) {
    const form = sorted[at]!;
    if (!form.startsWith(begin)) break;
    if (stemOf(form) === stem) positions.push(at);
  }
  return positions;
}

/**
 * Scores the expansions that match a query: BM25 with the constants of the index, without lengths.
 *
 * @param documents The number of sections of the site.
 * @param matches The terms of expansions that match the query, sorted, with their sections.
 */
export function scoreExpansions(
  documents: number,
  query: string,
  matches: ReadonlyMap<string, ExpansionList>,
): Map<number, ExpansionScore> {
  const scores = new Map<number, ExpansionScore>();
  const stems = new Map([...matches.keys()].map((term) => [term, stemOf(term)]));
  for (const asked of termsOfQuery(query))
    for (const [id, { score, isWord, terms }] of scoreTerm(documents, asked, matches, stems)) {
      const sum = scores.get(id) ?? { score: 0, asked: [], byWord: [], terms: [] };
      scores.set(id, sum);
      sum.score += score;
      sum.asked.push(asked);
      if (isWord) sum.byWord.push(asked);
      sum.terms.push(...terms);
    }
  return scores;
}

/** The best score of a term of the query in each section. */
function scoreTerm(
  documents: number,
  asked: string,
  matches: ReadonlyMap<string, ExpansionList>,
  stems: ReadonlyMap<string, string>,
): Map<number, { score: number; isWord: boolean; terms: string[] }> {
  const scores: ReturnType<typeof scoreTerm> = new Map();
  const stem = stemOf(asked);
  const all = [...matches.keys()];
  const forms = all.filter((term) => term !== asked && stems.get(term) === stem);
  const weighted = [
    ...forms.map((term) => ({ term, weight: expansionWeights.stem, isWord: true })),
    ...weighTerms(asked, all).flatMap(({ term, weight }) => {
      if (forms.includes(term)) return [];
      const isWord = term.startsWith(asked);
      return [{ term, weight: isWord ? weight : weight * expansionWeights.fuzzy, isWord }];
    }),
  ];
  for (const { term, weight, isWord } of weighted) {
    const { ids, frequencies } = matches.get(term)!;
    const rarity = Math.log(1 + (documents - ids.length + 0.5) / (ids.length + 0.5));
    for (const [index, id] of ids.entries()) {
      const frequency = frequencies[index]!;
      const own = (d + (frequency * (k + 1)) / (frequency + k)) * rarity;
      const score = expansionWeights.boost * weight * own;
      const best = scores.get(id) ?? { score: 0, isWord: false, terms: [] };
      scores.set(id, best);
      best.score = Math.max(best.score, score);
      best.isWord ||= isWord;
      best.terms.push(term);
    }
  }
  return scores;
}
