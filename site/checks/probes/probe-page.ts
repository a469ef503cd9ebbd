import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../tests/ensure-chromium.mjs';
import { samplesRoot } from '../page-source.ts';
import { bundleForSdk } from './bundle-for-sdk.ts';
import type { Probe } from './browser/probe.ts';

/** A browser page with the published SDK, React 18 and the probes. */
export interface ProbePage {
  probes: Omit<Probe, 'run'>[];
  page: Page;
  close: () => Promise<void>;
}

/** Opens the page. Samples in plain JavaScript are in `window.samples` as text, by path. */
export async function openProbePage(): Promise<ProbePage> {
  const code = await bundleForSdk(fileURLToPath(new URL('browser/index.ts', import.meta.url)));
  const browser: Browser = await chromium.launch({
    executablePath: findChromium()!,
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  const page = await browser.newPage();
  // With an address of its own links have a base, and storage works.
  await page.route('http://probe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Probe</title>' }),
  );
  await page.goto('http://probe.test/');
  await page.evaluate((samples) => Object.assign(window, { samples }), readScripts());
  await page.addScriptTag({ content: code });
  const probes = (await page.evaluate('window.probes')) as ProbePage['probes'];
  return { probes, page, close: () => browser.close() };
}

const readScripts = () =>
  Object.fromEntries(
    ['tracking/forward.js', 'tracking/data-layer.js'].map((file) => [
      file,
      readFileSync(join(samplesRoot, file), 'utf8'),
    ]),
  );
