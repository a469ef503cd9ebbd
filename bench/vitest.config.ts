import { defineConfig } from 'vitest/config';

/**
 * The budgets of counts and bytes, and those far from their limit: they run with every `npm test`.
 */
export default defineConfig({
  test: { include: ['bench/**/*.budget.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
