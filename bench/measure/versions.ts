import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../budgets.ts';
import { writeCorpus } from '../corpus.ts';
import { costOf } from './processes.ts';
import { beyond, buildCold, buildWarm, docs, setAside, siteFolder } from './sites.ts';

/** The earlier versions. */
const tags = Array.from({ length: 9 }, (_, index) => `v${index + 1}`);
/** Of the pages, how many change from one version to the next. */
const changedShare = 10;

/** A repository with nine tags, of which each changes a tenth of the pages, and the number of distinct pages. */
async function versionsCorpus(pages: number): Promise<{ root: string; distinct: number }> {
  const root = siteFolder(`versions-${pages}`);
  setAside(root);
  await writeCorpus(root, { pages });
  const folder = join(root, 'pages');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@x.x', ...args]);
  git('init', '-q');
  const texts = new Set<string>();
  const note = () => names.map((name) => texts.add(readFileSync(join(folder, name), 'utf8')));
  for (const [version, tag] of tags.entries()) {
    note();
    git('add', 'pages');
    git('commit', '-qm', tag);
    git('tag', tag);
    for (const [index, name] of names.entries())
      if (index % changedShare === version % changedShare)
        writeFileSync(
          join(folder, name),
          `${readFileSync(join(folder, name), 'utf8')}\nNew words of ${tag}.\n`,
        );
  }
  note();
  git('add', 'pages');
  git('commit', '-qm', 'now');
  return { root, distinct: texts.size / names.length };
}

/** Writes the option `versions`, or removes it. */
function setVersions(root: string, names: string[]): void {
  const file = join(root, 'docs.config.ts');
  const option = `versions: { current: '10', ${names.map((name) => `'${name.slice(1)}': '${name}'`).join(', ')} },`;
  const text = readFileSync(file, 'utf8').replace(/\n {2}versions: .*/, '');
  writeFileSync(
    file,
    names.length === 0 ? text : text.replace('defineConfig({', `$&\n  ${option}`),
  );
}

/** The cost of ten versions against one, and of versions that are frozen. */
export async function measureVersions(pages = 200): Promise<Measured & Record<string, number>> {
  const { root, distinct } = await versionsCorpus(pages);
  const present = siteFolder(`versions-${pages}-present`);
  setAside(present);
  cpSync(root, present, { recursive: true });
  const first = await buildCold(root);
  const warmOne = await buildWarm(root);
  setVersions(root, tags);
  const ten = await buildCold(root);
  // Before and after count alike: see `measureLanguages`.
  const oneCpu = (first.cpu + (await buildCold(present)).cpu) / 2;
  const warmTen = await buildWarm(root);
  for (const tag of tags) await costOf(docs, ['versions', 'freeze', tag.slice(1), '--root', root]);
  const frozen = await buildCold(root);
  return {
    'build, one version, cold, before and after ten: processor time': oneCpu * 1000,
    'build, ten versions, cold: processor time': ten.cpu * 1000,
    'distinct pages of ten versions as a multiple of one': distinct,
    'build, ten versions, cold: processor time as a multiple of one and of the distinct pages':
      ten.cpu / oneCpu / distinct,
    'build, one version, warm: processor time': warmOne.cpu * 1000,
    'build, ten versions, warm: processor time': warmTen.cpu * 1000,
    'build, ten versions, peak memory': ten.memory,
    'build, ten versions, nine frozen, cold: processor time': frozen.cpu * 1000,
    // With its part of the index of search. What compares the versions comes from the cache.
    'a frozen page: processor time': (await beyond(present, root)) / (tags.length * (pages + 1)),
  };
}
