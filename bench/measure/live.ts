import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Measured } from '../budgets.ts';
import { launch } from './browser.ts';
import { costOf, median } from './processes.ts';
import { docs } from './sites.ts';

const port = 4393;
const runs = 9;

/** The sample that is measured. Its edits change its height, by which they are seen. */
const measured = {
  root: fileURLToPath(new URL('../../tests/fixture/', import.meta.url)),
  path: '/guide/live',
  name: 'Greeting.tsx',
  /** Behind what an edit puts an element. */
  behind: '<div className={styles.card}>',
};
const out = 'dist/bench';
/** The name of the engine's timer; see `edit-sample.ts`. */
const debounceMs = 150;

/** Waits for the first height of the running sample, as the frame tells it after its layout. */
function run(page: Page): Promise<number> {
  return page.evaluate(async (name) => {
    const button = document.querySelector<HTMLElement>(`[aria-label="Run ${name}"]`)!;
    const begun = performance.now();
    button.click();
    // A stage without content is 96 px high.
    for (let height = ''; height === '' || height === '96px';) {
      await new Promise(requestAnimationFrame);
      const stage = document.querySelector<HTMLElement>('.Live-stage');
      height = stage?.style.getPropertyValue('--live-height') ?? '';
    }
    return performance.now() - begun;
  }, measured.name);
}

/** Adds an element to the sample and takes it away, as often as asked in all; the times from the end of the debounce. */
function type(page: Page, times: number): Promise<number[]> {
  return page.evaluate(
    async ({ times, behind, debounceMs }) => {
      const field = document.querySelector<HTMLTextAreaElement>('.Live-field')!;
      const stage = document.querySelector<HTMLElement>('.Live-stage')!;
      const text = field.value;
      let due = 0;
      const { setTimeout: wait } = window;
      window.setTimeout = ((act: () => void, ms?: number) =>
        wait(() => {
          if (ms === debounceMs) due = performance.now();
          act();
        }, ms)) as typeof setTimeout;
      const elapsed: number[] = [];
      for (let time = 0; time < times; time++) {
        const changed = new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve();
          }).observe(stage, { attributeFilter: ['style'] });
        });
        field.value = time % 2 === 0 ? text.replace(behind, `${behind}<p>More</p>`) : text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await changed;
        await new Promise(requestAnimationFrame);
        elapsed.push(performance.now() - due);
      }
      return elapsed;
    },
    { times, behind: measured.behind, debounceMs },
  );
}

/** The size of files of the output, compressed. */
function brotli(paths: Iterable<string>): number {
  let total = 0;
  for (const path of paths)
    total += brotliCompressSync(readFileSync(join(measured.root, out, path))).length;
  return total;
}

/** The scripts that an island of any page loads: the chunk of islands, and what it imports. */
function islandScripts(requested: Iterable<string>): string[] {
  const islands = [...requested].filter((path) => /\/client-islands-/.test(path));
  const imports = [...requested].filter((path) => /\/mount-panel-/.test(path));
  const named = imports.flatMap((path) =>
    [...readFileSync(join(measured.root, out, path), 'utf8').matchAll(/from"\.\/([^"]+)"/g)].map(
      ([, name]) => `/assets/${name}`,
    ),
  );
  return [...islands, ...named.filter((path) => !/\/client-live/.test(path))];
}

/** Bytes and times of live samples; medians of nine, and of edits the time that nine in ten keep. */
export async function measureLive(): Promise<Measured> {
  await costOf(docs, ['build', '--root', measured.root, '--out', out]);
  const options = ['--root', measured.root, '--out', out, '--port', String(port)];
  const server = spawn(process.execPath, [docs, 'preview', ...options]);
  const browser = await launch();
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
    let requested = new Set<string>();
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === 'http:') requested.add(pathname);
    });
    const open = async () => {
      await page.goto(`http://localhost:${port}${measured.path}`, { waitUntil: 'networkidle' });
    };
    await open();
    const before = [...requested].filter((path) => /live-|_live\/|edit-sample/.test(path));
    requested = new Set();
    await run(page);
    await page.waitForLoadState('networkidle');
    const react = islandScripts(requested);
    const isPanel = (path: string) => /\/(mount-panel|Panel)-/.test(path);
    const isSample = (path: string) => /\/live-[\da-f]{8}\.json$/.test(path);
    const ran = [...requested].filter((path) => !react.includes(path) && !isSample(path));
    requested = new Set();
    await page.getByRole('button', { name: `Edit ${measured.name}` }).click();
    await page.locator('.Live-field').waitFor();
    await page.waitForLoadState('networkidle');
    const edited = [...requested];
    const shown: number[] = [];
    for (let time = 0; time < runs; time++) {
      await open();
      shown.push(await run(page));
    }
    await page.getByRole('button', { name: `Edit ${measured.name}` }).click();
    await page.locator('.Live-field').waitFor();
    const [, ...typed] = await type(page, 2 * runs + 1);
    return {
      'live samples: before Run': brotli(before),
      'live samples: Run': brotli(ran.filter((path) => !isPanel(path))),
      'live samples: panel': brotli(ran.filter(isPanel)),
      'live samples: Edit': brotli(edited),
      'live samples: Run to paint, warm': median(shown),
      'live samples: edit to paint after the debounce, nine in ten': typed.toSorted(
        (a, b) => a - b,
      )[Math.ceil(typed.length * 0.9) - 1]!,
    };
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The bytes alone. */
export async function measureLiveBytes(): Promise<Measured> {
  const all = Object.entries(await measureLive());
  return Object.fromEntries(all.filter(([name]) => !name.includes('paint')));
}
