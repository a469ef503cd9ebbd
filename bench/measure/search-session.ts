import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { Measured } from '../budgets.ts';
import { engines } from '../peers/engines/index.ts';
import { measureSession } from '../peers/measure-session.ts';
import { contentPage } from '../peers/reader.ts';
import { serveFolder } from '../peers/serve.ts';
import { sessionQueries } from '../search/session.ts';
import { launch } from './browser.ts';
import { buildWarm, corpus } from './sites.ts';

const search = engines.ours!.search!;

/** The network of the budget: 1.6 Mbit/s in bytes per second. */
const bytesPerSecond = 200_000;
/** By how much the processor is slowed. */
const slowdown = 4;

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
    ...{ autoAttach: true, waitForDebuggerOnStart: false, flatten: false },
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

/** The largest memory of the worker during the session, in MB, after each query. */
async function workerMemory(page: Page, pages: number): Promise<number> {
  const workers = await workersOf(page);
  await page.keyboard.press(search.key);
  const sizes: number[] = [];
  for (const query of sessionQueries(pages)) {
    await page.locator(search.field).fill(query);
    await page.locator('.Search-results:not([inert]) mark').first().waitFor();
    const [heap] = (await workers.all('Runtime.getHeapUsage')) as {
      usedSize: number;
      embedderHeapUsedSize?: number;
      backingStorageSize?: number;
    }[];
    const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = heap ?? {};
    sizes.push((usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6);
  }
  return Math.max(...sizes);
}

/**
 * The time from the last key of the first query, which is typed as soon as search opens, until its results
 * with excerpts are painted, in ms; it includes the debounce.
 */
async function firstAnswer(page: Page, session: CDPSession, pages: number): Promise<number> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const [query] = sessionQueries(pages);
  await page.keyboard.press(search.key);
  await page.locator(search.field).pressSequentially(query!);
  const keyAt = performance.now();
  await page.locator('.Search-results:not([inert]) .Search-excerpt mark').first().waitFor();
  return performance.now() - keyAt;
}

/** The session of search on the corpus with a number of pages. */
export async function measureSearchSession(pages: number): Promise<Record<string, number>> {
  const root = await corpus(pages);
  await buildWarm(root);
  const name = `search, ${pages.toLocaleString('en')} pages`;
  const served = await serveFolder(join(root, 'dist'));
  const slow = await serveFolder(join(root, 'dist'), bytesPerSecond);
  const browser = await launch();
  const opened = async (origin: string) => {
    const page = await browser.newPage();
    await page.goto(`${origin}${contentPage}`, { waitUntil: 'networkidle' });
    return page;
  };
  try {
    const { bytes, requests } = await measureSession(browser, served, search, pages);
    const memory = await workerMemory(await opened(served.origin), pages);
    const page = await opened(slow.origin);
    const session = await page.context().newCDPSession(page);
    return {
      [`${name}: a session`]: bytes,
      [`${name}: requests of a session`]: requests,
      [`${name}: memory of the worker`]: memory,
      [`${name}: first answer on a slow machine and network`]: await firstAnswer(
        page,
        session,
        pages,
      ),
    };
  } finally {
    await browser.close();
    served.close();
    slow.close();
  }
}

/** The sessions of both sizes. */
export async function measureSearchSessions(): Promise<Measured> {
  return { ...(await measureSearchSession(1000)), ...(await measureSearchSession(10_000)) };
}
