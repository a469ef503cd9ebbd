import { spawn } from 'node:child_process';
import { type Page } from '@playwright/test';
import { launch } from './browser.ts';
import { docs } from './sites.ts';

const port = 4392;

/** Opens search on a page of a built site and waits for its first answer. */
async function openSearch(page: Page, path: string, query: string): Promise<void> {
  await page.goto(`http://localhost:${port}${path}`);
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page.locator('.Search-excerpt mark').first().waitFor({ timeout: 60_000 });
}

/** Types queries one after the other, and counts the frames of each from the end of its debounce. */
function typeAll(page: Page, queries: string[]): Promise<number[]> {
  return page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('.Search-input')!;
    const list = document.querySelector('.Search-results')!;
    const framesOf: number[] = [];
    let frames = 0;
    let dueAt = 0;
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
        if (ms === 200) dueAt = frames;
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
      framesOf.push(frames - dueAt + 1);
      // The next query begins behind the frame that shows them.
      await new Promise(requestAnimationFrame);
    }
    return framesOf;
  }, queries);
}

/**
 * Types queries into search on a page of a built site, after the index has loaded.
 *
 * @returns For each query the number of the frame after the debounce that shows its results: 1 is the next.
 */
export async function measureFrames(
  root: string,
  path: string,
  queries: string[],
): Promise<number[]> {
  const server = spawn(process.execPath, [docs, 'preview', '--root', root, '--port', String(port)]);
  const browser = await launch();
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // Not the first one: a query that is already answered draws nothing.
    await openSearch(page, path, queries.at(-1)!);
    return await typeAll(page, queries);
  } finally {
    await browser.close();
    server.kill();
  }
}
