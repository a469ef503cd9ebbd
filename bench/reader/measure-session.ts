import type { Browser, Page } from '@playwright/test';
import type { Query } from '../search/queries.ts';
import { sessionQueries } from '../search/session.ts';
import { isRight, rankOf } from './answers.ts';
import { idle, open, openSearch, type SearchSteps } from './reader.ts';
import type { Served } from './serve.ts';
import { total, weigh } from './weight.ts';

/** The time between two looks at the results, in ms, and how many of them must see the same. */
const lookMs = 50;
const looks = 10;
/** The time after which a query counts as answered without results, in ms. */
const nothingMs = 30_000;

/** The session in `search/session.ts`. */
export interface SessionResult {
  bytes: number;
  requests: number;
  /** The number of queries with a correct page among the first ten results, and as the first. */
  found: number;
  first: number;
  /** The page that was followed; undefined if the last query had no result. */
  followed?: 'right' | 'wrong';
}

type Listing = Pick<SearchSteps, 'field' | 'result' | 'excerpts'>;

/** The text and the address of each visible result. */
function shown(page: Page, result: string): Promise<{ text: string; href: string | undefined }[]> {
  return page.locator(result).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        text: element.textContent,
        href: (element as Partial<HTMLAnchorElement>).href,
      })),
  );
}

/** Waits until a page fetches nothing more when idle: on a busy machine preloads begin late. */
async function preloaded(page: Page, served: Served): Promise<void> {
  let [before, same] = [-1, 0];
  while (same < looks) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(lookMs);
    const now = served.sent.length;
    same = now === before && served.pending() === 0 ? same + 1 : 0;
    before = now;
  }
}

/**
 * Waits until the results of a query are complete: they differ from the results of the last query, and neither
 * they nor the requests change any more.
 */
async function settled(page: Page, served: Served, result: string, last: string): Promise<string> {
  const startedAt = performance.now();
  let [before, same] = ['', 0];
  for (;;) {
    await page.waitForTimeout(lookMs);
    const texts = (await shown(page, result)).map(({ text }) => text).join('\n');
    const now = `${served.sent.length} ${texts}`;
    same = now === before && served.pending() === 0 ? same + 1 : 0;
    before = now;
    const isAnswered = texts !== '' && texts !== last;
    if (same >= looks && (isAnswered || performance.now() - startedAt > nothingMs)) return texts;
  }
}

/**
 * Asks the queries one after the other.
 *
 * @returns The rank of the first correct result of each, 0 if there is none.
 */
async function ask(page: Page, served: Served, { field, result, excerpts }: Listing, of: Query[]) {
  const ranks: number[] = [];
  let last = '';
  for (const [query, ...answers] of of) {
    await page.locator(field).first().fill(query);
    last = await settled(page, served, result, last);
    if (excerpts && ranks.length === 0) {
      await page.locator(excerpts).click();
      last = await settled(page, served, result, last);
    }
    const hrefs = (await shown(page, result)).flatMap(({ href }) => href ?? []);
    ranks.push(rankOf(hrefs, answers));
  }
  return ranks;
}

/** Follows the first result, if there is one, until the heading of its page is painted. */
async function follow(page: Page, result: string, answers: string[]) {
  const first = page.locator(result).first();
  if (!(await first.isVisible())) return {};
  const title = await page.locator('h1').first().textContent();
  await first.click();
  await page.waitForFunction(
    (last) => ![null, undefined, last].includes(document.querySelector('h1')?.textContent),
    title,
  );
  const { pathname } = new URL(page.url());
  const paths = answers.map((answer) => answer.split('#')[0]!);
  return { followed: isRight(pathname, paths) ? ('right' as const) : ('wrong' as const) };
}

/** Opens search on a page of a built site, asks the queries and follows a result. */
export async function measureSession(
  browser: Browser,
  served: Served,
  search: SearchSteps,
  pages: number,
): Promise<SessionResult> {
  const page = await open(browser, served.origin);
  await idle(page);
  await preloaded(page, served);
  const before = served.sent.length;
  const queries = sessionQueries(pages);
  await openSearch(page, search);
  let ranks = await ask(page, served, search, queries);
  const followed = await follow(page, search.result, queries.at(-1)!.slice(1));
  const paintedAt = Date.now();
  while (served.pending() > 0) await page.waitForTimeout(lookMs);
  const sent = served.sent.slice(before).filter(({ askedAt }) => askedAt <= paintedAt);
  if (search.page) {
    const { path, field, link } = search.page;
    await page.goto(`${served.origin}${path}`);
    ranks = await ask(page, served, { field, result: link }, queries);
  }
  await page.close();
  return {
    bytes: total(weigh(sent)),
    requests: sent.length,
    found: ranks.filter((rank) => rank > 0).length,
    first: ranks.filter((rank) => rank === 1).length,
    ...followed,
  };
}
