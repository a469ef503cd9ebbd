import { bonusCandidates, searchFields, searchOptions, termsOfQuery } from './search-options.ts';
import { editsOf } from './shard-terms.ts';
import { distanceOf } from './edit-distance.ts';
import type { ScoredMatch } from './rank.ts';
import type { PostingList } from './shard-numbers.ts';

/** The sections that scores depend on: their number, and the mean lengths of their fields. */
export interface ScoredSections {
  documents: number;
  averages: number[];
  /** The length of the text of each; the length of their titles is in the postings. */
  lengths: number[];
}

/** A term of the index that matches a term of the query, and its weight. */
interface WeightedTerm {
  term: string;
  weight: number;
}

const { boost, bm25, weights } = searchOptions as Required<typeof searchOptions>;
const { k, b, d } = bm25 as Required<typeof bm25>;
const boosts = searchFields.map((field) => boost[field]!);
const textField = searchFields.indexOf('text');

/**
 * The best matches of a query, as MiniSearch finds and scores them in an index with these terms. The
 * computation has the same order, so that the last digit and the order of equal scores are the same,
 * too. MiniSearch itself would need an object for each posting.
 *
 * @param matches All terms of the index that match the query, sorted, with a list for each field.
 */
export function scoreTerms(
  sections: ScoredSections,
  query: string,
  matches: ReadonlyMap<string, PostingList[]>,
): ScoredMatch[] {
  const asked = termsOfQuery(query).map((term) => weighTerms(term, [...matches.keys()]));
  const totals = new Float64Array(sections.documents);
  const matched = new Uint8Array(sections.documents);
  /** The sections in the order in which they were first matched. */
  const order: number[] = [];
  for (const weighted of asked) addScores(sections, weighted, matches, { totals, matched, order });
  const best = bestOf(order, (id) => totals[id]! * matched[id]!);
  return best.map((id) => ({
    id,
    score: totals[id]! * matched[id]!,
    ...matchOf(id, query, asked, matches),
  }));
}

/** The terms that match a term of the query, in MiniSearch's order: itself, prefixes, similar terms. */
export function weighTerms(term: string, terms: string[]): WeightedTerm[] {
  const { length } = term;
  const prefixed = terms.filter((other) => other.startsWith(term) && other !== term).reverse();
  const edits = editsOf(term);
  const similar = terms.flatMap((other): WeightedTerm[] => {
    const distance = other.startsWith(term) ? 0 : distanceOf(term, other, edits);
    if (distance === 0 || distance > edits) return [];
    return [{ term: other, weight: (weights.fuzzy * other.length) / (other.length + distance) }];
  });
  return [
    ...(terms.includes(term) ? [{ term, weight: 1 }] : []),
    ...prefixed.map((other) => ({
      term: other,
      weight: (weights.prefix * other.length) / (other.length + 0.3 * (other.length - length)),
    })),
    ...similar,
  ];
}

interface Scores {
  totals: Float64Array;
  /** The number of the query's terms that a section matches. */
  matched: Uint8Array;
  order: number[];
}

/** Adds the scores of one term of the query: BM25. */
function addScores(
  { documents, averages, lengths }: ScoredSections,
  weighted: WeightedTerm[],
  matches: ReadonlyMap<string, PostingList[]>,
  { totals, matched, order }: Scores,
): void {
  const sums = new Float64Array(documents);
  const first: number[] = [];
  for (const { term, weight } of weighted)
    for (const field of searchFields.keys()) {
      const { ids, frequencies, lengths: own } = matches.get(term)![field]!;
      const average = averages[field]!;
      const rarity = Math.log(1 + (documents - ids.length + 0.5) / (ids.length + 0.5));
      const factor = weight * boosts[field]!;
      for (const [index, id] of ids.entries()) {
        const frequency = frequencies[index]!;
        const length = field === textField ? lengths[id]! : own[index]!;
        const relative = 1 - b + (b * length) / average;
        const score = rarity * (d + (frequency * (k + 1)) / (frequency + k * relative));
        if (sums[id] === 0) first.push(id);
        sums[id]! += factor * score;
      }
    }
  for (const id of first) {
    if (matched[id] === 0) order.push(id);
    matched[id]!++;
    totals[id]! += sums[id]!;
  }
}

/** The `bonusCandidates` with the highest scores, best first; of equal ones the earlier. */
function bestOf(ids: number[], scoreOf: (id: number) => number): number[] {
  const best: { id: number; score: number }[] = [];
  for (const id of ids) {
    const score = scoreOf(id);
    if (best.length === bonusCandidates && score <= best.at(-1)!.score) continue;
    let from = 0;
    let to = best.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (best[middle]!.score >= score) from = middle + 1;
      else to = middle;
    }
    best.splice(from, 0, { id, score });
    if (best.length > bonusCandidates) best.pop();
  }
  return best.map(({ id }) => id);
}

function matchOf(
  id: number,
  query: string,
  asked: WeightedTerm[][],
  matches: ReadonlyMap<string, PostingList[]>,
): Pick<ScoredMatch, 'match' | 'queryTerms'> {
  // Without a prototype: a term may be `__proto__`.
  const match = Object.create(null) as ScoredMatch['match'];
  const isFound = ({ term }: WeightedTerm) => {
    const fields = searchFields.filter((_, field) => holds(matches.get(term)![field]!.ids, id));
    if (fields.length > 0) match[term] = fields;
    return fields.length > 0;
  };
  // `isFound` adds to `match`: it must run for each term.
  const queryTerms = termsOfQuery(query).filter(
    (_, index) => asked[index]!.filter(isFound).length > 0,
  );
  return { match, queryTerms };
}

/** Whether sorted numbers hold one. */
function holds(sorted: number[], value: number): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === value;
}
