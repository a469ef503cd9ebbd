import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Measured } from '../budgets.ts';
import { launch } from './browser.ts';
import { ensureBuilt, corpusWith, docs } from './sites.ts';

const port = 4391;

/**
 * Reads a page to its end and follows a link, as a reader does shortly after the worker took
 * control.
 */
async function read(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 100_000);
  await page.locator('[data-page="next"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/guides/queues-002'));
  await page.waitForLoadState('networkidle');
}

/**
 * The script files that a page of a site with a service worker fetches on a first visit, until it
 * is idle, scrolled and left by a link. Requests of the worker do not count.
 */
export async function measureFirstVisit(): Promise<Measured> {
  const root = await corpusWith('serviceWorker: true');
  await ensureBuilt(root);
  const server = spawn(process.execPath, [docs, 'preview', '--root', root, '--port', String(port)]);
  const browser = await launch();
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(`http://localhost:${port}/guides/queues-002`);
    await read(page);
    const sizes = [...scripts].map(
      (path) => brotliCompressSync(readFileSync(join(root, 'dist', path))).length,
    );
    return {
      'script before a component is touched': sizes.reduce((total, size) => total + size, 0),
    };
  } finally {
    await browser.close();
    server.kill();
  }
}
