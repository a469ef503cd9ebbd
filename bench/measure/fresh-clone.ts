import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measured } from '../budgets.ts';
import { launch } from './browser.ts';
import { floorCost } from './floor.ts';
import { costOf, median, type ProcessCost } from './processes.ts';
import { buildCold, docs, siteFolder } from './sites.ts';

const root = fileURLToPath(new URL('../../site', import.meta.url));
/** The engine as `docs.mjs` bundles it at its first start in a repository. */
const bundle = fileURLToPath(new URL('../../packages/core/dist', import.meta.url));
const port = 4392;

/** Removes what a fresh clone lacks. */
function forget(): void {
  rmSync(bundle, { recursive: true, force: true });
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
}

/**
 * The first command of a newcomer: our site, with its samples that have types and its history, built from nothing.
 * Each build is beside a floor of the same run. Then the same site under another base path, and in dev a page with
 * such a sample.
 */
export async function measureFreshClone(): Promise<Measured & Record<string, number>> {
  const floors: number[] = [];
  const builds: ProcessCost[] = [];
  for (let run = 0; run < 3; run++) {
    floors.push((await floorCost()).wall);
    forget();
    builds.push(await buildCold(root));
  }
  const out = siteFolder('other-base');
  const again: number[] = [];
  for (const base of ['/one', '/two', '/three']) {
    rmSync(out, { recursive: true, force: true });
    again.push((await costOf(docs, ['build', '--root', root, '--base', base, '--out', out])).wall);
  }
  const wall = median(builds.map((build) => build.wall));
  const typedPage = await measureTypedPage();
  return {
    'floor, 1,000 pages: wall time here': median(floors) * 1000,
    'our site, fresh clone: wall time here': wall * 1000,
    'our site, fresh clone: processor time here': median(builds.map(({ cpu }) => cpu)) * 1000,
    'our site, fresh clone: wall time as a multiple of the floor': wall / median(floors),
    'our site, fresh clone: peak memory': median(builds.map(({ memory }) => memory)),
    'our site, under another base path': median(again),
    'dev server: a page with a typed sample, cold': typedPage.opened,
    'dev server: the types of that page, wall time here': typedPage.typed * 1000,
  };
}

/**
 * Seconds from the request for a page with samples that have types until one of its samples is there, and until the first
 * type is, without a cache.
 */
async function measureTypedPage(): Promise<Record<'opened' | 'typed', number>> {
  const browser = await launch();
  const opened: number[] = [];
  const typed: number[] = [];
  try {
    for (let run = 0; run < 3; run++) {
      rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
      const server = spawn(process.execPath, [docs, 'dev', '--root', root, '--port', String(port)]);
      await new Promise((resolve) => server.stdout.once('data', resolve));
      const page = await browser.newPage();
      const startedAt = performance.now();
      const seconds = () => (performance.now() - startedAt) / 1000;
      await page.goto(`http://localhost:${port}/react/hooks`, { waitUntil: 'commit' });
      await page.locator('main pre').first().waitFor();
      opened.push(seconds());
      await page.locator('main pre [data-t]').first().waitFor();
      typed.push(seconds());
      await page.close();
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  } finally {
    await browser.close();
  }
  return { opened: median(opened), typed: median(typed) };
}
