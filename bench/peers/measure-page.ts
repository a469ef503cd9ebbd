import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { Engine } from './engine.ts';
import { idle, nextLink, nextPage, open, searchFor, viewport } from '../reader/reader.ts';
import type { Served } from '../reader/serve.ts';
import { type Weight, weigh } from '../reader/weight.ts';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The bytes on the wire for a reader of a content page. */
export interface PageResult {
  /** Requested until the load event. */
  load: Weight;
  /** Also until the page is idle. */
  idle: Weight;
  /** Also by reading to the end, switching the theme, copying a block, and following a link. */
  use: Weight;
  /** Violated rules of axe, with search closed and with visible results. */
  axe: { closed: string[]; open?: string[] };
}

async function use(page: Page, { theme, copy }: Engine): Promise<void> {
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  if (copy) {
    const block = page.locator('pre:visible').last();
    await block.hover();
    // The button is within the block or next to it.
    await page.locator(copy).last().click({ force: true });
  }
  if (theme) {
    const control = page.locator(theme).and(page.locator(':visible')).first();
    const isList = await control.evaluate((element) => element.tagName === 'SELECT');
    await (isList ? control.selectOption('dark') : control.click());
  }
  await nextLink(page).hover();
  await nextLink(page).click();
  await page.waitForURL(`**${nextPage}*`, { waitUntil: 'commit' });
  await idle(page);
}

async function weights(browser: Browser, served: Served, engine: Engine) {
  const page = await open(browser, served.origin);
  const loadedAt = await page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + timing!.loadEventStart;
  });
  await idle(page);
  const untilIdle = [...served.sent];
  await use(page, engine);
  await page.close();
  return {
    load: weigh(untilIdle.filter(({ askedAt }) => askedAt <= loadedAt)),
    idle: weigh(untilIdle),
    use: weigh(served.sent),
  };
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    return (await window.axe.run()).violations.map(({ id }) => id);
  });
}

async function accessibility(browser: Browser, origin: string, { search }: Engine) {
  const page = await open(browser, origin);
  await idle(page);
  const closed = await violations(page);
  if (!search) return { closed };
  await searchFor(page, 'message batches', search);
  await page.waitForTimeout(500);
  const found = await violations(page);
  await page.close();
  return { closed, open: found };
}

/** Opens one content page of a built site as a reader with an empty cache does. */
export async function measurePage(
  browser: Browser,
  served: Served,
  engine: Engine,
): Promise<PageResult> {
  return {
    ...(await weights(browser, served, engine)),
    axe: await accessibility(browser, served.origin, engine),
  };
}
