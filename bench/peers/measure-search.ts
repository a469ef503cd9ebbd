import type { Browser, Page } from '@playwright/test';
import { corpusQueries } from '../search/corpus-queries.ts';
import type { Query } from '../search/queries.ts';
import { rankOf } from '../reader/answers.ts';
import { open, type SearchSteps, searchFor } from '../reader/reader.ts';
import type { Served } from '../reader/serve.ts';

/** The maximum number of queries of a kind: each takes most of a second. */
const maxPerKind = 12;
/**
 * The time for which results must be unchanged, and for which a query may yield nothing new, in ms.
 */
const settledMs = 300;
const nothingMs = 3000;

/** The field for queries, and the links of results. */
interface Listing {
  field: string;
  link: string;
}

/** The quality of search. */
export interface SearchResult {
  mrr: number;
  recall: number;
  /** The recall of each kind of query. */
  kinds: Record<string, number>;
  queries: number;
}

/** The addresses of the visible results, without duplicates, best first. */
function shown(page: Page, link: string): Promise<string[]> {
  return page.evaluate((links) => {
    const hrefs = [...document.querySelectorAll<HTMLAnchorElement>(links)].map(({ href }) => href);
    return [...new Set(hrefs)];
  }, link);
}

/** Replaces the last query by another one, and reads the results when they are stable. */
async function ask(page: Page, query: string, steps: Listing, last: string[]) {
  await page.locator(steps.field).first().fill(query);
  const startedAt = performance.now();
  let results = last;
  let changedAt = Number.NaN;
  for (;;) {
    await page.waitForTimeout(50);
    const now = await shown(page, steps.link);
    if (now.join() !== results.join()) changedAt = performance.now();
    results = now;
    if (performance.now() - changedAt > settledMs) return results;
    if (Number.isNaN(changedAt) && performance.now() - startedAt > nothingMs) return results;
  }
}

function selected(pages: number): [kind: string, query: Query][] {
  return Object.entries(corpusQueries(pages)).flatMap(([kind, asked]) => {
    const every = Math.max(1, Math.floor(asked.length / maxPerKind));
    return asked
      .filter((_, index) => index % every === 0)
      .slice(0, maxPerKind)
      .map((query): [string, Query] => [kind, query]);
  });
}

async function quality(browser: Browser, origin: string, search: SearchSteps, pages: number) {
  const page = await open(browser, origin);
  if (search.page) await page.goto(`${origin}${search.page.path}`);
  else await searchFor(page, 'platform', search);
  const steps: Listing = search.page ?? { link: search.result, ...search };
  const ranks: [kind: string, rank: number][] = [];
  let results: string[] = [];
  for (const [kind, [query, ...answers]] of selected(pages)) {
    results = await ask(page, query, steps, results);
    ranks.push([kind, rankOf(results, answers)]);
  }
  await page.close();
  return ranks;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Searches a built site as a reader does, through its dialog. */
export async function measureSearch(
  browser: Browser,
  served: Served,
  search: SearchSteps,
  pages: number,
): Promise<SearchResult> {
  const ranks = await quality(browser, served.origin, search, pages);
  const recall = (of: typeof ranks) => mean(of.map(([, rank]) => (rank > 0 ? 1 : 0)));
  return {
    mrr: mean(ranks.map(([, rank]) => (rank > 0 ? 1 / rank : 0))),
    recall: recall(ranks),
    kinds: Object.fromEntries(
      [...new Set(ranks.map(([kind]) => kind))].map((kind) => [
        kind,
        recall(ranks.filter(([of]) => of === kind)),
      ]),
    ),
    queries: ranks.length,
  };
}
