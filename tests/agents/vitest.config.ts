import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The score of sites for agents, and the official client of MCP: `npm run test:long -- agents`. */
export default defineConfig({
  test: { root: resolve(import.meta.dirname), fileParallelism: false, hookTimeout: 300_000 },
});
