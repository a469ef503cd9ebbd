import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

const port = Number(process.env.BROWSER_PORT ?? 4310) + 7;
const docs = 'node ../packages/core/bin/docs.mjs';
const root = '--root dist/libraries';
const servers = {
  build: `${docs} build ${root} && ${docs} preview ${root} --port ${port}`,
  dev: `${docs} dev ${root} --port ${port + 1}`,
};

/** Twelve UI libraries as islands: see `libraries/libraries.spec.ts`. `node tests/libraries/install.mjs` installs them. */
export default defineConfig({
  ...chromium,
  testDir: 'libraries',
  outputDir: '../test-results/libraries-output',
  reporter: [['list'], ['json', { outputFile: '../test-results/libraries.json' }]],
  projects: Object.keys(servers).map((name, index) => ({
    name,
    use: { baseURL: `http://localhost:${port + index}/`, viewport: { width: 1280, height: 800 } },
  })),
  webServer: Object.values(servers).map((command, index) => ({
    command,
    url: `http://localhost:${port + index}/`,
    reuseExistingServer: false,
    timeout: 300_000,
  })),
});
