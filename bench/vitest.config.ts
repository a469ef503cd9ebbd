import { defineConfig } from 'vitest/config';

/**
 * The budgets that run with every `npm test`: bytes, counts and quality, up to 1,000 pages, and of 1,000 pages the
 * memory and the warm build. `bench/README.md` names them.
 */
export default defineConfig({
  test: { include: ['bench/**/*.budget.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
