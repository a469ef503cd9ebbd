import { defineConfig } from '@playwright/test';
import { findChromium } from './ensure-chromium.mjs';

/** The same suite runs on every one of these: what an author sees is what ships. */
const targets = {
  build: { port: 4310, base: '', command: 'preview' },
  base: { port: 4311, base: '/docs', command: 'preview' },
  dev: { port: 4312, base: '', command: 'dev' },
} as const;

/**
 * `specs/dev` edits a site of its own, `specs/built` is about servers of finished files, and what
 * `specs/once` looks at is alike on all targets.
 */
const elsewhere = {
  build: ['**/specs/dev/**'],
  base: ['**/specs/dev/**', '**/specs/once/**'],
  dev: ['**/specs/built/**', '**/specs/once/**'],
};

/** Neither makes addresses, which a base path changes, nor is served or rendered otherwise by dev. */
const alike = ['scroll', 'chrome/{curtain,outline,back-forward-cache}', 'search/open'];
/** Makes no addresses. */
const inPlace = ['blocks', 'tabs', 'theme', 'islands', 'islands-early', 'chrome/menus'];
/** Looks at no React and at nothing that is edited. */
const still = ['chrome/{history,page-footer,sidebar,slow-network}'];

const files = (names: string[]) => names.map((name) => `**/specs/${name}.spec.ts`);
/** `BROWSER_SUITE=whole` runs everything everywhere, which takes more than the 15 minutes of CI. */
const leftOut =
  process.env.BROWSER_SUITE === 'whole'
    ? elsewhere
    : {
        build: elsewhere.build,
        base: [...elsewhere.base, ...files([...alike, ...inPlace])],
        dev: [...elsewhere.dev, ...files([...alike, ...still])],
      };

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
  // A machine that is busy with other things may starve a page for seconds.
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  // On a shared machine a page may be starved. What needed its second try is printed as a bug.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: Object.entries(targets).map(([name, { port, base }]) => ({
    name,
    testIgnore: leftOut[name as keyof typeof targets],
    use: { baseURL: `http://localhost:${port}${base}/`, viewport: { width: 1280, height: 800 } },
  })),
  webServer: Object.values(targets).map((target) => ({
    command: commandOf(target),
    url: `http://localhost:${target.port}${target.base}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
