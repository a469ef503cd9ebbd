import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Measured } from '../budgets.ts';
import { launch } from './browser.ts';
import { median } from './processes.ts';
import { ensureBuilt, corpus, docs } from './sites.ts';

const port = 4390;
const runs = 15;
const nextPage = '.Sidebar-link[href]:not([aria-current])';

/**
 * Follows a preloaded link once.
 *
 * @returns The frames before the new heading is in the document, the script's time until then, and
 *   the time until the frame with it is painted; both in ms.
 */
function navigate(page: Page): Promise<{ frames: number; script: number; painted: number }> {
  return page.evaluate(async (nextLink) => {
    const link = document.querySelector<HTMLAnchorElement>(nextLink)!;
    const title = document.querySelector('h1')?.textContent;
    await new Promise(requestAnimationFrame);
    const startedAt = performance.now();
    let script = Number.NaN;
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === title) return;
      observer.disconnect();
      script = performance.now() - startedAt;
    }).observe(document.body, { childList: true, subtree: true });
    link.click();
    let frames = 0;
    do {
      await new Promise(requestAnimationFrame);
      frames++;
    } while (document.querySelector('h1')?.textContent === title);
    const channel = new MessageChannel();
    await new Promise((resolve) => {
      channel.port1.addEventListener('message', resolve);
      channel.port1.start();
      channel.port2.postMessage(null);
    });
    return { frames, script, painted: performance.now() - startedAt };
  }, nextPage);
}

/** Waits until the page of the next link is fetched and parsed. */
async function waitForPayload(page: Page): Promise<void> {
  await page.waitForFunction((nextLink) => {
    const { pathname } = document.querySelector<HTMLAnchorElement>(nextLink)!;
    return performance
      .getEntriesByType('resource')
      .some(({ name }) => new URL(name).pathname === `/_page${pathname}.json`);
  }, nextPage);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Follows preloaded links of the 1,000-page corpus; medians. */
export async function measureNavigation(): Promise<Measured & { painted: number }> {
  const root = await corpus(1000);
  await ensureBuilt(root);
  const server = spawn(process.execPath, [docs, 'preview', '--root', root, '--port', String(port)]);
  const browser = await launch();
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).port !== String(port)) foreign.push(request.url());
    });
    await page.goto(`http://localhost:${port}/guides/queues-002`);
    await page.waitForLoadState('networkidle');
    const results: Awaited<ReturnType<typeof navigate>>[] = [];
    for (let run = 0; run < runs; run++) {
      // A reader points at a link before the click.
      await page.locator(nextPage).first().hover();
      await waitForPayload(page);
      results.push(await navigate(page));
    }
    return {
      'third-party requests': foreign.length,
      'preloaded navigation: frames before the new heading': Math.max(
        ...results.map(({ frames }) => frames),
      ),
      'preloaded navigation: script': median(results.map(({ script }) => script)),
      painted: median(results.map(({ painted }) => painted)),
    };
  } finally {
    await browser.close();
    server.kill();
  }
}
