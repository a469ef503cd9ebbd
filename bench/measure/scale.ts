import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../budgets.ts';
import { measureDevOf } from './dev.ts';
import { median } from './processes.ts';
import { buildCold, buildWarm, corpus } from './sites.ts';

const runs = 9;
const page = 'guides/queues-002';

/**
 * The cost of one changed page: the processor time of a build after the edit, minus the mean of the
 * unchanged builds before and after it, which is start-up and checking every file. In ms, the
 * median.
 */
async function measureEdit(root: string) {
  const file = join(root, `pages/${page}.mdx`);
  const original = readFileSync(file, 'utf8');
  const unchanged: number[] = [];
  const edits: number[] = [];
  try {
    await buildWarm(root);
    const cost = async () => (await buildWarm(root)).cpu * 1000;
    unchanged.push(await cost());
    for (let run = 0; run < runs; run++) {
      writeFileSync(file, `${original}\nEdit number ${run} of the bench.\n`);
      const edited = await cost();
      unchanged.push(await cost());
      edits.push(edited - (unchanged.at(-2)! + unchanged.at(-1)!) / 2);
    }
  } finally {
    writeFileSync(file, original);
  }
  return { unchanged: median(unchanged), edit: median(edits) };
}

/** The cost of building and editing a site of 5,000 pages. Takes minutes. */
export async function measureScale(): Promise<Measured & Record<string, number>> {
  const root = await corpus(5000);
  const cold = await buildCold(root);
  const edit = await measureEdit(root);
  const dev = await measureDevOf(5000);
  return {
    'build, 5,000 pages, cold: processor time of a page': cold.cpu / 5,
    'build, 5,000 pages, peak memory': cold.memory,
    'build, 5,000 pages, warm: processor time': edit.unchanged,
    'build, 5,000 pages, one page edited: beyond a build with none': edit.edit,
    'dev server, 5,000 pages: start to first page': dev.start * 1000,
    'dev server, 5,000 pages: edit to visible': dev.visible,
  };
}
