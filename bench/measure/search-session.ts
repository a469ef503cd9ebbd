import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Measured } from '../budgets.ts';
import { measureSession } from '../reader/measure-session.ts';
import { contentPage, ownSearch as search } from '../reader/reader.ts';
import { serveFolder } from '../reader/serve.ts';
import { sessionQueries } from '../search/session.ts';
import { launch } from './browser.ts';
import { ensureBuilt, corpus } from './sites.ts';

/** The network of the budget: 1.6 Mbit/s in bytes per second. */
const bytesPerSecond = 200_000;
/** By how much the processor is slowed. */
const slowdown = 4;
/** The time between the keys of a reader who types fast, in ms. */
const keyDelay = 60;

/** Sends commands to the workers of a page. */
async function workersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const ids = new Set<string>();
  const answers = new Map<number, (result: unknown) => void>();
  let last = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') ids.add(sessionId);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: unknown };
    answers.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const ask = (sessionId: string, method: string, params = {}): Promise<unknown> => {
    const id = ++last;
    const answer = new Promise((resolve) => answers.set(id, resolve));
    void session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answer;
  };
  return {
    session,
    all: (method: string, params?: object) =>
      Promise.all([...ids].map((id) => ask(id, method, params))),
  };
}

/**
 * The time from the last key of the first query until its results with their excerpts are painted, in ms; it includes
 * the debounce.
 */
async function firstAnswer(page: Page, pages: number): Promise<number> {
  const workers = await workersOf(page);
  await workers.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const [query] = sessionQueries(pages)[0]!;
  const started = page.waitForEvent('worker');
  await page.keyboard.press(search.key);
  await started;
  await workers.all('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator(search.field).pressSequentially(query, { delay: keyDelay });
  const enteredAt = performance.now();
  await page.locator('.Search-results:not([inert]) .Search-excerpt mark').first().waitFor();
  return performance.now() - enteredAt;
}

const nameOf = (pages: number) => `search, ${pages.toLocaleString('en')} pages`;

/** Serves the corpus with a number of pages, and opens the first page of the session. */
async function withPage<Result>(
  pages: number,
  measure: (page: Page, served: Awaited<ReturnType<typeof serveFolder>>) => Promise<Result>,
  bytesPerSecond?: number,
): Promise<Result> {
  const root = await corpus(pages);
  await ensureBuilt(root);
  const served = await serveFolder(join(root, 'dist'), bytesPerSecond);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${served.origin}${contentPage}`, { waitUntil: 'networkidle' });
    return await measure(page, served);
  } finally {
    await browser.close();
    served.close();
  }
}

/** The bytes of the session on the corpus with a number of pages. */
export function measureSearchSession(pages: number): Promise<Record<string, number>> {
  return withPage(pages, async (page, served) => {
    const browser = page.context().browser()!;
    const { bytes, requests } = await measureSession(browser, served, search, pages);
    return {
      [`${nameOf(pages)}: a session`]: bytes,
      [`${nameOf(pages)}: requests of a session`]: requests,
    };
  });
}

/** The session at both sizes, and the time to the first answer on a slow machine and network at the larger one. */
export async function measureSearchSessions(): Promise<Measured> {
  const measured: Measured = {};
  for (const pages of [1000, 10_000]) Object.assign(measured, await measureSearchSession(pages));
  const first = await withPage(10_000, (page) => firstAnswer(page, 10_000), bytesPerSecond);
  return { ...measured, [`${nameOf(10_000)}: first answer, slow`]: first };
}
