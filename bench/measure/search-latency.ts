import { spawn } from 'node:child_process';
import { type Page } from '@playwright/test';
import { launch } from './browser.ts';
import { docs } from './sites.ts';
import { readTrace, traceCategories } from './trace.ts';

const port = 4392;

/** The time from the end of the debounce until results are painted; one value for each query. */
export interface SearchLatency {
  /** The number of the frame after the debounce that shows the results: 1 is the next. */
  frames: number[];
  /**
   * The processor time of the main thread until that frame is painted, in ms: script, style,
   * layout, paint.
   */
  work: number[];
  /** The time until that frame is painted, in ms. Most of it is the wait for the frame. */
  elapsed: number[];
  /** The longest task of the main thread over all queries, in ms of processor time. */
  blocked: number;
}

/** Opens search on a page of a built site and waits for its first answer. */
async function openSearch(page: Page, path: string, query: string): Promise<void> {
  await page.goto(`http://localhost:${port}${path}`);
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page.locator('.Search-excerpt mark').first().waitFor({ timeout: 60_000 });
}

/**
 * Types queries one after the other. Marks in the trace: the end of each debounce, and of its
 * frame.
 */
function typeAll(page: Page, queries: string[]) {
  return page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('.Search-input')!;
    const list = document.querySelector('.Search-results')!;
    const elapsed: number[] = [];
    const framesOf: number[] = [];
    let frames = 0;
    let due = { at: 0, frame: 0 };
    void (async () => {
      for (;;) {
        await new Promise(requestAnimationFrame);
        frames++;
      }
    })();
    // The debounce ends with the dialog's timer.
    const { setTimeout: wait } = window;
    window.setTimeout = ((act: () => void, ms?: number) =>
      wait(() => {
        if (ms === 200) due = { at: performance.mark('bench-due').startTime, frame: frames };
        act();
      }, ms)) as typeof setTimeout;
    for (const text of texts) {
      const drawn = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(list, { childList: true, subtree: true });
      });
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // Still in the task that inserted the results into the document.
      await drawn;
      framesOf.push(frames - due.frame + 1);
      // After the next frame: its callbacks, style, layout and paint on this thread.
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(0);
        });
      });
      elapsed.push(performance.mark('bench-painted').startTime - due.at);
    }
    return { frames: framesOf, elapsed };
  }, queries);
}

/** Types queries into search on a page of a built site, after the index has loaded. */
export async function measureLatency(
  root: string,
  path: string,
  queries: string[],
): Promise<SearchLatency> {
  const server = spawn(process.execPath, [docs, 'preview', '--root', root, '--port', String(port)]);
  const browser = await launch();
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openSearch(page, path, queries[0]!);
    await browser.startTracing(page, { categories: traceCategories });
    const measured = await typeAll(page, queries);
    const trace = readTrace(await browser.stopTracing(), 'bench-due', 'bench-painted');
    return { ...measured, work: trace.between, blocked: trace.longestTask };
  } finally {
    await browser.close();
    server.kill();
  }
}
