import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSections } from '../../packages/core/src/shared/search/find-sections.ts';
import { openIndex as openSource } from '../../packages/core/src/shared/search/index-source.ts';
import { shardManifest } from '../../packages/core/src/shared/search/shard-files.ts';
import { openShards } from '../../packages/core/src/shared/search/shard-source.ts';
import { searchFiles } from '../../packages/core/src/shared/search/search-options.ts';
import type { SearchSource } from '../../packages/core/src/shared/search/search-source.ts';
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

/** Opens the built search of a site, as the browser does: shards on a large site, else the index. */
export async function openIndex(root: string): Promise<SearchSource> {
  const at = (file: string) => join(root, 'dist', file);
  const read = (file: string): unknown => JSON.parse(readFileSync(at(file), 'utf8'));
  if (existsSync(at(shardManifest))) return openShards(async (file) => read(file));
  const { index, expansions } = searchFiles;
  return openSource(read(index), existsSync(at(expansions)) ? read(expansions) : undefined);
}

/** The rank of the first correct result of a query among ten, 0 if there is none, and the first result. */
async function rankOf(index: SearchSource, [query, ...answers]: Query) {
  const hrefs = (await findSections(index, query)).slice(0, depth).map(({ href }) => href);
  return { rank: hrefs.findIndex((href) => answers.includes(href)) + 1, first: hrefs[0] ?? '-' };
}

/** The share of queries with a correct result among the first, from 0 to 1. */
export async function shareWithin(
  index: SearchSource,
  queries: Query[],
  results: number,
): Promise<number> {
  const ranks = await Promise.all(queries.map((query) => rankOf(index, query)));
  return ranks.filter(({ rank }) => rank > 0 && rank <= results).length / queries.length;
}

/** Runs every query and compares the results with the answers. */
export async function measureQuality(index: SearchSource, queries: Query[]): Promise<Quality> {
  const misses: Quality['misses'] = [];
  const ranks: number[] = [];
  for (const query of queries) {
    const { rank, first } = await rankOf(index, query);
    if (rank !== 1) misses.push([query[0], rank, first]);
    ranks.push(rank);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mrr: mean(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
    recall: mean(ranks.map((rank) => (rank === 0 ? 0 : 1))),
    misses,
  };
}
