import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { compileSample, readSample } from '../probes/compiled-samples.ts';
import { openProbeBrowser } from '../probes/probe-page.ts';
import { equal } from './equal.ts';
import { kinds, type Mutant, mutantsOf } from './mutants.ts';

/*
 * Changes the samples of the pages, one place at a time, and runs the probes of the changed sample: a change that no
 * probe sees survives. One browser and one bundle serve all: a page gets the changed file and runs it.
 * `npm run mutate` takes all, and prints each survivor as it is found; `-- --cases 200 --seed 7` draws some, `--sample
 * CartButton` takes those of some files.
 */

/** At least so many of 100 mutants are noticed: 95.8 of all 2,076 were on 2026-11-26. */
const floor = 92;
/** In place of a result: the probe threw, or took too long. */
const failed = Symbol('failed');
/** How long a probe of a changed sample may take, in ms: the slowest of the unchanged ones takes 1.5 s. */
const patience = 6000;

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: process.env['MUTATE_CASES'] ?? 'all' },
    seed: { type: 'string', default: process.env['MUTATE_SEED'] ?? '1' },
    sample: { type: 'string', default: '' },
  },
});

const { probes, open, close } = await openProbeBrowser();
const names = [...new Set(probes.flatMap(({ samples = [] }) => samples))]
  .filter((name) => name.includes(values.sample))
  .toSorted();
const all = names.flatMap((name) =>
  mutantsOf(name, readSample(name)).map((mutant) => ({ name, ...mutant })),
);
const drawn = draw(
  all,
  values.cases === 'all' ? Infinity : Number(values.cases),
  Number(values.seed),
);
console.log(
  `${drawn.length} of ${all.length} mutants in ${names.length} files, seed ${values.seed}`,
);

/** What each probe returns for the samples as they are, as text. */
const expected = await expectedOf(drawn);

const survivors: (Mutant & { name: string })[] = [];
let next = 0;
// Two pages use the time in which one waits for frames.
await Promise.all(
  Array.from({ length: 2 }, async () => {
    let page = await open();
    while (next < drawn.length) {
      const mutant = drawn[next]!;
      next += 1;
      const { isKilled, isBroken } = await judge(page, mutant);
      if (!isKilled) survive(mutant);
      if (!isBroken) continue;
      await page.close();
      page = await open();
    }
  }),
);
await close();
report();

/** Prints a survivor with its reason. */
function survive(mutant: Mutant & { name: string }): void {
  const { name, line, change } = mutant;
  const isEqual = equal.find(([sample, like]) => sample === name && like.test(change));
  const reason = mutant.reason ?? isEqual?.[2];
  survivors.push({ ...mutant, reason });
  console.log(`site/samples/${name}:${line} ${change} · ${reason ?? 'no probe sees it'}`);
}

/** Runs the probes of the sample. A page in which one has thrown may be left in any state. */
async function judge(page: Page, { name, code }: Mutant & { name: string }) {
  const define = (text: string) =>
    page.evaluate((files) => window.defineSamples(files), {
      [`./${name}`]: compileSample(name, text),
    });
  await define(code);
  for (const [index, { samples = [] }] of probes.entries()) {
    if (!samples.includes(name)) continue;
    const result = await Promise.race([
      page.evaluate((at) => window.runProbe(at), index).catch(() => failed),
      new Promise((resolve) => setTimeout(resolve, patience, failed)),
    ]);
    if (result !== failed && JSON.stringify(result) === expected.get(index)) continue;
    const isBroken = result === failed;
    if (!isBroken) await define(readSample(name));
    return { isKilled: true, isBroken };
  }
  await define(readSample(name));
  return { isKilled: false, isBroken: false };
}

/** Runs the probes of these samples once. */
async function expectedOf(mutants: readonly { name: string }[]): Promise<Map<number, string>> {
  const changed = new Set(mutants.map(({ name }) => name));
  const page = await open();
  const results = new Map<number, string>();
  for (const [index, { samples = [] }] of probes.entries()) {
    if (!samples.some((name) => changed.has(name))) continue;
    const result = await page.evaluate((at) => window.runProbe(at), index);
    results.set(index, JSON.stringify(result));
  }
  await page.close();
  return results;
}

/** Draws without putting back, with a generator that a seed repeats. */
function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const rest = [...items];
  if (count >= rest.length) return rest;
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rest.splice(state % rest.length, 1)[0]!;
  });
}

function report(): void {
  const lines = kinds.map((kind) => {
    const of = drawn.filter((mutant) => mutant.kind === kind).length;
    const alive = survivors.filter((mutant) => mutant.kind === kind);
    const explained = alive.filter(({ reason }) => reason).length;
    return `${kind.padEnd(8)} ${String(of - alive.length).padStart(5)} of ${String(of).padStart(5)} killed, ${explained} survive for a reason, ${alive.length - explained} without`;
  });
  const killed = drawn.length - survivors.length;
  const share = (killed / drawn.length) * 100;
  console.log(`\n${lines.join('\n')}\n${share.toFixed(1)} % killed, ${floor} % expected`);
  if (share < floor) process.exitCode = 1;
}
