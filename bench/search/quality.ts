import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexExpansions } from '../../packages/core/src/shared/search/expansion-index.ts';
import {
  rankSections,
  readIndex,
  type SearchIndex,
} from '../../packages/core/src/shared/search/find-sections.ts';
import { searchFiles } from '../../packages/core/src/shared/search/search-options.ts';
import type { Query } from './queries.ts';

/** The number of evaluated results. */
const depth = 10;

/** The quality of the results of a set of queries. */
export interface Quality {
  /** The mean of 1 / rank of the first correct result among ten; 0 if there is none. */
  mrr: number;
  /** The share of queries with a correct result among ten. */
  recall: number;
  /** The queries whose first result is wrong, with the rank of the correct one (0: none). */
  misses: [query: string, rank: number, first: string][];
}

/** Opens the built search of a site, as the browser does. */
export function openIndex(root: string): SearchIndex {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const sections = readIndex(read(join(root, 'dist', searchFiles.index)));
  const expansions = join(root, 'dist', searchFiles.expansions);
  if (!existsSync(expansions)) return { sections };
  return { sections, expansions: indexExpansions(read(expansions), sections) };
}

/** The rank of the first correct result of a query among ten, 0 if there is none, and the first result. */
function rankOf(index: SearchIndex, [query, ...answers]: Query) {
  const hrefs = rankSections(index, query)
    .slice(0, depth)
    .map(({ id }) => index.sections.getStoredFields(id)!.href as string);
  return { rank: hrefs.findIndex((href) => answers.includes(href)) + 1, first: hrefs[0] ?? '-' };
}

/** The share of queries with a correct result among the first, from 0 to 1. */
export function shareWithin(index: SearchIndex, queries: Query[], results: number): number {
  const ranks = queries.map((query) => rankOf(index, query).rank);
  return ranks.filter((rank) => rank > 0 && rank <= results).length / queries.length;
}

/** Runs every query and compares the results with the answers. */
export function measureQuality(index: SearchIndex, queries: Query[]): Quality {
  const misses: Quality['misses'] = [];
  const ranks = queries.map((query) => {
    const { rank, first } = rankOf(index, query);
    if (rank !== 1) misses.push([query[0], rank, first]);
    return rank;
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mrr: mean(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
    recall: mean(ranks.map((rank) => (rank === 0 ? 0 : 1))),
    misses,
  };
}
