import type { Browser, Page } from '@playwright/test';
import { corpusPages } from '../corpus.ts';
import { median } from '../measure/processes.ts';
import type { Engine } from './engine.ts';
import {
  contentPage,
  idle,
  nextLink,
  nextPage,
  open,
  type SearchSteps,
  searchFor,
  viewport,
} from '../reader/reader.ts';
import type { Served } from '../reader/serve.ts';
import { total, weigh } from '../reader/weight.ts';

const runs = 5;

/** The waiting times of a reader. Times in ms, medians; bytes on the wire. */
export interface TimesResult {
  /** Main-thread time until the content page is idle, with the processor slowed down four times. */
  mainThread: number;
  /** From the click on a link of the sidebar until the new heading is painted. */
  navigation: number;
  search?: FirstResult;
}

interface FirstResult {
  /**
   * From the key that opens search until the first result; the complete query is entered at once.
   */
  time: number;
  /** The part after the query is entered, which requires the field. */
  afterInput: number;
  /** The bytes fetched in that time. */
  bytes: number;
  /** The bytes fetched or pending by then. */
  allBytes: number;
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
  // In every document, because some engines load another one: records when the next heading is
  // painted.
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

async function firstResult(
  browser: Browser,
  served: Served,
  search: SearchSteps,
  query: string,
): Promise<FirstResult> {
  const page = await open(browser, served.origin);
  await idle(page);
  const before = served.sent.length;
  await noteFirstResult(page, search.result);
  await searchFor(page, query, search);
  const { keyAt, inputAt, paintedAt } = await page.evaluate(
    () => (window as { bench?: Promise<Noted> }).bench!,
  );
  await page.waitForLoadState('networkidle');
  const sent = served.sent.slice(before);
  const asked = sent.filter(({ askedAt }) => askedAt <= paintedAt);
  await page.close();
  return {
    time: paintedAt - keyAt,
    afterInput: paintedAt - inputAt,
    bytes: total(weigh(asked.filter(({ sentAt }) => sentAt <= paintedAt))),
    allBytes: total(weigh(asked)),
  };
}

/**
 * The times of the first key, of the entered query, and of the first painted result, in ms since
 * 1970.
 */
interface Noted {
  keyAt: number;
  inputAt: number;
  paintedAt: number;
}

/** Observes within the page: observing from outside has a resolution of up to half a second. */
function noteFirstResult(page: Page, result: string): Promise<void> {
  return page.evaluate((selector) => {
    const at = { keydown: Number.NaN, input: Number.NaN };
    for (const type of ['keydown', 'input'] as const)
      addEventListener(type, () => (at[type] = performance.now()), { capture: true, once: true });
    const bench = (async () => {
      while (!document.querySelector(selector)?.checkVisibility())
        await new Promise(requestAnimationFrame);
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(0);
      });
      const { timeOrigin } = performance;
      return {
        keyAt: timeOrigin + at.keydown,
        inputAt: timeOrigin + at.input,
        paintedAt: timeOrigin + performance.now(),
      };
    })();
    Object.assign(window, { bench });
  }, result);
}

async function several<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure());
  return results;
}

/** Times one content page of a built site. The machine must be idle. */
export async function measureTimes(
  browser: Browser,
  served: Served,
  { search }: Engine,
  pages: number,
): Promise<TimesResult> {
  const { origin } = served;
  const result = {
    mainThread: median(await several(() => mainThread(browser, origin))),
    navigation: median(await several(() => navigation(browser, origin))),
  };
  if (!search) return result;
  const { title } = corpusPages({ pages }).find(({ path }) => path === contentPage)!;
  const found = await several(() => firstResult(browser, served, search, title));
  return {
    ...result,
    search: {
      time: median(found.map(({ time }) => time)),
      afterInput: median(found.map(({ afterInput }) => afterInput)),
      bytes: median(found.map(({ bytes }) => bytes)),
      allBytes: median(found.map(({ allBytes }) => allBytes)),
    },
  };
}
