// `npm run size` prints how large the program is, and fails above a bar. `--no-install` skips the slow part.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countFiles, type Kind } from './count-files.ts';
import { measureInstall } from './installed-size.ts';

/** The most of each. MB as `du -m` counts them. */
const bars = {
  'core: lines of code': 25_000,
  'all packages: lines of code': 35_000,
  'lines of tests': 51_000,
  'core with React: packages': 110,
  'core with React: MB': 90,
};

/** The package whose installation is measured. With the packages of the repository that it needs, it is the core. */
const coreName = 'stilldocs';

type Row = (string | number)[];

interface Workspace {
  name: string;
  folder: string;
  private?: boolean;
  dependencies?: Record<string, string>;
}

const root = resolve(import.meta.dirname, '..');
const readManifest = <Manifest>(folder = '') =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The workspaces of the repository that are published. */
function packagesOf(patterns: string[]): Workspace[] {
  const folders = patterns.flatMap((pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    const isOne = parent === pattern;
    return isOne ? [pattern] : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ ...readManifest<Workspace>(folder), folder }))
    .filter((workspace) => !workspace.private);
}

/** The package of this name, and those that it depends on. */
function withNeeded(name: string): Workspace[] {
  const found = packages.filter((each) => each.name === name);
  const needed = found.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
  return [...found, ...needed.flatMap(withNeeded)];
}

/** The lines of the files whose path begins with one of these. */
function linesBelow(...prefixes: string[]): Record<Kind, number> {
  const counts = { code: 0, styles: 0, tests: 0, fixtures: 0 };
  for (const { path, kind, lines } of files)
    if (prefixes.some((prefix) => path.startsWith(prefix))) counts[kind] += lines;
  return counts;
}

/** Prints a table in Markdown. */
function print(head: string[], rows: Row[]): void {
  const show = (cell: string | number) =>
    typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell;
  for (const row of [head, head.map(() => '---'), ...rows])
    console.log(`| ${row.map(show).join(' | ')} |`);
  console.log('');
}

const linesOf = (name: string, ...prefixes: string[]): Row => {
  const { code, styles, tests, fixtures } = linesBelow(...prefixes);
  return [name, code, styles, tests, fixtures];
};

const { values } = parseArgs({
  options: { install: { type: 'boolean', default: true } },
  allowNegative: true,
});
const files = countFiles(root);
const packages = packagesOf(readManifest<{ workspaces: string[] }>().workspaces);
const core = [...new Set(withNeeded(coreName))];
const foldersOf = (list: Workspace[]) => list.map(({ folder }) => `${folder}/`);
const head = ['code', 'styles', 'tests', 'fixtures'];
print(
  ['package', ...head],
  [
    ...packages.map((each) =>
      linesOf(`${each.name}${core.includes(each) ? ' (core)' : ''}`, `${each.folder}/`),
    ),
    linesOf('the whole repository', ''),
  ],
);
for (const { folder } of core) {
  const entries = readdirSync(join(root, folder, 'src'), { withFileTypes: true });
  const pathsOf = (isFolder: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === isFolder)
      .map(({ name }) => `${folder}/src/${name}${isFolder ? '/' : ''}`);
  print(
    ['sources of the core', ...head],
    [
      ...pathsOf(true).map((path) => linesOf(path, path)),
      linesOf('files beside', ...pathsOf(false)),
    ],
  );
}
const installed = values.install
  ? measureInstall(core.map(({ folder }) => join(root, folder)))
  : undefined;
const measured: Record<keyof typeof bars, number | undefined> = {
  'core: lines of code': linesBelow(...foldersOf(core)).code,
  'all packages: lines of code': linesBelow(...foldersOf(packages)).code,
  'lines of tests': linesBelow('').tests,
  'core with React: packages': installed?.packages,
  'core with React: MB': installed?.megabytes,
};
const rows = (Object.keys(bars) as (keyof typeof bars)[]).map((what) => {
  const value = measured[what];
  if (value === undefined) return [what, 'not measured', bars[what], '-'];
  if (value > bars[what]) process.exitCode = 1;
  return [what, value, bars[what], value > bars[what] ? value - bars[what] : 'fits'];
});
print(['what', 'measured', 'bar', 'above it by'], rows);
