import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for a browser or for other processes, and those that take longest. */
const long =
  /(?:probes|package\/package|manual\/manual|commands\/(?:extensions|languages|build))\.test\.ts$/;

/** Starts these files first, beside others: at the end they would run alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(!long.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: [
      {
        find: /^stilldocs$/,
        replacement: resolve(import.meta.dirname, 'packages/core/src/index.ts'),
      },
      {
        find: /^@stilldocs\/vocs\/convert$/,
        replacement: resolve(import.meta.dirname, 'packages/vocs/src/convert-config.ts'),
      },
      {
        find: /^@stilldocs\/(\w+)$/,
        replacement: resolve(import.meta.dirname, 'packages/$1/src/index.ts'),
      },
      {
        find: /^stilldocs\/(node|feature)$/,
        replacement: resolve(import.meta.dirname, 'packages/core/src/$1-api.ts'),
      },
      {
        find: /^stilldocs\/browser$/,
        replacement: resolve(import.meta.dirname, 'packages/core/src/browser.ts'),
      },
      {
        find: /^stilldocs\/components$/,
        replacement: resolve(import.meta.dirname, 'packages/core/src/theme/components/index.tsx'),
      },
    ],
  },
  test: {
    // Cheaper to start than processes.
    pool: 'threads',
    // Files share the modules of their thread: importing them changes nothing.
    isolate: false,
    // By default the runner leaves one core idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // Builds keep 130 MB more of what the bundler has freed, and take a seventh less processor time.
    env: { MIMALLOC_PURGE_DELAY: '1000', MIMALLOC_ARENA_EAGER_COMMIT: '2' },
    // Many tests run builds, which wait on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      'extensions/**/*.test.ts',
      'packages/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'manual/**/*.test.ts',
      'site/**/*.test.ts',
      'tests/robustness/**/*.test.ts',
      'tests/{deploy,package}/*.test.ts',
      'tests/*.test.ts',
      'scripts/*.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      // Samples that are tests run with the packages of their own folder: `site/checks/downloads.test.ts`.
      'site/samples/**',
      // Killed builds and full disks: `npm run test:long -- faults`.
      ...(process.env.FAULT_POINTS ? [] : ['tests/robustness/faults/**']),
      // Builds of large sites: `npm run test:long -- builds`.
      ...(process.env.LONG_BUILDS ? [] : ['**/*.long.test.ts']),
      // A site of each sample of the manual: `npm run test:long -- manual`.
      ...(process.env.MANUAL_SAMPLES ? [] : ['manual/samples.test.ts']),
    ],
  },
});
