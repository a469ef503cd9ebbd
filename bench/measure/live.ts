import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Frame, Page } from '@playwright/test';
import type { Measured } from '../budgets.ts';
import { launch } from './browser.ts';
import { ensureBuilt, docs } from './sites.ts';
import { median } from './processes.ts';

const port = 4393;
const runs = 9;
const root = fileURLToPath(new URL('../../site/', import.meta.url));

/** The measured sample of the site: a list with pictures, on the page with the most samples. */
const sample = {
  path: '/react/vev-props',
  name: 'src/TeamWall.tsx',
  /** A text of its stage. */
  shows: 'Mira',
  /** The code behind which an edit adds an item. */
  behind: '<ul>',
};
/** The debounce of the engine's editor, see `edit-sample.ts`. ms. */
const debounceMs = 150;

declare global {
  interface Window {
    /** The texts of the frame's body, each with the time at which it was painted. ms since the epoch. */
    paints: { text: string; at: number }[];
  }
}

/** Records when the text of a frame's document changes on the screen. */
function recordPaints(): void {
  if (!location.pathname.includes('/_live/')) return;
  window.paints = [];
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      // A task behind the frame's callbacks: the frame has been painted.
      setTimeout(() => {
        const at = performance.timeOrigin + performance.now();
        window.paints.push({ text: document.body.textContent ?? '', at });
      });
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The frame of the sample, whose element may be there before its address is. */
async function frameOf(page: Page): Promise<Frame> {
  const isLive = (frame: Frame) => frame.url().includes('/_live/');
  return (
    page.frames().find(isLive) ?? (await page.waitForEvent('framenavigated', { predicate: isLive }))
  );
}

/** Waits until the frame has painted a text. Returns when. ms since the epoch. */
function painted(frame: Frame, text: string): Promise<number> {
  return frame.evaluate(async (wanted) => {
    for (;;) {
      const paint = window.paints.find((each) => each.text.includes(wanted));
      if (paint) return paint.at;
      await new Promise(requestAnimationFrame);
    }
  }, text);
}

/** Clicks on Run. Returns the time until the sample is painted. ms. */
async function run(page: Page): Promise<number> {
  const clicked = await page.evaluate(async (name) => {
    const button = document.querySelector<HTMLElement>(`[aria-label="Run ${name}"]`)!;
    // A frame outside of the window is not painted.
    button.scrollIntoView();
    await new Promise(requestAnimationFrame);
    const at = performance.timeOrigin + performance.now();
    button.click();
    return at;
  }, sample.name);
  await page.waitForSelector('.Live-frame');
  return (await painted(await frameOf(page), sample.shows)) - clicked;
}

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Edit ${sample.name}` }).click();
  await page.locator('.Live-field').waitFor();
}

/** Types a text into the code of the running sample. Returns the time from the debounce until its paint. ms. */
async function type(page: Page, text: string): Promise<number> {
  const typed = await page.evaluate(
    ({ behind, item }) => {
      const field = document.querySelector<HTMLTextAreaElement>('.Live-field')!;
      const before = new RegExp(`${behind}(<li>Edit \\d+</li>)?`);
      field.value = field.value.replace(before, `${behind}<li>${item}</li>`);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return performance.timeOrigin + performance.now();
    },
    { behind: sample.behind, item: text },
  );
  return (await painted(await frameOf(page), text)) - typed - debounceMs;
}

/** The size of files of the output, compressed. Bytes. */
function brotli(paths: Iterable<string>): number {
  let total = 0;
  for (const path of paths) total += brotliCompressSync(readOutput(path)).length;
  return total;
}

const readOutput = (path: string) => readFileSync(join(root, 'dist', path));

/** The scripts that an island of any page loads: the chunk of islands, and what it shares with panels. */
function islandScripts(requested: readonly string[]): string[] {
  const islands = requested.filter((path) => /\/client-islands-/.test(path));
  const imports = requested
    .filter((path) => /\/mount-panel-/.test(path))
    .flatMap((path) => [
      ...readOutput(path)
        .toString()
        .matchAll(/from\s*["'`]\.\/([^"'`]+)/g),
    ])
    .map(([, name]) => `/assets/${name}`);
  return [...islands, ...imports.filter((path) => !/\/client-live/.test(path))];
}

/** Opens the page with a recorder of what it requests; `take` returns the paths since the last call. */
async function openRecorded(page: Page): Promise<{ take: () => string[] }> {
  let requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    // Neither links in view nor types below the pointer belong to a sample.
    if (protocol === 'http:' && !/^\/(_page\/|assets\/type)/.test(pathname))
      requested.add(pathname);
  });
  await open(page);
  await settle(page);
  const take = () => {
    const taken = [...requested];
    requested = new Set();
    return taken;
  };
  return { take };
}

async function open(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}${sample.path}`, { waitUntil: 'networkidle' });
}

/**
 * Waits for what the page fetches by itself: its fonts, and the note of the visit, which is last.
 * On a busy machine the network rests before them.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((each) => each.name.includes('/note-visit-')),
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForLoadState('networkidle');
}

/** The bytes that the steps of a reader fetch. */
async function measureBytes(page: Page): Promise<Measured> {
  const { take } = await openRecorded(page);
  const before = take().filter((path) => /live-|_live\/|edit-sample/.test(path));
  await run(page);
  await page.locator('.Seat').waitFor();
  await page.waitForLoadState('networkidle');
  const all = take();
  const react = islandScripts(all);
  const isPanel = (path: string) => /\/(mount-panel|Panel)-/.test(path);
  const isSample = (path: string) => /\/live-[\da-f]{8}\.json$/.test(path);
  const ran = all.filter((path) => !react.includes(path) && !isSample(path));
  await openEditor(page);
  await page.waitForLoadState('networkidle');
  return {
    'live samples: before Run': brotli(before),
    'live samples: Run': brotli(ran.filter((path) => !isPanel(path))),
    'live samples: Edit': brotli(take()),
  };
}

/** The times from a click and from an edit to the paint. */
async function measureTimes(page: Page): Promise<Measured> {
  const shown: number[] = [];
  for (let time = 0; time < runs; time++) {
    await open(page);
    shown.push(await run(page));
  }
  await page.locator('.Seat').waitFor();
  await openEditor(page);
  // The first edit compiles with a compiler that has never run.
  await type(page, 'Edit 0');
  const typed: number[] = [];
  for (let time = 1; time <= 2 * runs; time++) typed.push(await type(page, `Edit ${time}`));
  const nineInTen = typed.toSorted((a, b) => a - b)[Math.ceil(typed.length * 0.9) - 1]!;
  return {
    'live samples: Run to paint, warm': median(shown),
    'live samples: edit to paint after the debounce, nine in ten': nineInTen,
  };
}

/** Runs measurements in a page of the built site. */
async function onSite(measure: (page: Page) => Promise<Measured>): Promise<Measured> {
  await ensureBuilt(root);
  const options = ['--root', root, '--port', String(port)];
  const server = spawn(process.execPath, [docs, 'preview', ...options]);
  const browser = await launch();
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    // The service worker fetches by itself.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 1600 },
      serviceWorkers: 'block',
    });
    await context.addInitScript(recordPaints);
    return await measure(await context.newPage());
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The bytes and times of a live sample of the site; medians of nine, and of edits the time that nine in ten keep. */
export function measureLive(): Promise<Measured> {
  return onSite(async (page) => ({ ...(await measureBytes(page)), ...(await measureTimes(page)) }));
}

/** The bytes alone. */
export function measureLiveBytes(): Promise<Measured> {
  return onSite(measureBytes);
}
