import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type CommandValues, errorWith, filesBelow, movedOptions } from 'stilldocs/node';
import { type NewFile, normalizeText } from '../migration.ts';
import { neededPackages } from '../own-packages.ts';
import { vocsConfig } from '../vocs/vocs-config.ts';
import { addPackages } from './add-packages.ts';
import { moveImports } from './moved-exports.ts';
import { type Addition, upgradeConfig, type UpgradedConfig } from './upgrade-config.ts';

const configNames = [
  'docs.config.ts',
  'docs.config.tsx',
  'docs.config.mts',
  'docs.config.js',
  'docs.config.mjs',
];

/** Folders that are no sources of a site. */
const others = /^(?:node_modules|dist|\.git|\.docs)$/;

/**
 * `docs upgrade`: changes a site of an earlier version, whose features are packages now: its configuration, its
 * imports and its `package.json`.
 *
 * @returns 0 if nothing is left to do by hand, else 1.
 */
export async function runUpgrade(values: CommandValues): Promise<number> {
  const folder = resolve(typeof values.folder === 'string' ? values.folder : '.');
  const name = configNames.find((each) => existsSync(join(folder, each)));
  const foreign = vocsConfig(folder);
  if (name === undefined && foreign === undefined)
    throw errorWith({
      rule: 'option',
      message: `There is no site in ${folder}: it has no docs.config.ts`,
      hint: 'Name the folder of the site: docs upgrade path/to/site',
    });
  const changes = planChanges(folder, name);
  for (const { file, what } of changes.rows) console.log(`${file}: ${what}`);
  if (changes.rows.length === 0)
    console.log(`Nothing to change in ${relative('.', folder) || '.'}`);
  if (values.dry) {
    console.log('Nothing was written.');
    return changes.left.length > 0 ? 1 : 0;
  }
  for (const [file, text] of changes.files) writeFileSync(file, text);
  for (const line of changes.left) console.log(`By hand: ${line}`);
  if (changes.rows.length > 0) console.log('\nNext:\n  npm install && npx docs check');
  return changes.left.length > 0 ? 1 : 0;
}

/** What an upgrade changes: files by their absolute names, a line for each change, and what is left to do. */
interface Changes {
  files: Map<string, string>;
  rows: { file: string; what: string }[];
  left: string[];
}

function planChanges(folder: string, name: string | undefined): Changes {
  const changes: Changes = { files: new Map(), rows: [], left: [] };
  const sources = movedSources(folder, changes);
  const needed = neededPackages(sources).map(({ name: from, create }) => ({
    package: from,
    create,
  }));
  const packages = new Set(commandPackages(folder));
  if (name === undefined) {
    packages.add('@stilldocs/vocs');
    // It checks samples with this package, if it is installed.
    if (needed.some((each) => each.package === '@stilldocs/types'))
      packages.add('@stilldocs/types');
  } else
    for (const { package: own } of planConfig(folder, name, needed, changes)) packages.add(own);
  const manifest = addPackages(folder, [...packages].sort());
  if (manifest && manifest.added.length > 0) {
    changes.files.set(manifest.file, manifest.text);
    changes.rows.push({
      file: relative(folder, manifest.file),
      what: `adds ${manifest.added.join(', ')}`,
    });
  }
  if (!manifest && packages.size > 0)
    changes.left.push(
      `no package.json lists stilldocs: install ${[...packages].sort().join(', ')}`,
    );
  return changes;
}

/** The texts of a site's sources, with their imports moved. */
function movedSources(folder: string, changes: Changes): Map<string, NewFile> {
  const names = filesBelow(folder, (base) => !others.test(base));
  return new Map(
    names
      .filter((each) => /\.(?:mdx?|[jt]sx?|css)$/.test(each))
      .map((each) => {
        const { text, moved } = moveImports(
          normalizeText(readFileSync(join(folder, each), 'utf8')),
        );
        if (moved.length > 0) {
          changes.files.set(join(folder, each), text);
          changes.rows.push({ file: each, what: `imports ${moved.join(', ')}` });
        }
        return [each, { text }];
      }),
  );
}

/** The extensions that a configuration gets, also where it cannot be written. */
function planConfig(
  folder: string,
  name: string,
  needed: Addition[],
  { files, rows, left }: Changes,
): Addition[] {
  const file = join(folder, name);
  const code = files.get(file) ?? readFileSync(file, 'utf8');
  const moved = Object.entries(movedOptions).map(([option, { package: from, call }]) => ({
    ...{ package: from, option },
    create: call.slice(0, call.indexOf('(')),
  }));
  const upgraded: UpgradedConfig | undefined = upgradeConfig(code, name, [
    ...needed,
    ...inOrder(moved),
  ]);
  if (!upgraded) {
    const options = moved.filter(({ option }) => new RegExp(`\\b${option}\\b`).test(code));
    const additions = [...needed, ...options];
    for (const { package: from, create, option } of additions)
      left.push(
        `${name} has no object of options that could be changed: import { ${create} } from '${from}', and add ${create}() to extensions${option ? ` in place of ${option}` : ''}`,
      );
    return additions;
  }
  for (const { package: from, create, option } of upgraded.made)
    rows.push({
      file: name,
      what: option
        ? `${option} is ${create}() of ${from}`
        : `adds ${create}() of ${from} to extensions`,
    });
  if (upgraded.made.length > 0) files.set(file, upgraded.text);
  return upgraded.made;
}

/** Proofs come last: they have a hash of the files that other extensions write. */
function inOrder<Item extends { package: string }>(additions: Item[]): Item[] {
  const isLast = (item: Item) => Number(item.package === '@stilldocs/proof');
  return additions.toSorted((a, b) => isLast(a) - isLast(b));
}

/** The packages of commands that scripts and editors call. */
function commandPackages(folder: string): string[] {
  const texts = ['package.json', '.mcp.json', '.vscode/mcp.json']
    .map((each) => join(folder, each))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const calls = /\bdocs(?:"\s*,\s*"|\s+)mcp\b/;
  return texts.some((text) => calls.test(text)) ? ['@stilldocs/mcp'] : [];
}
