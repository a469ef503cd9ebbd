import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BudgetName, budgets, type Measured } from '../budgets.ts';
import { costOf } from './processes.ts';
import { corpus, siteFolder } from './sites.ts';

const script = fileURLToPath(new URL('../floor.mjs', import.meta.url));
/** What the floor took on the machine that the budgets are written for, in s of processor time. */
export const referenceFloor = 7;

/** Processor time of the floor, here and now, in s; see `floor.mjs`. */
export async function measureFloor(): Promise<number> {
  const pages = join(await corpus(1000), 'pages');
  return (await costOf(script, [pages, siteFolder('floor')])).cpu;
}

/**
 * Tells times in that of the machine the budgets are written for, and keeps what was measured here
 * beside them, in ms. The floor runs before and after.
 *
 * @param names Which of the values are times.
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
