import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Builds that share a cache through real servers: `npm run test:long -- machines`. */
export default defineConfig({
  test: { root: resolve(import.meta.dirname), fileParallelism: false, hookTimeout: 300_000 },
});
