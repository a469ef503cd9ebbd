import { defineConfig } from '@playwright/test';
import { findChromium } from './ensure-chromium.mjs';

/** The first of three ports; another one lets two checkouts run their tests side by side. */
const port = Number(process.env.BROWSER_PORT ?? 4310);

/** The same suite runs on every one of these: what an author sees is what ships. */
const targets = {
  build: { port, base: '', command: 'preview' },
  base: { port: port + 1, base: '/docs', command: 'preview' },
  dev: { port: port + 2, base: '', command: 'dev' },
} as const;

/** What has nothing to look at on a target: its `specs` are of other servers. */
const impossible: Record<keyof typeof targets, string[]> = {
  // They edit a site of their own, which a dev server of their own serves.
  build: ['dev/**'],
  base: ['dev/**'],
  // They are about finished files, of the fixture or of sites they build, and about who serves them.
  dev: ['built/**'],
};

/** What only `BROWSER_SUITE=whole` runs on a target, because the CI has 15 minutes, and why it may. */
const wholeOnly: Record<keyof typeof targets, string[]> = {
  build: [],
  base: [
    // Looks and behaves alike everywhere.
    'once/**',
    // Their sites are built and served by the functions that the other specs of `built` try.
    'built/{compressed,deploys,deploys-renamed}.spec.ts',
    // Make no addresses, which are all that a base path changes.
    '{scroll,tabs,theme,islands,islands-early,reveal,type-popover}.spec.ts',
    'chrome/{curtain,back-forward-cache}.spec.ts',
    'search/open.spec.ts',
  ],
  dev: [
    // Looks and behaves alike everywhere.
    'once/**',
    // Nothing of them is served or rendered otherwise by dev.
    '{scroll,type-popover}.spec.ts',
    'chrome/{curtain,back-forward-cache}.spec.ts',
    'search/open.spec.ts',
  ],
};

const isWhole = process.env.BROWSER_SUITE === 'whole';

function leftOut(target: keyof typeof targets): string[] {
  const specs = [...impossible[target], ...(isWhole ? [] : wholeOnly[target])];
  return specs.map((spec) => `**/specs/${spec}`);
}

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
    testIgnore: leftOut(name as keyof typeof targets),
    use: { baseURL: `http://localhost:${port}${base}/`, viewport: { width: 1280, height: 800 } },
  })),
  webServer: Object.values(targets).map((target) => ({
    command: commandOf(target),
    url: `http://localhost:${target.port}${target.base}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
