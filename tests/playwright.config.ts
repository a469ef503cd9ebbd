import { defineConfig } from '@playwright/test';
import { findChromium } from './ensure-chromium.mjs';
import { tagPattern, type TargetTag } from './helpers/tags.ts';

interface Target {
  port: number;
  base: string;
  command: 'preview' | 'dev';
  /** Tags of tests that do not apply to the target. */
  never: TargetTag[];
  /** Tags of tests that run there only with `BROWSER_SUITE=whole`, as in `npm run test:long`. */
  onlyWhole: TargetTag[];
}

const isWhole = process.env.BROWSER_SUITE === 'whole';

/** The first of three ports; with another one two checkouts can run their tests concurrently. */
const port = Number(process.env.BROWSER_PORT ?? 4310);

/** The same suite runs on each target, except tests with a tag that excludes it: authors see what readers get. */
const targets: Record<string, Target> = {
  build: { port, base: '', command: 'preview', never: ['@dev'], onlyWhole: ['@long'] },
  base: {
    port: port + 1,
    base: '/docs',
    command: 'preview',
    never: ['@dev'],
    onlyWhole: ['@long', '@once', '@any-base'],
  },
  dev: {
    port: port + 2,
    base: '',
    command: 'dev',
    never: ['@built'],
    onlyWhole: ['@long', '@once', '@any-server'],
  },
};

/** Only these, with `BROWSER_TARGETS=build,dev`: the others have no server either. */
const chosen = Object.entries(targets).filter(
  ([name]) => process.env.BROWSER_TARGETS?.split(',').includes(name) ?? true,
);

const docs = 'node ../packages/core/bin/docs.mjs';

function commandOf({ port, base, command }: Target): string {
  const where = `--root fixture --base "${base || '/'}" --port ${port}`;
  if (command === 'dev') return `${docs} dev ${where}`;
  const out = `dist/${base ? 'base' : 'root'}`;
  return `${docs} build --root fixture --base "${base || '/'}" --out ${out} && ${docs} preview ${where} --out ${out}`;
}

/** The address whose answer says that a server is ready: twins wait for the compiler, which then runs. */
const readyAt = { preview: '/', dev: '/guide/code.md' };

/** Starts the servers of targets. */
function serversOf(targets: Target[]) {
  const servers = targets.map(
    (target) =>
      `'http://localhost:${target.port}${target.base}${readyAt[target.command]} ${commandOf(target)}'`,
  );
  return {
    command: `node serve-targets.mjs ${servers.join(' ')}`,
    wait: { stdout: /All servers answer/ },
    timeout: 180_000,
  };
}

/** The server of the build. */
export const buildServer = serversOf([targets.build!]);

const executablePath = findChromium();

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // On a busy machine a page may get no processor time for seconds.
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  // A test that passes only at its second attempt is a bug.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        // Fewer processes: a page's load takes about a quarter less processor time.
        ...['--renderer-process-limit=1', '--in-process-gpu'],
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
  projects: chosen.map(([name, { port, base, never, onlyWhole }]) => ({
    name,
    grepInvert: [...never, ...(isWhole ? [] : onlyWhole)].map(tagPattern),
    use: { baseURL: `http://localhost:${port}${base}/`, viewport: { width: 1280, height: 800 } },
  })),
  webServer: serversOf(chosen.map(([, target]) => target)),
});
