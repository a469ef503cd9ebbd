import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BudgetName, budgets, type Measured } from '../budgets.ts';
import { costOf, type ProcessCost } from './processes.ts';
import { corpus, siteFolder } from './sites.ts';

const script = fileURLToPath(new URL('../floor.mjs', import.meta.url));
/** The processor time of the floor on the machine that the budgets are written for, in s. */
export const referenceFloor = 7;

/** The cost of the floor on this machine; see `floor.mjs`. */
export async function floorCost(): Promise<ProcessCost> {
  const pages = join(await corpus(1000), 'pages');
  return costOf(script, [pages, siteFolder('floor')]);
}

/** The processor time of the floor on this machine, in s. */
export async function measureFloor(): Promise<number> {
  return (await floorCost()).cpu;
}

/**
 * Scales times to the machine that the budgets are written for, and adds the measured values, in
 * ms. The floor runs before and after.
 *
 * @param names The values that are times.
 */
export async function inReferenceTime(
  names: BudgetName[],
  measure: () => Promise<Measured>,
): Promise<Measured & Record<string, number>> {
  const before = await measureFloor();
  const measured: Measured & Record<string, number> = await measure();
  const floor = (before + (await measureFloor())) / 2;
  measured['floor, 1,000 pages: processor time here'] = floor * 1000;
  for (const name of names) {
    const inSeconds = budgets[name].unit.startsWith('s ');
    measured[`${name}: here`] = measured[name]! * (inSeconds ? 1000 : 1);
    measured[name] = (measured[name]! / floor) * referenceFloor;
  }
  return measured;
}
