import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Cheaper to start than processes.
    pool: 'threads',
    // The runner leaves one core idle unless told.
    maxWorkers: '100%',
    // Many tests run builds, and a busy machine may let one wait.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      'engine/src/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'site/**/*.test.ts',
      'tests/robustness/**/*.test.ts',
      'tests/deploy/**/*.test.ts',
      'tests/*.test.ts',
    ],
    // Samples that are tests run with the packages of their own folder: `site/checks/downloads.test.ts`.
    exclude: [...configDefaults.exclude, 'site/samples/**'],
  },
});
