import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { convertVocsConfig, filesBelow, vocsStyleFile, withClientDirective } from 'stilldocs/node';
import { loadForeignConfig } from '../load-foreign-config.ts';
import { addFile, type Edited, type Migration, normalizeText, readSource } from '../migration.ts';
import { migrateManifest } from '../package-json.ts';
import { migrateVocsConfig } from './migrate-vocs-config.ts';
import { migrateVocsModule, migrateVocsPage } from './vocs-page.ts';

const configNames = ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs'].map((end) => `vocs.config.${end}`);
/** Generated files, and files of the engine that the site leaves. */
const skipped =
  /^(?:node_modules|\.git|dist|\.vocs|\.docs|\.vercel|\.DS_Store|pnpm-lock\.yaml|package-lock\.json|yarn\.lock|bun\.lockb?)$/;

/** The configuration of a site on Vocs 1, relative to its folder; undefined if there is none. */
export function vocsConfig(folder: string): string | undefined {
  return configNames.find((name) => existsSync(join(folder, name)));
}

/** Plans the new files of a site on Vocs 1. Every file stays at its place, except the configuration. */
export async function migrateVocs(folder: string): Promise<Migration> {
  const configFile = vocsConfig(folder)!;
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
  const newConfig = posix.join(root, `docs.config${configFile.endsWith('x') ? '.tsx' : '.ts'}`);
  add(newConfig, migrateVocsConfig(code, configFile, value, root));
  if (missing.length > 0)
    migration.notes.push({
      file: newConfig,
      what: missing.join(', '),
      instead: 'Not installed: what they do was not read',
    });
  const pages = posix.join(root, 'pages/');
  const content = [pages, posix.join(root, 'public/')];
  // A page may have the name of a folder that engines write.
  const isTaken = (base: string, name: string) =>
    base === 'dist' ? content.some((each) => name.startsWith(each)) : !skipped.test(base);
  for (const name of filesBelow(folder, isTaken)) {
    if (name === configFile) continue;
    const from = join(folder, name);
    if (!/\.(?:mdx?|[cm]?[jt]sx?)$/.test(name) || name.startsWith(posix.join(root, 'public/'))) {
      addFile(migration, name, { copy: from }, name);
      continue;
    }
    const text = readSource(from, name, migration);
    const isPage = name.startsWith(pages) && /\.mdx?$/.test(name);
    if (isPage && !/\/[._]/.test(name.slice(pages.length - 1))) migration.pages.push(name);
    const edited = /\.mdx?$/.test(name) ? migrateVocsPage(text) : migrateVocsModule(text);
    const isPart =
      posix.dirname(name) === root && /^(?:layout|footer)\.[jt]sx?$/.test(basename(name));
    const client = isPart ? undefined : await withClientDirective(edited.text, name);
    add(name, { ...edited, text: client ?? edited.text });
    if (isPart)
      migration.byHand.push({
        file: name,
        what: `${basename(name)} around each page`,
        instead:
          'It is not rendered: write what it adds into outlineFooter, banner or head of the configuration',
      });
  }
  const manifest = join(folder, 'package.json');
  const written = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined;
  migration.files.set('package.json', { text: migrateManifest(written, /^vocs$/, root) });
  addStyles(migration, root);
  return migration;
}

/** Adds the styles of the components of Vocs and the variables of its theme, if the site uses any. */
function addStyles({ files }: Migration, root: string): void {
  const name = posix.join(root, 'styles.css');
  const own = files.get(name);
  const css = own && ('text' in own ? own.text : readFileSync(own.copy, 'utf8'));
  const isUsed = [...files].some(
    ([file, each]) =>
      'text' in each &&
      /\.(?:mdx?|tsx?|jsx?)$/.test(file) &&
      /\bstilldocs\/components\b|--vocs-/.test(each.text),
  );
  if (!isUsed && !css?.includes('--vocs-')) return;
  files.set(posix.join(root, 'vocs.css'), { copy: vocsStyleFile });
  files.set(name, { text: `@import './vocs.css';\n${css ?? ''}` });
}
