import type { Measured } from '../budgets.ts';
import { measureFloor, referenceFloor } from './floor.ts';
import { median, type ProcessCost } from './processes.ts';
import { buildCold, buildWarm, corpus } from './sites.ts';

async function several(runs: number, run: () => Promise<ProcessCost>): Promise<ProcessCost[]> {
  const costs: ProcessCost[] = [];
  for (let index = 0; index < runs; index++) costs.push(await run());
  return costs;
}

/** Builds the corpora cold and warm; medians of several runs. */
export async function measureBuilds(): Promise<Measured & Record<string, number>> {
  const small = await corpus(25);
  const large = await corpus(1000);
  await buildCold(small);
  const smallCold = await several(5, () => buildCold(small));
  const smallWarm = await several(5, () => buildWarm(small));
  const floors: number[] = [];
  const largeCold: ProcessCost[] = [];
  for (let run = 0; run < 3; run++) {
    floors.push(await measureFloor());
    largeCold.push(await buildCold(large));
  }
  const largeWarm = await several(5, () => buildWarm(large));
  const seconds = median(largeCold.map(({ cpu }) => cpu));
  const warmSeconds = median(largeWarm.map(({ cpu }) => cpu));
  const smallSeconds = median(smallCold.map(({ wall }) => wall));
  const floorSeconds = median(floors);
  return {
    'build, 25 pages, cold: wall time here': smallSeconds * 1000,
    'build, 25 pages, cold': (smallSeconds / floorSeconds) * referenceFloor,
    'build, 25 pages, warm': median(smallWarm.map(({ wall }) => wall)),
    'floor, 1,000 pages: processor time here': floorSeconds * 1000,
    'build, 1,000 pages, cold: processor time here': seconds * 1000,
    'build, 1,000 pages, cold': (seconds / floorSeconds) * referenceFloor,
    'build, 1,000 pages, warm: processor time here': warmSeconds * 1000,
    'build, 1,000 pages, warm: processor time as a share of the cold build': warmSeconds / seconds,
  };
}
