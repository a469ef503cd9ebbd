import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../budgets.ts';
import { launch } from './browser.ts';
import { median } from './processes.ts';
import { corpus, docs } from './sites.ts';

const port = 4391;
const edits = 12;

/**
 * Starts the dev server on a corpus, opens a page and edits it.
 *
 * @returns Seconds from the start to the first page, and ms from an edit to the text in the page.
 */
export async function measureDevOf(pages: number, runs = 3) {
  const root = await corpus(pages);
  const file = join(root, 'pages/guides/queues-002.mdx');
  const original = readFileSync(file, 'utf8');
  const browser = await launch();
  const start = () =>
    spawn(process.execPath, [docs, 'dev', '--root', root, '--port', String(port)]);
  const starts: number[] = [];
  const visible: number[] = [];
  try {
    for (let run = 0; run <= runs; run++) {
      const page = await browser.newPage();
      const startedAt = performance.now();
      const server = start();
      await new Promise((resolve) => server.stdout.once('data', resolve));
      await page.goto(`http://localhost:${port}/guides/queues-002`);
      await page.locator('h1').waitFor();
      // The first start fills the cache of dependencies, as `npm install` does once.
      if (run > 0) starts.push((performance.now() - startedAt) / 1000);
      if (run === runs) visible.push(...(await measureEdits(page, file, original)));
      await page.close();
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  } finally {
    writeFileSync(file, original);
    await browser.close();
  }
  return { start: median(starts), visible: median(visible) };
}

/** The dev server on the 25-page corpus; medians. */
export async function measureDev(): Promise<Measured> {
  const { start, visible } = await measureDevOf(25);
  return { 'dev server: start to first page': start, 'dev server: edit to visible': visible };
}

/** Writes a new paragraph each time and waits until the page shows it. */
async function measureEdits(page: import('@playwright/test').Page, file: string, original: string) {
  const durations: number[] = [];
  await page.waitForLoadState('networkidle');
  for (let edit = 0; edit < edits; edit++) {
    const text = `Edit number ${edit} of the bench.`;
    const seen = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('main')?.textContent?.includes(wanted)) return;
            observer.disconnect();
            resolve(Date.now());
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      text,
    );
    // The observer must exist before the file changes.
    await page.evaluate(() => undefined);
    const writtenAt = Date.now();
    writeFileSync(file, `${original}\n${text}\n`);
    durations.push((await seen) - writtenAt);
    // Two edits within the watcher's throttle would measure the throttle.
    await page.waitForTimeout(150);
  }
  return durations;
}
