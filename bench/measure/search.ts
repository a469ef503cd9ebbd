import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Measured } from '../budgets.ts';
import { corpusQueries } from '../search/corpus-queries.ts';
import { heldOutQueries } from '../search/held-out-queries.ts';
import { searchFiles } from '../../packages/core/src/shared/search/search-options.ts';
import type { SearchSource } from '../../packages/core/src/shared/search/search-source.ts';
import { heldOutOtherWords } from '../search/other-words-held-out.ts';
import { otherWords } from '../search/other-words.ts';
import { measureQuality, openIndex, shareWithin } from '../search/quality.ts';
import { queries } from '../search/queries.ts';
import { quantile } from './processes.ts';
import { measureFrames } from './search-frames.ts';
import { measureSearchSession } from './search-session.ts';
import { ensureBuilt, corpus } from './sites.ts';

const site = fileURLToPath(new URL('../../site', import.meta.url));

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/** The files before the first result: the dialog's code, the worker, the index, the expansions. */
function firstResultBytes(root: string): number {
  const assets = join(root, 'dist/assets');
  const code = readdirSync(assets).filter((name) => /^search-.*\.js$/.test(name));
  const data = Object.values(searchFiles).map((file) => join(root, 'dist', file));
  const files = [...code.map((name) => join(assets, name)), ...data];
  return files.reduce((sum, file) => sum + brotli(file), 0);
}

/** The bytes of the index for each page of a site. */
function indexBytesPerPage(root: string): number {
  const { files } = payloads(root);
  return brotli(join(root, 'dist/search-index.json')) / files.length;
}

/** The payloads of a site's pages, and the largest one with brotli. */
function payloads(root: string): { files: string[]; largest: number } {
  const folder = join(root, 'dist/_page');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== '404.json')
    .map((name) => join(folder, name));
  return { files, largest: Math.max(...files.map(brotli)) };
}

/** The shares of the queries in other words with a correct answer among the first three results, by half. */
async function inOtherWords(index: SearchSource): Promise<Record<string, number>> {
  const halves = { 'other words': otherWords, 'other words, held out': heldOutOtherWords };
  const rows = Object.entries(halves).map(async ([half, queries]) => [
    `search, the site, ${half}: right among the first three`,
    await shareWithin(index, queries, 3),
  ]);
  return Object.fromEntries(await Promise.all(rows)) as Record<string, number>;
}

/**
 * The bytes and the quality of search on the real site and on the corpus of 1,000 pages.
 *
 * @param step Every how many pages of the corpus a page is the subject of a query. Default: see `corpusQueries`.
 */
export async function measureSearchFiles(
  step?: number,
): Promise<Measured & Record<string, number>> {
  const large = await corpus(1000);
  await ensureBuilt(site);
  await ensureBuilt(large);
  const ownIndex = await openIndex(site);
  const own = await measureQuality(ownIndex, Object.values(queries).flat());
  const heldOut = await measureQuality(ownIndex, Object.values(heldOutQueries).flat());
  const index = await openIndex(large);
  const found: Record<string, number> = {};
  for (const [kind, asked] of Object.entries(corpusQueries(1000, step)))
    found[`search, 1,000 pages: recall@10 of ${kind}`] = (
      await measureQuality(index, asked)
    ).recall;
  for (const [query, rank, first] of own.misses) console.log(`| ${query}: ${rank} | ${first} | |`);
  return {
    'search, the site: index, each page': indexBytesPerPage(site),
    'search, the site: a session, from opening to the page that is followed':
      firstResultBytes(site) + payloads(site).largest,
    ...(await measureSearchSession(1000)),
    'search, the site: MRR@10': own.mrr,
    'search, the site: recall@10': own.recall,
    'search, the site, held-out queries: MRR@10': heldOut.mrr,
    'search, the site, held-out queries: recall@10': heldOut.recall,
    ...(await inOtherWords(ownIndex)),
    ...found,
  };
}

/** All of search: files, quality, latency. */
export async function measureSearch(): Promise<Measured & Record<string, number>> {
  const files = await measureSearchFiles();
  const asked = corpusQueries(1000)
    .titles!.slice(0, 20)
    .map(([query]) => query);
  const frames = await measureFrames(await corpus(1000), '/guides/queues-002', asked);
  return {
    ...files,
    'search, 1,000 pages: frames until the results are painted, of nine in ten': quantile(
      frames,
      0.9,
    ),
  };
}
