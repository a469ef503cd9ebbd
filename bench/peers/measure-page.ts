import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { median } from '../measure/processes.ts';
import type { Engine } from './engine.ts';
import type { Served } from './serve.ts';
import { type Weight, weigh } from './weight.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The content page that is looked at, and the page that its sidebar leads to. */
export const contentPage = '/guides/queues-002';
const nextPage = '/guides/queues-003';
const runs = 3;
/** How long a page is left alone after its last request, for what it does when it is idle. ms. */
const idleMs = 2000;
/** The screen of a laptop. */
export const viewport = { width: 1440, height: 900 };

/** What a reader pays for a content page. Bytes on the wire; times in ms. */
export interface PageResult {
  /** Asked for until the load event. */
  load: Weight;
  /** And until the page has been left alone for a while. */
  idle: Weight;
  /** And by reading to the end, changing the theme, copying a block, and going to another page. */
  use: Weight;
  /** Main-thread time until idle, the processor slowed down four times. */
  mainThread: number;
  /** From the click on a link of the sidebar until the new heading is painted. */
  navigation: number;
  /** Rules of axe that are violated, with search closed and with its results open. */
  axe: { closed: string[]; open?: string[] };
}

async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}${contentPage}`, { waitUntil: 'load' });
  return page;
}

/** Waits until a page does nothing of its own any more. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idleMs);
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
    // The button belongs to the block or stands beside it.
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

/** The link to the next page that a reader sees first: the sidebar's. */
function nextLink(page: Page) {
  return page.locator(`a[href^="${nextPage}"]:visible`).first();
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

async function mainThread(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}${contentPage}`, { waitUntil: 'load' });
  await idle(page);
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

async function navigation(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  // In every document, as some engines load another one: notes when the next heading is painted.
  await page.addInitScript(async () => {
    let heading: string | null | undefined;
    let title: string | null | undefined;
    do {
      await new Promise(requestAnimationFrame);
      heading = document.querySelector('h1')?.textContent;
      title ??= sessionStorage.getItem('bench-title') ?? heading;
    } while (heading === title);
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(0);
    });
    sessionStorage.setItem('bench-painted', String(performance.timeOrigin + performance.now()));
  });
  await page.goto(`${origin}${contentPage}`, { waitUntil: 'load' });
  await idle(page);
  await nextLink(page).hover();
  // A reader points at a link before the click.
  await page.waitForTimeout(300);
  const clickedAt = await nextLink(page).evaluate((link) => {
    sessionStorage.setItem('bench-title', document.querySelector('h1')!.textContent);
    const now = performance.timeOrigin + performance.now();
    (link as HTMLElement).click();
    return now;
  });
  await page.waitForURL(`**${nextPage}*`, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() => sessionStorage.getItem('bench-painted'));
  const paintedAt = Number(await painted.jsonValue());
  await page.close();
  return paintedAt - clickedAt;
}

/** Opens search on a page and types; resolves when the first result is shown. */
export async function searchFor(page: Page, query: string, search: Engine['search']) {
  await page.keyboard.press(search!.key);
  await page.locator(search!.field).first().waitFor();
  await page.locator(search!.field).first().focus();
  await page.keyboard.insertText(query);
  await page.locator(search!.result).first().waitFor({ timeout: 20_000 });
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    return (await runner.run()).violations.map(({ id }) => id);
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

async function several(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run++) values.push(await measure());
  return median(values);
}

/** Looks at one content page of a built site as a reader with an empty cache does. */
export async function measurePage(
  browser: Browser,
  served: Served,
  engine: Engine,
): Promise<PageResult> {
  return {
    ...(await weights(browser, served, engine)),
    mainThread: await several(() => mainThread(browser, served.origin)),
    navigation: await several(() => navigation(browser, served.origin)),
    axe: await accessibility(browser, served.origin, engine),
  };
}
