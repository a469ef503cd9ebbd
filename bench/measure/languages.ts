import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { translationsOf } from '../../packages/core/src/node/commands/translations.ts';
import { loadSites } from '../../packages/core/src/node/site/site.ts';
import { createTranslatedPages } from '../../packages/core/src/node/site/translated-pages.ts';
import type { Measured } from '../budgets.ts';
import { writeCorpus } from '../corpus.ts';
import { measureSession } from '../reader/measure-session.ts';
import { ownSearch } from '../reader/reader.ts';
import { serveFolder } from '../reader/serve.ts';
import { launch } from './browser.ts';
import { median } from './processes.ts';
import { beyond, buildCold, buildWarm, corpus, setAside, siteFolder } from './sites.ts';

const languages = ['de', 'es', 'fr', 'ja'];
/** Of the pages of the source, how many have changed since they were translated: as in public docs. */
const staleShare = 4;

/** The corpus in five languages, committed; then a paragraph of every fourth page of the source is edited. */
async function languagesCorpus(pages: number): Promise<string> {
  const root = siteFolder(`languages-${pages}`);
  setAside(root);
  await writeCorpus(root, { pages });
  const source = join(root, 'pages');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  );
  const copy = `${root}-source`;
  cpSync(source, copy, { recursive: true });
  for (const language of languages) cpSync(copy, join(source, language), { recursive: true });
  rmSync(copy, { recursive: true });
  const config = join(root, 'docs.config.ts');
  const option = `languages: { ${languages.map((name) => `${name}: {}`).join(', ')} },`;
  writeFileSync(config, readFileSync(config, 'utf8').replace('defineConfig({', `$&\n  ${option}`));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@x.x', ...args]);
  rmSync(join(root, '.git'), { recursive: true, force: true });
  git('init', '-q');
  git('add', 'pages');
  git('commit', '-qm', 'Pages');
  for (const [index, name] of names.entries())
    if (index % staleShare === 0)
      writeFileSync(
        join(source, name),
        `${readFileSync(join(source, name), 'utf8')}\nNew words.\n`,
      );
  return root;
}

/** Milliseconds of processor time that a function takes in this process. */
function timeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The median time to find what is newer in the source, without reading the configuration and the files of pages. */
async function measureStaleness(root: string): Promise<{ cold: number; warm: number }> {
  const once = async () => {
    const sites = await loadSites({ root });
    const [source, ...translations] = sites;
    const reader = createTranslatedPages(root, source!.dates);
    return timeOf(() => {
      for (const { pages } of translations) reader.of(pages, source!.pages);
      translationsOf(sites);
    });
  };
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < 3; run++) {
    setAside(join(root, 'node_modules'));
    cold.push(await once());
    warm.push(await once());
  }
  return { cold: median(cold), warm: median(warm) };
}

/** Sets the languages of a corpus. */
function setLanguages(root: string, option: string): void {
  const file = join(root, 'docs.config.ts');
  const text = readFileSync(file, 'utf8').replace(/\n {2}languages: .*/, '');
  writeFileSync(file, text.replace('defineConfig({', `$&\n  languages: ${option},`));
}

const fallbackPages = 300;

/**
 * The processor time of a page of the source that stands in for one without translation, in ms, with its part of the
 * index of search: the difference to a site without these pages. The source comes from the cache.
 */
async function measureFallback(): Promise<number> {
  const sites = await Promise.all(
    ['none', 'page'].map(async (fallback) => {
      const root = siteFolder(`fallback-${fallback}`);
      setAside(root);
      await writeCorpus(root, { pages: fallbackPages });
      setLanguages(root, `{ de: { fallback: '${fallback}' } }`);
      return root;
    }),
  );
  return (await beyond(sites[0]!, sites[1]!)) / fallbackPages;
}

/** The bytes that a further language adds to the HTML of a page: the mean of seven. */
async function measureMenu(): Promise<number> {
  const root = siteFolder('menus');
  setAside(root);
  await writeCorpus(root, { pages: 25 });
  const names = ['de', 'es', 'fr', 'ja', 'ko', 'pt', 'zh', 'ar'];
  const bytes = async (tags: string[]) => {
    setLanguages(root, `{ ${tags.map((tag) => `${tag}: {}`).join(', ')} }`);
    await buildWarm(root);
    return brotliCompressSync(readFileSync(join(root, 'dist/guides/queues-002.html'))).length;
  };
  const [first, all] = [await bytes(names.slice(0, 1)), await bytes(names)];
  return (all - first) / (names.length - 1);
}

/** The bytes of a session of search in a translation. */
async function measureTranslatedSession(root: string, pages: number): Promise<number> {
  const served = await serveFolder(join(root, 'dist'));
  const german = { ...served, origin: `${served.origin}/de` };
  const browser = await launch();
  try {
    return (await measureSession(browser, german, ownSearch, pages)).bytes;
  } finally {
    await browser.close();
    served.close();
  }
}

/** The cost of five languages, all translated, against one. Takes minutes. */
export async function measureLanguages(pages = 1000): Promise<Measured & Record<string, number>> {
  const one = await corpus(pages);
  const five = await languagesCorpus(pages);
  const staleness = await measureStaleness(five);
  const first = await buildCold(one);
  const cold = { five: await buildCold(five), again: await buildCold(one) };
  // The machine may be slower or faster after a minute and a half: before and after count alike.
  const oneCpu = (first.cpu + cold.again.cpu) / 2;
  const warm = { one: await buildWarm(one), five: await buildWarm(five) };
  const session = await measureTranslatedSession(five, pages);
  return {
    'build, one language, cold, before and after five: processor time': oneCpu * 1000,
    'build, five languages, cold: processor time': cold.five.cpu * 1000,
    'build, five languages, cold: processor time as a multiple of one': cold.five.cpu / oneCpu,
    'build, five languages, warm: processor time as a multiple of one':
      warm.five.cpu / warm.one.cpu,
    'build, five languages, peak memory': cold.five.memory,
    'search, one of five languages: a session': session,
    'a fallback page': await measureFallback(),
    'a page: HTML for each further language': await measureMenu(),
    'staleness of five languages, cold': staleness.cold,
    'staleness of five languages, warm': staleness.warm,
  };
}
