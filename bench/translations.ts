/*
 * Reads the translations of a public site as they are: how many pages and blocks are older than their source, what
 * the build of all languages costs, and whether the menu of languages has dead targets.
 *
 *     npx tsx bench/translations.ts <clone> <folder of the source> <language>=<folder> …
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  readSourceVersion,
  staleTexts,
} from '../packages/core/src/content/changes/stale-sections.ts';
import { documentLanguages } from '../packages/core/src/node/document/languages.ts';
import { isShown } from '../packages/core/src/node/site/editions.ts';
import { readBlobs } from '../packages/core/src/node/site/git-blobs.ts';
import { loadSites, type Site } from '../packages/core/src/node/site/site.ts';
import { buildCold, siteFolder } from './measure/sites.ts';

/** A language with the folder of its pages, relative to the clone. */
interface Language {
  name: string;
  folder: string;
}

/** What a clone has of a language. */
interface Row {
  pages: number;
  /** Pages whose source has another text than at the last commit of the translation. */
  older: number;
  /** Of these, the pages with other words. */
  stale: number;
  staleSections: number;
  sections: number;
  staleBlocks: number;
  blocks: number;
}

/** The pages below a folder, without those of other languages. */
function pagesIn(clone: string, { folder }: Language, others: Language[]): string[] {
  const root = join(clone, folder);
  const nested = others
    .filter((other) => other.folder !== folder && other.folder.startsWith(`${folder}/`))
    .map((other) => `${other.folder.slice(folder.length + 1)}/`);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !nested.some((start) => name.startsWith(start)))
    .sort();
}

/** The last commit of each file below a folder. */
function lastCommits(clone: string, folder: string): ReadonlyMap<string, string> {
  const log = execFileSync(
    'git',
    [
      '-C',
      clone,
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%H',
      '--name-only',
      '--',
      folder,
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const commits = new Map<string, string>();
  for (const entry of log.split('\0').slice(1)) {
    const [commit = '', ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) if (!commits.has(file)) commits.set(file, commit);
  }
  return commits;
}

function rowOf(clone: string, source: Language, language: Language, names: string[]): Row {
  const known = names.filter((name) => existsSync(join(clone, language.folder, name)));
  const commits = lastCommits(clone, language.folder);
  const asked = known.map(
    (name) => `${commits.get(`${language.folder}/${name}`)}:${source.folder}/${name}`,
  );
  const before = readBlobs(clone, asked);
  const row = {
    pages: 0,
    older: 0,
    stale: 0,
    staleSections: 0,
    sections: 0,
    staleBlocks: 0,
    blocks: 0,
  };
  for (const [index, name] of known.entries()) {
    const now = readFileSync(join(clone, source.folder, name), 'utf8');
    // A source that was moved since is compared with itself, as the engine does.
    const from = before[index] ?? now;
    const { sections } = readSourceVersion(now, name, false);
    const { of, sections: stale } = staleTexts(from, now, name, false);
    row.pages++;
    row.older += Number(from !== now);
    row.stale += Number(stale.length > 0);
    row.staleSections += stale.length;
    row.sections += of;
    row.staleBlocks += stale.flatMap(({ blocks }) => blocks).length;
    row.blocks += sections.flatMap(({ blocks }) => blocks).length;
  }
  return row;
}

/** A site of the pages, which are read as Markdown: their components belong to another engine. */
function writeSite(name: string, clone: string, [source, ...others]: Language[]): string {
  const root = siteFolder(name);
  rmSync(root, { recursive: true, force: true });
  for (const language of [source!, ...others]) {
    const own = language === source ? '' : language.name;
    for (const page of pagesIn(clone, language, [source!, ...others])) {
      const target = join(root, 'pages', own, page.replace(/x$/, ''));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(clone, language.folder, page), target);
    }
  }
  const rules = ['dead-link', 'dead-anchor', 'front-matter'];
  const languages = others.map((it) => `'${it.name}': {}`).join(', ');
  writeFileSync(
    join(root, 'docs.config.mjs'),
    `export default { title: 'Site', languages: { ${languages} }, checks: { ${rules.map((rule) => `'${rule}': 'off'`).join(', ')} } };\n`,
  );
  return root;
}

/** The entries of all menus of languages, and those that lead to no page. */
function targetsOf(sites: Site[]): { all: number; dead: number } {
  let [all, dead] = [0, 0];
  for (const site of sites)
    for (const path of new Set(sites.flatMap(({ pages }) => pages.map((page) => page.path))))
      for (const { href } of documentLanguages(site, path) ?? []) {
        const found = site.editions!.all.some((edition) => {
          const base = edition.base === '' ? '' : `${edition.base}`;
          return (
            `${href}/`.startsWith(`${base}/`) &&
            isShown(
              site.editions!,
              edition,
              decodeURI(href.slice(base.length)).replace(/(?<=.)\/$/, '') || '/',
            )
          );
        });
        all++;
        if (!found) dead++;
      }
  return { all, dead };
}

async function main([clone, source, ...rest]: string[]): Promise<void> {
  if (!clone || !source || rest.length === 0) throw new Error('Usage: see the top of the file');
  const languages = rest.map((each): Language => {
    const [name = '', folder = ''] = each.split('=');
    return { name, folder };
  });
  const first = { name: 'source', folder: source };
  const all = [first, ...languages];
  const names = pagesIn(clone, first, all);
  console.log(
    '| language | pages | older by page | with other words | sections | blocks |\n|---|---|---|---|---|---|',
  );
  const share = (part: number, of: number) =>
    `${part} of ${of} (${((100 * part) / Math.max(1, of)).toFixed(1)} %)`;
  const print = (name: string, row: Row) =>
    console.log(
      `| ${name} | ${row.pages} | ${share(row.older, row.pages)} | ${share(row.stale, row.pages)} | ${share(row.staleSections, row.sections)} | ${share(row.staleBlocks, row.blocks)} |`,
    );
  const rows = languages.map((language) => rowOf(clone, first, language, names));
  for (const [index, row] of rows.entries()) print(languages[index]!.name, row);
  const sum = rows.reduce(
    (a, b) =>
      Object.fromEntries(
        Object.entries(a).map(([key, value]) => [key, value + b[key as keyof Row]]),
      ) as unknown as Row,
  );
  print('all', sum);
  const root = writeSite('public-languages', clone, all);
  const { all: entries, dead } = targetsOf(await loadSites({ root }));
  console.log(`\n${entries} entries of menus, ${dead} dead`);
  const many = await buildCold(root);
  const one = await buildCold(writeSite('public-source', clone, [first]));
  console.log(
    `Build: ${one.cpu.toFixed(1)} s of processor time with the source, ${many.cpu.toFixed(1)} s with ${all.length} languages: × ${(many.cpu / one.cpu).toFixed(2)}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) await main(process.argv.slice(2));
