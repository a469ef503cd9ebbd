import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { convertVocsConfig } from '@stilldocs/vocs/convert';
import { filesBelow, withClientDirective } from 'stilldocs/node';
import { loadForeignConfig } from '../load-foreign-config.ts';
import {
  addFile,
  type Edited,
  type Migration,
  type NewFile,
  normalizeText,
  readSource,
} from '../migration.ts';
import { neededPackages } from '../own-packages.ts';
import { migrateManifest } from '../package-json.ts';
import { migrateVocsConfig } from './migrate-vocs-config.ts';
import { migrateVocsModule, migrateVocsPage } from './vocs-page.ts';

/** Generated files, and files of the engine that the site leaves. */
const skipped =
  /^(?:node_modules|\.git|dist|\.vocs|\.docs|\.vercel|\.DS_Store|pnpm-lock\.yaml|package-lock\.json|yarn\.lock|bun\.lockb?)$/;

/** Packages whose hooks run at build. */
const buildHooks = ['vocs', 'react-router', 'react-router-dom'];

/**
 * Plans the new files of a site on Vocs 1. Every file stays at its place, except the configuration.
 *
 * @param configFile The name of its configuration.
 */
export async function migrateVocs(folder: string, configFile: string): Promise<Migration> {
  const code = normalizeText(readFileSync(join(folder, configFile), 'utf8'));
  const { value, missing } = await loadForeignConfig(join(folder, configFile), /^vocs(?:\/|$)/);
  const { rootDir } = convertVocsConfig(value);
  const root = posix.normalize(rootDir).replace(/\/$/, '');
  const migration: Migration = { files: new Map(), root, pages: [], byHand: [], notes: [] };
  const add = (file: string, { text, remarks }: Edited) => {
    if (!addFile(migration, file, { text }, file)) return;
    for (const { isNote, ...remark } of remarks)
      (isNote ? migration.notes : migration.byHand).push({ file, ...remark });
  };
  const rows: [string, NewFile | Edited][] = [];
  for (const name of filesOf(folder, root))
    if (name !== configFile) rows.push([name, await movedFile(folder, name, migration)]);
  const needed = neededPackages(rows);
  const newConfig = posix.join(root, `docs.config${configFile.endsWith('x') ? '.tsx' : '.ts'}`);
  add(newConfig, migrateVocsConfig(code, configFile, value, root, needed));
  if (missing.length > 0)
    migration.notes.push({
      file: newConfig,
      what: missing.join(', '),
      instead: 'Not installed: what they do was not read',
    });
  for (const [name, file] of rows)
    if ('remarks' in file) add(name, file);
    else addFile(migration, name, file, name);
  const manifest = join(folder, 'package.json');
  const written = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined;
  migration.files.set('package.json', { text: migrateManifest(written, /^vocs$/, root, needed) });
  return migration;
}

/** The names of the files of a site that are taken over. A page may have the name of a folder that engines write. */
function filesOf(folder: string, root: string): string[] {
  const content = [posix.join(root, 'pages/'), posix.join(root, 'public/')];
  return filesBelow(folder, (base, name) =>
    base === 'dist' ? content.some((each) => name.startsWith(each)) : !skipped.test(base),
  );
}

/** A file of the new site; pages and open tasks are added to the migration. */
async function movedFile(
  folder: string,
  name: string,
  migration: Migration,
): Promise<NewFile | Edited> {
  const { root, pages, byHand } = migration;
  const from = join(folder, name);
  if (!/\.(?:mdx?|[cm]?[jt]sx?)$/.test(name) || name.startsWith(posix.join(root, 'public/')))
    return { copy: from };
  const text = readSource(from, name, migration);
  const below = posix.join(root, 'pages/');
  const isPage = name.startsWith(below) && /\.mdx?$/.test(name);
  if (isPage && !/\/[._]/.test(name.slice(below.length - 1))) pages.push(name);
  const edited = /\.mdx?$/.test(name) ? migrateVocsPage(text) : migrateVocsModule(text);
  if (posix.dirname(name) === root && /^(?:layout|footer)\.[jt]sx?$/.test(basename(name))) {
    const instead =
      'It is not rendered: write what it adds into outlineFooter, banner or head of the configuration, or name it as the part Page or Footer of an extension';
    byHand.push({ file: name, what: `${basename(name)} around each page`, instead });
    return edited;
  }
  const client = await withClientDirective(edited.text, name, buildHooks);
  return { ...edited, text: client ?? edited.text };
}
