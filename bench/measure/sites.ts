import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCorpus } from '../corpus.ts';
import { costOf, median, type ProcessCost } from './processes.ts';

const folder = fileURLToPath(new URL('../.sites/', import.meta.url));

/** The engine's command line. */
export const docs = fileURLToPath(new URL('../../packages/core/bin/docs.mjs', import.meta.url));

/** The folder of a site of the bench. */
export function siteFolder(name: string): string {
  return join(folder, name);
}

/** The corpus with a number of pages, written once. */
export async function corpus(pages: number): Promise<string> {
  const root = join(folder, `corpus-${pages}`);
  if (!existsSync(join(root, 'docs.config.ts'))) await writeCorpus(root, { pages });
  return root;
}

/** The corpus of 25 pages with one more option, such as `serviceWorker: true`. */
export async function corpusWith(option: string): Promise<string> {
  const root = join(folder, `corpus-25-${option.split(':')[0]}`);
  await writeCorpus(root, { pages: 25 });
  const file = join(root, 'docs.config.ts');
  const config = readFileSync(file, 'utf8');
  writeFileSync(file, config.replace('defineConfig({', `$&\n  ${option},`));
  return root;
}

/** Builds a site without a cache and without a last output. */
export async function buildCold(root: string, ...options: string[]): Promise<ProcessCost> {
  setAside(join(root, 'node_modules'));
  setAside(join(root, 'dist'));
  return costOf(docs, ['build', '--root', root, ...options]);
}

/** The folders that were moved away. */
const aside: string[] = [];

/**
 * Moves a folder away, and removes it when this process ends: ext4 does not use the places of files again that were
 * deleted within a minute, and looks for others, which costs a build of 13,000 files up to 8 s of system time.
 */
export function setAside(path: string): void {
  if (!existsSync(path)) return;
  mkdirSync(folder, { recursive: true });
  const trash = mkdtempSync(join(folder, '.trash-'));
  renameSync(path, join(trash, 'it'));
  if (aside.length === 0)
    process.once('exit', () => {
      for (const each of aside) rmSync(each, { recursive: true, force: true });
    });
  aside.push(trash);
}

/** The builds of this process. `npm test` has built our site. */
const builds = new Map<string, Promise<unknown>>(
  process.env.BUILT_SITE ? [[dirname(process.env.BUILT_SITE), Promise.resolve()]] : [],
);

/** Builds a site that this process has not built: parts that run side by side read the same output. */
export async function ensureBuilt(root: string): Promise<void> {
  await (builds.get(resolve(root)) ?? buildWarm(root));
}

/** Builds an unchanged site again. */
export function buildWarm(root: string): Promise<ProcessCost> {
  const build = costOf(docs, ['build', '--root', root]);
  builds.set(resolve(root), build);
  return build;
}

/**
 * The processor time by which a site costs more than another one, in ms: the median of five differences of builds
 * from the cache into new outputs.
 */
export async function beyond(less: string, more: string): Promise<number> {
  const build = async (root: string) => {
    setAside(join(root, 'dist'));
    return (await buildWarm(root)).cpu * 1000;
  };
  await build(less);
  await build(more);
  const differences: number[] = [];
  for (let run = 0; run < 5; run++) {
    const least = await build(less);
    differences.push((await build(more)) - least);
  }
  return median(differences);
}
