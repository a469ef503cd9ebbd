import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Installations with several package managers, Nodes and Reacts: `npm run test:long -- package`. */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname),
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
