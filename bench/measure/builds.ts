import type { Measured } from '../budgets.ts';
import { median, type ProcessCost } from './processes.ts';
import { buildCold, buildWarm, corpus } from './sites.ts';

async function several(runs: number, run: () => Promise<ProcessCost>): Promise<ProcessCost[]> {
  const costs: ProcessCost[] = [];
  for (let index = 0; index < runs; index++) costs.push(await run());
  return costs;
}

/** Builds the corpora from nothing and again; medians of several runs. */
export async function measureBuilds(): Promise<Measured> {
  const small = await corpus(25);
  const large = await corpus(1000);
  await buildCold(small);
  const smallCold = await several(5, () => buildCold(small));
  const smallWarm = await several(5, () => buildWarm(small));
  const largeCold = await several(3, () => buildCold(large));
  const largeWarm = await several(5, () => buildWarm(large));
  return {
    'build, 25 pages, cold': median(smallCold.map(({ wall }) => wall)),
    'build, 25 pages, warm': median(smallWarm.map(({ wall }) => wall)),
    'build, 1,000 pages, cold': median(largeCold.map(({ cpu }) => cpu)),
    'build, 1,000 pages, warm': median(largeWarm.map(({ cpu }) => cpu)),
    'build, 1,000 pages, peak memory': Math.max(...largeCold.map(({ memory }) => memory)),
  };
}
