import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../mutate.ts';
import { type BuildProcess, createSite, startProcess, type TestSite } from './build-process.ts';

/* `FAULT_SEED=7 FAULT_POINTS=1000 npx vitest run tests/robustness/faults` looks further. */
const seed = Number(process.env.FAULT_SEED ?? 1);
const points = Number(process.env.FAULT_POINTS ?? 48);

/** The site's two states; a build that is killed is always on its way from one to the other. */
const texts = ['# B\n\nOne state.\n', '# B\n\nAnother state.\n\n## Longer\n\n`by` a section.\n'];

let site: TestSite;
let builds: BuildProcess;
const args = () => ['build', '--root', site.root];
const count = () => ({ root: site.root, kind: 'count' }) as const;
/** The outputs of undisturbed builds. */
const outputs: Record<string, string>[] = [];
/** How many operations a build has: the first, and one of those after it. */
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
  // From here on each build changes the output before the last.
  expect(site.keptOutputs()).toHaveLength(1);
}, 60_000);
afterAll(async () => {
  await builds.stop();
  site.remove();
});

/** The folders that may hold the last good output: its place, or where it is moved for an instant. */
function goodOutputs(): Record<string, string>[] {
  if (existsSync(join(site.root, 'dist'))) return [site.output()!];
  const old = readdirSync(site.root).filter((name) => name.endsWith('.old'));
  return old.map((name) => site.output(name)!);
}

it('a build killed at any operation leaves an output that is whole, and nothing the next one minds', async () => {
  const random = createRandom(seed);
  const all = Array.from({ length: operations }, (_, index) => index + 1);
  const asked = all.length <= points ? all : Array.from({ length: points }, () => random.pick(all));
  expect(asked.length).toBeGreaterThan(20);
  let now = 1;
  for (const at of asked) {
    const next = 1 - now;
    site.write('pages/b.md', texts[next]!);
    const killed = (await builds.run({ root: site.root, kind: 'kill', at }, args()))!;
    const good = goodOutputs();
    expect(good, `killed at ${at}`).toHaveLength(1);
    expect(outputs, `killed at ${at}: ${killed.output}`).toContainEqual(good[0]);
    const again = (await builds.run(count(), args()))!;
    expect(again.output, `after being killed at ${at}`).toMatch(/^Built 2 pages/);
    expect(site.output(), `after being killed at ${at}`).toEqual(outputs[next]);
    now = next;
  }
}, 120_000);

it('a process that is really killed does the same, with a cache and without', async () => {
  const random = createRandom(seed);
  for (let round = 0; round < 5; round++) {
    const isCold = round < 1;
    if (isCold) rmSync(join(site.root, 'node_modules'), { recursive: true });
    const next = round % 2;
    site.write('pages/b.md', texts[next]!);
    const victim = await startProcess();
    const at = 1 + random.below(isCold ? cold : operations);
    const fault = { root: site.root, kind: 'kill', at, isReal: true } as const;
    expect(await victim.run(fault, args()), `killed at ${at}`).toBeUndefined();
    const [good, ...others] = goodOutputs();
    expect(others).toEqual([]);
    expect(outputs, `killed at ${at}`).toContainEqual(good);
    const again = (await builds.run(count(), args()))!;
    expect(again.output, `after being killed at ${at}`).toMatch(/^Built 2 pages/);
    expect(site.output()).toEqual(outputs[next]);
    expect(site.leftovers().filter((name) => !name.includes('.pack.'))).toEqual([]);
  }
  await builds.stop();
  builds = await startProcess();
  await builds.run(count(), args());
  expect(site.leftovers()).toEqual([]);
}, 120_000);
