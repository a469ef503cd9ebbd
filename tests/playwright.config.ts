import { defineConfig } from '@playwright/test';
import { findChromium } from './ensure-chromium.mjs';

/** The same suite runs on every one of these: what an author sees is what ships. */
const targets = {
  build: { port: 4310, base: '', command: 'preview' },
  base: { port: 4311, base: '/docs', command: 'preview' },
  dev: { port: 4312, base: '', command: 'dev' },
} as const;

const docs = 'node ../engine/bin/docs.mjs';

function commandOf({ port, base, command }: (typeof targets)[keyof typeof targets]): string {
  const where = `--root fixture --base "${base || '/'}" --port ${port}`;
  if (command === 'dev') return `${docs} dev ${where}`;
  const out = `dist/${base ? 'base' : 'root'}`;
  return `${docs} build --root fixture --base "${base || '/'}" --out ${out} && ${docs} preview ${where} --out ${out}`;
}

const executablePath = findChromium();

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: Object.entries(targets).map(([name, { port, base, command }]) => ({
    name,
    // `specs/dev` edits a site of its own, `specs/built` is about servers of finished files, and
    // what `specs/once` looks at is alike on all targets.
    testIgnore: [
      command === 'dev' ? '**/specs/built/**' : '**/specs/dev/**',
      ...(name === 'build' ? [] : ['**/specs/once/**']),
    ],
    use: { baseURL: `http://localhost:${port}${base}/`, viewport: { width: 1280, height: 800 } },
  })),
  webServer: Object.values(targets).map((target) => ({
    command: commandOf(target),
    url: `http://localhost:${target.port}${target.base}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
});
