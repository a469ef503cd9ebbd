import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Measured } from '../budgets.ts';
import { corpusQueries } from '../search/corpus-queries.ts';
import { heldOutQueries } from '../search/held-out-queries.ts';
import { measureQuality, openIndex } from '../search/quality.ts';
import { queries } from '../search/queries.ts';
import { launch } from './browser.ts';
import { median, quantile } from './processes.ts';
import { buildWarm, corpus, docs } from './sites.ts';

const site = fileURLToPath(new URL('../../site', import.meta.url));
const port = 4392;

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/** What is fetched before the first result: the dialog's code, the worker, the titles. */
function firstResultBytes(root: string): number {
  const assets = join(root, 'dist/assets');
  const code = readdirSync(assets).filter((name) => /^search-.*\.js$/.test(name));
  const files = [...code.map((name) => join(assets, name)), join(root, 'dist/search-titles.json')];
  return files.reduce((sum, file) => sum + brotli(file), 0);
}

/** Bytes and quality of search on the real site and on the corpus of 1,000 pages. */
export async function measureSearchFiles(): Promise<Measured & Record<string, number>> {
  const large = await corpus(1000);
  await buildWarm(site);
  await buildWarm(large);
  const ownIndex = openIndex(site);
  const own = measureQuality(ownIndex, Object.values(queries).flat());
  const heldOut = measureQuality(ownIndex, Object.values(heldOutQueries).flat());
  const index = openIndex(large);
  const found = Object.entries(corpusQueries(1000)).map(
    ([kind, asked]) =>
      [`search, 1,000 pages: recall@10 of ${kind}`, measureQuality(index, asked).recall] as const,
  );
  for (const [query, rank, first] of own.misses) console.log(`| ${query}: ${rank} | ${first} | |`);
  return {
    'search, the site: fetched before the first result': firstResultBytes(site),
    'search, 1,000 pages: fetched before the first result': firstResultBytes(large),
    'search, the site: MRR@10': own.mrr,
    'search, the site: recall@10': own.recall,
    'search, the site, held-out queries: MRR@10': heldOut.mrr,
    'search, the site, held-out queries: recall@10': heldOut.recall,
    ...Object.fromEntries(found),
  };
}

/**
 * The time from the end of the debounce until the results' frame is painted, on a page of a built
 * site, and how many frames began until then; and the longest the main thread was blocked meanwhile.
 * The time depends on when in a frame the debounce ends, the frames do not. ms.
 */
async function measureLatency(root: string, path: string, asked: string[]) {
  const server = spawn(process.execPath, [docs, 'preview', '--root', root, '--port', String(port)]);
  const browser = await launch();
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const loaded = page.waitForResponse('**/search-index.json');
    await page.goto(`http://localhost:${port}${path}`);
    await page.keyboard.press('/');
    await (await loaded).finished();
    await page.keyboard.type(asked[0]!);
    // Excerpts are there when the whole index answers.
    await page.locator('.Search-excerpt mark').first().waitFor({ timeout: 60_000 });
    return await page.evaluate(async (texts) => {
      const field = document.querySelector<HTMLInputElement>('.Search-input')!;
      const list = document.querySelector('.Search-results')!;
      const durations: number[] = [];
      const framesOf: number[] = [];
      let frames = 0;
      void (async () => {
        for (;;) {
          await new Promise(requestAnimationFrame);
          frames++;
        }
      })();
      let blocked = 0;
      new PerformanceObserver((entries) => {
        for (const { duration } of entries.getEntries()) blocked = Math.max(blocked, duration);
      }).observe({ type: 'longtask' });
      for (const text of texts) {
        const drawn = new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve();
          }).observe(list, { childList: true, subtree: true });
        });
        // Set before the dialog's own timer, so that it ends before it.
        let due = 0;
        let dueFrame = 0;
        setTimeout(() => {
          due = performance.now();
          dueFrame = frames;
        }, 200);
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await drawn;
        framesOf.push(frames - dueFrame + 1);
        // After the next frame: its callbacks, style, layout and paint on this thread.
        await new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', resolve);
            port1.start();
            port2.postMessage(0);
          });
        });
        durations.push(performance.now() - due);
      }
      return { durations, frames: framesOf, blocked };
    }, asked);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** All of search: files, quality, latency. */
export async function measureSearch(): Promise<Measured & Record<string, number>> {
  const files = await measureSearchFiles();
  const large = await corpus(1000);
  const own = await measureLatency(
    site,
    '/cli/commands',
    Object.values(queries).flatMap((asked) => asked.slice(0, 4).map(([query]) => query)),
  );
  const asked = corpusQueries(1000)
    .titles!.slice(0, 20)
    .map(([query]) => query);
  const many = await measureLatency(large, '/guides/queues-002', asked);
  return {
    ...files,
    'search, the site: debounce to painted results': median(own.durations),
    'search, 1,000 pages: debounce to painted results': median(many.durations),
    'search, the site: frames before the results, of nine in ten': quantile(own.frames, 0.9),
    'search, 1,000 pages: frames before the results, of nine in ten': quantile(many.frames, 0.9),
    'search, the site: debounce to painted results, of nine in ten': quantile(own.durations, 0.9),
    'search, 1,000 pages: debounce to painted results, of nine in ten': quantile(
      many.durations,
      0.9,
    ),
    'search, 1,000 pages: main thread blocked': many.blocked,
  };
}
