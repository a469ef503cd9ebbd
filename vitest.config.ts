import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The runner leaves one core idle unless told.
    maxWorkers: '100%',
    include: [
      'engine/src/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'site/**/*.test.ts',
      'tests/robustness/**/*.test.ts',
      'tests/deploy/**/*.test.ts',
      'tests/sentences/**/*.test.ts',
    ],
  },
});
