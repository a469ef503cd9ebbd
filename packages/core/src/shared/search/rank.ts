import { weigher } from './match-terms.ts';
import {
  bm25,
  boosts,
  expansionWeights,
  resultCap,
  searchFields,
  termsOfQuery,
  titlesBonus,
} from './search-options.ts';
import type { FoundTerm, SearchSource } from './search-source.ts';
import type { PostingList } from './shard-numbers.ts';

/** A section that matches a query. */
export interface RankedSection {
  id: number;
  score: number;
  /** The matched terms in each of its fields, and last in its expansions. */
  found: Set<string>[];
  /** Whether its expansions hold a term of the query that none of its own words begins with. */
  isByExpansion: boolean;
}

/** A term of the index in a field, for a term of the query. */
interface Hit {
  term: string;
  field: number;
  list: PostingList;
  weight: number;
  isWord: boolean;
}

/** A section that may be among the best. */
interface Candidate {
  id: number;
  /** Whether it is in the language of the site. */
  isOwn: boolean;
  isByWord: boolean;
  score: number;
}

/** What is known of the sections, by their ids. A set of terms of the query is the bits of a number. */
interface Scores {
  /** The sums over the fields, and over the best matches in expansions. */
  own: Float64Array;
  expansion: Float64Array;
  /** The terms that match, also by similar words. */
  matched: Uint32Array;
  /** The terms that are words, or begin one: of the section, of its titles, of its expansions. */
  words: Uint32Array;
  titles: Uint32Array;
  expanded: Uint32Array;
}

const textField = searchFields.indexOf('text');
/** The list behind the lists of the fields. */
const expansionsField = searchFields.length;

/**
 * The sections that match a query, best first, at most `resultCap`. Scores are BM25 with the constants of the
 * specification, as MiniSearch computes them: the sum over the fields and over the terms of the query, times the
 * number of terms that match. Beyond that, expansions are one more field, which counts less if a section's own words
 * hold the whole query. Titles that hold the whole query count double. A section that only similar words
 * match ranks below all others.
 */
export async function rankSections(source: SearchSource, query: string): Promise<RankedSection[]> {
  const asked = termsOfQuery(query, source.words);
  const hits = hitsOf(asked, await source.find(asked), source.words?.hasStems);
  const { own, expansion, matched, words, titles, expanded } = scoresOf(source, hits);
  const all = 2 ** asked.length - 1;
  const weight = words.includes(all) ? expansionWeights.besideText : 1;
  const { own: first = Infinity } = source;
  const best: Candidate[] = [];
  for (const [id, terms] of matched.entries()) {
    if (terms === 0) continue;
    const sum = own[id]! + weight * expansion[id]!;
    const bonus = titles[id] === all ? titlesBonus : 1;
    const isByWord = (words[id]! | expanded[id]!) !== 0;
    const candidate = { id, isOwn: id < first, isByWord, score: sum * countBits(terms) * bonus };
    if (best.length === resultCap && byRank(candidate, best.at(-1)!) > 0) continue;
    best.push(candidate);
    best.sort(byRank).splice(resultCap);
  }
  const ranked = best.map(({ id, score }): RankedSection => {
    const isByExpansion = (expanded[id]! & ~words[id]!) !== 0;
    return { id, score, isByExpansion, found: boosts.map(() => new Set()) };
  });
  const byId = new Map(ranked.map((each) => [each.id, each]));
  for (const { term, field, list } of hits.flat())
    for (const id of list.ids) byId.get(id)?.found[field]!.add(term);
  return ranked;
}

/** Best first: a section in the language of the site, then one that a word finds, then by the score, then in the order of the site. */
function byRank(a: Candidate, b: Candidate): number {
  return (
    Number(b.isOwn) - Number(a.isOwn) ||
    Number(b.isByWord) - Number(a.isByWord) ||
    b.score - a.score ||
    a.id - b.id
  );
}

/** The hits of each term of a query. */
function hitsOf(asked: string[], found: FoundTerm[], hasStems?: boolean): Hit[][] {
  return asked.map((each) => {
    const weigh = weigher(each, hasStems);
    const hits = found.flatMap(({ term, lists }) => {
      const weights = weigh(term);
      return lists.map((list, field): Hit | undefined => {
        const own = field === expansionsField ? weights?.expansion : weights?.own;
        return own && { term, field, list, ...own };
      });
    });
    return hits.filter((hit) => hit !== undefined);
  });
}

function scoresOf(source: SearchSource, hits: Hit[][]): Scores {
  const size = 1 + hits.flat().reduce((last, { list }) => Math.max(last, list.ids.at(-1) ?? 0), 0);
  const scores: Scores = {
    own: new Float64Array(size),
    expansion: new Float64Array(size),
    matched: new Uint32Array(size),
    words: new Uint32Array(size),
    titles: new Uint32Array(size),
    expanded: new Uint32Array(size),
  };
  for (const [at, own] of hits.entries()) {
    /** The best matches of this term in expansions. */
    const best = new Map<number, number>();
    for (const hit of own) addHit(source, hit, 1 << at, scores, best);
    for (const [id, value] of best) scores.expansion[id]! += value;
  }
  return scores;
}

function addHit(
  source: SearchSource,
  hit: Hit,
  bit: number,
  scores: Scores,
  best: Map<number, number>,
) {
  const { list, field, isWord } = hit;
  const { own, matched, words, titles, expanded } = scores;
  const values = bm25Of(source, hit);
  for (const [at, id] of list.ids.entries()) {
    matched[id]! |= bit;
    if (field === expansionsField) {
      best.set(id, Math.max(best.get(id) ?? 0, values[at]!));
      if (isWord) expanded[id]! |= bit;
      continue;
    }
    own[id]! += values[at]!;
    if (isWord) words[id]! |= bit;
    if (isWord && field !== textField) titles[id]! |= bit;
  }
}

/** The scores of the sections of a hit. The lengths of expansions do not count. */
function bm25Of({ documents, averages }: SearchSource, { list, field, weight }: Hit): number[] {
  const { k, b, d } = bm25;
  const { ids, frequencies, lengths } = list;
  const factor =
    weight * boosts[field]! * Math.log(1 + (documents - ids.length + 0.5) / (ids.length + 0.5));
  const average = averages[field];
  return frequencies.map((frequency, at) => {
    const relative = average === undefined ? 1 : 1 - b + (b * lengths[at]!) / average;
    return factor * (d + (frequency * (k + 1)) / (frequency + k * relative));
  });
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
