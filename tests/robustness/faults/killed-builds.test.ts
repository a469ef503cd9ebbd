import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../mutate.ts';
import { type BuildProcess, createSite, startProcess, type TestSite } from './build-process.ts';

/* `FAULT_SEED=7 FAULT_POINTS=1000 npx vitest run tests/robustness/faults` runs more cases. */
const random = createRandom(Number(process.env.FAULT_SEED ?? 1));
/** The maximum number of kills in each test; by default a smoke test. */
const points = Number(process.env.FAULT_POINTS ?? 4);

/** The two states of the site; a killed build is always changing one to the other. */
const texts = ['# B\n\nOne state.\n', '# B\n\nAnother state.\n\n## Longer\n\n`by` a section.\n'];

let site: TestSite;
let builds: BuildProcess;
const args = () => ['build', '--root', site.root];
const count = () => ({ root: site.root, kind: 'count' }) as const;
/** The outputs of undisturbed builds. */
const outputs: Record<string, string>[] = [];
/** The number of operations of a build: of the first, and of a later one. */
let cold = 0;
let operations = 0;

beforeAll(async () => {
  site = createSite();
  builds = await startProcess();
  for (const text of [...texts, ...texts]) {
    site.write('pages/b.md', text);
    const built = (await builds.run(count(), args()))!;
    expect(built.output).toMatch(/^Built 2 pages/);
    cold ||= built.operations;
    operations = built.operations;
    const index = texts.indexOf(text);
    outputs[index] ??= site.output()!;
    expect(site.output()).toEqual(outputs[index]);
  }
  expect(outputs[0]).not.toEqual(outputs[1]);
}, 600_000);
afterAll(async () => {
  await builds.stop();
  site.remove();
});

/**
 * The folders that may contain the last good output: its place, or its temporary name during the
 * replacement.
 */
function goodOutputs(): Record<string, string>[] {
  if (existsSync(join(site.root, 'dist'))) return [site.output()!];
  const old = readdirSync(site.root).filter((name) => name.endsWith('.old'));
  return old.map((name) => site.output(name)!);
}

/** The current state of the site, as an index. */
let state = 1;
function edit(): void {
  state = 1 - state;
  site.write('pages/b.md', texts[state]!);
}

/** The first operation at which a build is killed, and the distance to the next. */
function strideOf(total: number, wanted: number): { first: number; step: number } {
  const step = Math.max(1, Math.ceil(total / wanted));
  return { first: 1 + random.below(step), step };
}

/** Removes the caches, so that a build is cold. */
const removeCache = () =>
  rmSync(join(site.root, 'node_modules'), { recursive: true, maxRetries: 9 });

/** Checks the state after a killed build, and the result of the next build. */
async function expectWhole(what: string, isFirst = false): Promise<void> {
  const good = goodOutputs();
  if (!isFirst || good.length > 0) {
    expect(good, what).toHaveLength(1);
    expect(outputs, what).toContainEqual(good[0]);
  }
  const again = (await builds.run(count(), args()))!;
  expect(again.output, `after being ${what}`).toMatch(/^Built 2 pages/);
  expect(site.output(), `after being ${what}`).toEqual(outputs[state]);
}

it('a build killed at any operation leaves an output that is whole, and nothing the next one minds', async () => {
  edit();
  // Builds differ by a few operations: only builds from the same state match the count.
  const restore = site.save();
  const { operations: total } = (await builds.run(count(), args()))!;
  expect(total).toBeGreaterThan(20);
  const { first, step } = strideOf(total, points);
  for (let at = first; at <= total; at += step) {
    restore();
    const killed = (await builds.run({ root: site.root, kind: 'kill', at }, args()))!;
    expect(killed.operations).toBeGreaterThanOrEqual(at);
    await expectWhole(`killed at ${at}`);
  }
  restore();
  expect((await builds.run(count(), args()))!.operations).toBe(total);
}, 600_000);

it('so does one without a cache, and the first of all, which leaves no output or a whole one', async () => {
  expect(cold).toBeGreaterThan(operations);
  const { first, step } = strideOf(cold, points);
  for (let at = first, round = 0; at <= cold; at += step, round++) {
    edit();
    removeCache();
    const isFirst = round % 2 === 1;
    if (isFirst) rmSync(join(site.root, 'dist'), { recursive: true, maxRetries: 9 });
    await builds.run({ root: site.root, kind: 'kill', at }, args());
    await expectWhole(`killed at ${at} without a cache`, isFirst);
  }
}, 600_000);

it('a process that is really killed does the same, with a cache and without', async () => {
  let kills = 0;
  for (let round = 0; round < points; round++) {
    edit();
    const isCold = round < 1;
    if (isCold) removeCache();
    const victim = await startProcess();
    const at = 1 + random.below(isCold ? cold : operations);
    const fault = { root: site.root, kind: 'kill', at, isReal: true } as const;
    // A build may have a few operations less than the counted one: then it was not killed.
    const { operations: made = at } = (await victim.run(fault, args())) ?? {};
    if (made < at) await victim.stop();
    else kills++;
    await expectWhole(`really killed at ${at}`);
    expect(site.leftovers().filter((name) => !name.includes('.pack.'))).toEqual([]);
  }
  expect(kills).toBeGreaterThan(0);
}, 600_000);

it('whatever it does at that moment, between two operations or in the middle of one', async () => {
  const none = { root: site.root, kind: 'none' } as const;
  let kills = 0;
  let whole = 0;
  for (let round = 0; round <= points; round++) {
    edit();
    const victim = await startProcess();
    const start = performance.now();
    const running = victim.run(none, args());
    // The first one is not killed: it measures the duration of a build, in ms. Each other is killed
    // at its share of it.
    if (round === 0) await running;
    else await sleep((whole * (round - 1) + random.below(whole)) / points);
    whole ||= performance.now() - start;
    await victim.stop('SIGKILL');
    if (!(await running)) kills++;
    await expectWhole(`killed in round ${round}`);
    expect(site.leftovers().filter((name) => !name.includes('.pack.'))).toEqual([]);
  }
  expect(kills).toBeGreaterThan(0);
  // Leftovers of a running process count only after its end.
  await builds.stop();
  builds = await startProcess();
  await builds.run(count(), args());
  expect(site.leftovers()).toEqual([]);
}, 600_000);
