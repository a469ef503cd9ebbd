import type { Browser, Page } from '@playwright/test';
import { sessionQueries } from '../search/session.ts';
import type { SearchSteps } from './engine.ts';
import { idle, open } from './reader.ts';
import type { Served } from './serve.ts';
import { total, weigh } from './weight.ts';

/** The time for which the results of a query must be unchanged, in ms. */
const settledMs = 400;
/** The time after which a query counts as answered without results, in ms. */
const nothingMs = 5000;

/** The bytes of the session in `search/session.ts`, and the number of their answers. */
export interface SessionResult {
  bytes: number;
  requests: number;
}

/** Waits until results are shown and stay as they are. */
async function settled(page: Page, result: string): Promise<void> {
  const startedAt = performance.now();
  let before = '';
  let changedAt = startedAt;
  for (;;) {
    await page.waitForTimeout(50);
    const now = (await page.locator(result).allTextContents()).join('\n');
    if (now !== before) changedAt = performance.now();
    before = now;
    const isShown = now !== '' && performance.now() - changedAt > settledMs;
    if (isShown || performance.now() - startedAt > nothingMs) return;
  }
}

/** Opens search on a page of a built site, asks the queries and follows a result. */
export async function measureSession(
  browser: Browser,
  served: Served,
  { key, field, result }: SearchSteps,
  pages: number,
): Promise<SessionResult> {
  const page = await open(browser, served.origin);
  await idle(page);
  const before = served.sent.length;
  const title = await page.locator('h1').first().textContent();
  await page.keyboard.press(key);
  const input = page.locator(field).first();
  await input.waitFor();
  for (const query of sessionQueries(pages)) {
    await input.fill(query);
    await settled(page, result);
  }
  await page.locator(result).first().click();
  await page.waitForFunction(
    (last) => ![null, undefined, last].includes(document.querySelector('h1')?.textContent),
    title,
  );
  const paintedAt = Date.now();
  await page.waitForLoadState('networkidle');
  await page.close();
  const sent = served.sent.slice(before).filter(({ askedAt }) => askedAt <= paintedAt);
  return { bytes: total(weigh(sent)), requests: sent.length };
}
