import { describe, expect, it } from 'vitest';
import { type BudgetName, budgets, type Measured } from './budgets.ts';
import { measureNavigation } from './measure/navigation.ts';
import { buildCold, buildWarm, corpus } from './measure/sites.ts';
import { measureWeights } from './measure/weights.ts';

/** Fails for each measured value that is over its budget, naming it. */
function expectWithin(measured: Measured, names: BudgetName[]): void {
  for (const name of names) {
    expect(measured[name], `${name}, ${budgets[name].unit}`).toBeLessThanOrEqual(
      budgets[name].limit,
    );
  }
}

describe('the budgets', () => {
  it('of memory and of a warm build of 1,000 pages are kept', async () => {
    const root = await corpus(1000);
    const cold = await buildCold(root);
    const warm = await buildWarm(root);
    expectWithin(
      { 'build, 1,000 pages, peak memory': cold.memory, 'build, 1,000 pages, warm': warm.cpu },
      ['build, 1,000 pages, peak memory', 'build, 1,000 pages, warm'],
    );
  });

  it('of bytes are kept', async () => {
    const weights = await measureWeights();
    expectWithin(weights, Object.keys(weights) as BudgetName[]);
  });

  it('of a preloaded navigation and of foreign requests are kept', async () => {
    expectWithin(await measureNavigation(), [
      'preloaded navigation: frames before the new heading',
      'third-party requests',
    ]);
  });
});
