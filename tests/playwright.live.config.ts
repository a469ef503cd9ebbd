import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';
import firefox from './playwright.firefox.config.ts';

const isFirefox = process.env.LIVE_BROWSER === 'firefox';
const port = Number(process.env.BROWSER_PORT ?? 4310) + 5;
const docs = 'node ../packages/core/bin/docs.mjs';
/** Where `npm test` has built the site. */
const built = process.env.BUILT_SITE;
const build = `${docs} build --root ../site --out ../tests/dist/live && `;
const name = isFirefox ? 'live firefox' : 'live';

/** The samples of the site itself, each run in a browser: see `live/samples.spec.ts`. */
export default defineConfig({
  ...(isFirefox ? firefox : chromium),
  testDir: 'live',
  // In Firefox page and frame share a process: on a busy machine a panel takes longer.
  ...(isFirefox && { timeout: 120_000, expect: { ...chromium.expect, timeout: 45_000 } }),
  // Panel and labs are tested with every sample; see `npm run test:long -- live`.
  testMatch: process.env.LIVE_SAMPLES === 'all' ? '*.spec.ts' : 'samples.spec.ts',
  outputDir: `../test-results/${name}-output`,
  reporter: [['list'], ['json', { outputFile: `../test-results/${name}.json` }]],
  projects: [
    { name, use: { baseURL: `http://localhost:${port}/`, viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `${built ? '' : build}${docs} preview --root ../site --out ${built ?? '../tests/dist/live'} --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
