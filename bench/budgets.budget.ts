import { describe, expect, it } from 'vitest';
import { type BudgetName, budgets, floors, type Measured } from './budgets.ts';
import { measureFirstVisit } from './measure/first-visit.ts';
import { measureLiveBytes } from './measure/live.ts';
import { measureNavigation } from './measure/navigation.ts';
import { buildCold, buildWarm, corpus } from './measure/sites.ts';
import { measureSearchFiles } from './measure/search.ts';
import { measureWeights } from './measure/weights.ts';

/** A fifth of the queries that `npm run bench -- search` asks. */
const queryStep = 45;

/** Fails for each value over its budget, with its name. */
function expectWithin(measured: Measured, names: BudgetName[]): void {
  for (const name of names) {
    expect(measured[name], `${name}, ${budgets[name].unit}`).toBeLessThanOrEqual(
      budgets[name].limit,
    );
  }
}

describe('the budgets', () => {
  it('of a warm build of 1,000 pages is kept', async () => {
    const root = await corpus(1000);
    const cold = await buildCold(root);
    const warm = await buildWarm(root);
    const measured = {
      'build, 1,000 pages, warm: processor time as a share of the cold build': warm.cpu / cold.cpu,
    };
    expectWithin(measured, Object.keys(measured) as BudgetName[]);
  });

  it('of a preloaded navigation and of foreign requests are kept', async () => {
    expectWithin(await measureNavigation(), [
      'preloaded navigation: frames before the new heading',
      'third-party requests',
    ]);
  });
});

// Sizes and the quality of results do not depend on what runs next to them.
describe.concurrent('the budgets', () => {
  it('of script is kept on a first visit', async () => {
    const visit = await measureFirstVisit();
    expectWithin(visit, Object.keys(visit) as BudgetName[]);
  });

  it('of the bytes of live samples are kept', async () => {
    const live = await measureLiveBytes();
    expectWithin(live, Object.keys(live) as BudgetName[]);
  });

  it('of bytes are kept', async () => {
    const weights = await measureWeights();
    expectWithin(weights, Object.keys(weights) as BudgetName[]);
  });

  it('of search are kept: its bytes, and how good its results are', async () => {
    const measured = await measureSearchFiles(queryStep);
    const names = Object.keys(measured);
    expectWithin(measured, names.filter((name) => name in budgets) as BudgetName[]);
    for (const name of names.filter((it) => it in floors))
      expect(measured[name], name).toBeGreaterThanOrEqual(floors[name]!);
  });
});
