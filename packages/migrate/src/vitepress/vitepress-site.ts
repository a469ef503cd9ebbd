import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join, posix, relative } from 'node:path';
import { cleanPath } from 'stilldocs/node';
import type { Values } from '../values.ts';
import { loadForeignConfig } from '../load-foreign-config.ts';
import { addFile, type Migration, type NewFile, readSource, type Remark } from '../migration.ts';
import { hostFiles, type Page, readFiles } from './vitepress-files.ts';
import { neededPackages, type OwnPackage } from '../own-packages.ts';
import { leftPackages, migrateManifest } from '../package-json.ts';
import { withHero } from './home-page.ts';
import { printConfig } from '../print-config.ts';
import { convertVitePress } from './vitepress-config.ts';
import { headOfPage } from './vitepress-front-matter.ts';
import { headCode } from './head.ts';
import { migratePage, type PageOptions } from './vitepress-page.ts';
import { additionalConfigs } from './additional-configs.ts';
import { badgeStyles, themeAccent, themeRemarks } from './vitepress-theme.ts';

/** Files of the project around a site that are not content. */
const projectFiles =
  /^(?:package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|tsconfig.*\.json|[\w.-]+\.config\.[cm]?[jt]s|LICENSE.*)$/;
const configNames = ['ts', 'mts', 'js', 'mjs'].flatMap((end) => [
  `config.${end}`,
  `config/index.${end}`,
]);

/** The configuration of a site on VitePress, relative to its folder; undefined if there is none. */
export function vitepressConfig(folder: string): string | undefined {
  return configNames
    .map((name) => `.vitepress/${name}`)
    .find((name) => existsSync(join(folder, name)));
}

/** Plans the new files of a site on VitePress. */
export async function migrateVitePress(folder: string): Promise<Migration> {
  const configFile = vitepressConfig(folder)!;
  const {
    value,
    missing,
    files: configFiles,
  } = await loadForeignConfig(join(folder, configFile), /^vitepress(?:\/|$)/);
  const additional = await additionalConfigs(folder, value);
  const { config, head, notes } = convertVitePress({ ...value, ...additional });
  const site: SiteFiles = {
    ...readFiles(folder, value),
    options: optionsOf(value),
    files: new Map(),
    pages: [],
    byHand: [],
  };
  const heads = new Map<string, unknown[]>();
  for (const page of site.sources) addPage(page, site, heads);
  for (const name of site.others) addOther(name, site);
  for (const remark of notes)
    (remark.isNote ? site.notes : site.byHand).push({
      file: configFile,
      what: remark.option,
      instead: remark.text,
    });
  if (missing.length > 0)
    site.notes.push({
      file: configFile,
      what: missing.join(', '),
      instead: 'Not installed: what they do was not read',
    });
  site.byHand.push(...themeRemarks(folder, configFiles));
  const accent = themeAccent(folder);
  if (accent) config.theme = { ...(config.theme as Values), accentColor: accent };
  dropMissing(config, configFile, site);
  withHero(config, site.files);
  const needed = neededPackages(site.files);
  addConfig(config, headCode(head, heads), site, needed);
  addProjectFiles(folder, site, needed);
  return {
    files: site.files,
    root: '.',
    pages: site.pages,
    byHand: site.byHand,
    notes: site.notes,
  };
}

/** Adds the configuration: a module with JSX if it has elements. */
function addConfig(
  config: Values,
  head: ReturnType<typeof headCode>,
  { files }: SiteFiles,
  needed: OwnPackage[],
): void {
  const isElement = head !== undefined || printConfig(config).includes('<div ');
  files.set(isElement ? 'docs.config.tsx' : 'docs.config.ts', {
    text: printConfig({ ...config, ...(head && { head }) }, needed),
  });
}

/** Adds the files next to the configuration: the manifest, `.gitignore`, and the styles of badges. */
function addProjectFiles(folder: string, site: SiteFiles, needed: OwnPackage[]): void {
  const { files } = site;
  const manifest = join(folder, 'package.json');
  const written = existsSync(manifest) ? readFileSync(manifest, 'utf8') : undefined;
  files.set('package.json', {
    text: migrateManifest(written, /^(?:vue|vitepress)$/, '.', needed),
  });
  for (const name of leftPackages(written))
    site.byHand.push({
      file: 'package.json',
      what: `Package ${name}`,
      instead: 'Only the workspace of the former site has it: install it if pages import it',
    });
  if (!files.has('.gitignore')) files.set('.gitignore', { text: 'node_modules\ndist\n.docs\n' });
  if (
    [...files.values()].some((file) => 'text' in file && file.text.includes('<span class="Badge"'))
  )
    files.set('styles.css', { text: badgeStyles });
}

/** Drops the logo and the icon if their files are missing: a missing file fails the configuration. */
function dropMissing(config: Values, configFile: string, { files, byHand }: SiteFiles): void {
  for (const key of ['logoUrl', 'iconUrl']) {
    const addresses =
      typeof config[key] === 'string'
        ? [config[key]]
        : Object.values(Object(config[key]) as object);
    const missing = addresses.find(
      (address) =>
        typeof address === 'string' && /^\/(?!\/)/.test(address) && !files.has(`public${address}`),
    );
    if (missing === undefined) continue;
    delete config[key];
    const instead = 'The public folder has no such file: it is left out';
    byHand.push({ file: configFile, what: `${key} ${String(missing)}`, instead });
  }
}

interface SiteFiles extends ReturnType<typeof readFiles> {
  files: Map<string, NewFile>;
  pages: string[];
  byHand: Remark[];
  options: PageOptions;
}

/** The options of the site that change how its pages are parsed. */
function optionsOf({ markdown }: Values): PageOptions {
  const { anchor, attrs } = Object(markdown) as { anchor?: Values; attrs?: Values };
  const { leftDelimiter: left, rightDelimiter: right } = attrs ?? {};
  const slugify = anchor?.slugify as ((text: string) => unknown) | undefined;
  const isOwn = typeof slugify === 'function' && typeof slugify('a') === 'string';
  return {
    ...(isOwn && { slugify: (text: string) => String(slugify(text)) }),
    ...(typeof left === 'string' && typeof right === 'string' && { attributeMarks: [left, right] }),
  };
}

function addPage({ source, name }: Page, site: SiteFiles, heads: Map<string, unknown[]>): void {
  const from = join(site.sourceFolder, source);
  const old = posix.relative(site.folder, from);
  if (/\[[\w-]+\]/.test(source)) {
    const instead =
      'Its pages are made from data: write them as files, or as files of the configuration';
    site.byHand.push({ file: old, what: 'Dynamic route', instead });
    return;
  }
  const file = `pages/${name}`;
  const text = readSource(from, file, site);
  const head = headOfPage(text);
  if (head.length > 0) heads.set(cleanPath(`/${name.replace(/\.md$/, '')}`), head);
  const { text: migrated, remarks } = migratePage(text, {
    ...site.options,
    addressOf: addressesOf(source, name, site),
  });
  if (!addFile(site, file, { text: migrated }, old)) return;
  site.pages.push(file);
  if (/\/[._]/.test(file)) {
    const instead = 'Here it is a part of other pages: rename it if it was a page of its own';
    site.notes.push({ file, what: 'A name that begins with _ or a dot', instead });
  }
  for (const { isNote, ...remark } of remarks)
    (isNote ? site.notes : site.byHand).push({ file, ...remark });
}

/** The new relative addresses of files that a page names, if the page or the file has moved. */
function addressesOf(source: string, name: string, { renamed }: SiteFiles) {
  return (address: string): string => {
    const isRoot = /^(?:@\/|\/)/.test(address);
    const whole = isRoot
      ? address.replace(/^(?:@\/|\/)/, '')
      : posix.join(posix.dirname(source), address);
    const target = renamed.get(whole) ?? whole;
    if (isRoot) return target === whole ? address : `@/${target}`;
    if (target === whole && posix.dirname(source) === posix.dirname(name)) return address;
    const moved = posix.relative(posix.dirname(name), target);
    return moved.startsWith('.') ? moved : `./${moved}`;
  };
}

/** Adds a file that is not a page: a public file, a file that pages name, or a file of the project. */
function addOther(name: string, site: SiteFiles): void {
  const from = join(site.sourceFolder, name);
  const old = relative(site.folder, from);
  const add = (target: string) => addFile(site, target, { copy: from }, old);
  if (name.startsWith('public/')) return void add(name);
  if (hostFiles.has(basename(name))) return void add(name);
  if (!name.includes('/') && projectFiles.test(name)) {
    if (name !== 'package.json')
      site.notes.push({
        file: old,
        what: 'File of the project',
        instead: 'Not copied: take it over if it is needed',
      });
    return undefined;
  }
  if (/\.data\.[cm]?[jt]s$|\.paths\.[cm]?[jt]s$/.test(name))
    return void site.byHand.push({
      file: old,
      what: 'Data loader',
      instead: 'Import the data in an .mdx page, or in a component',
    });
  if (extname(name) === '.vue')
    site.byHand.push({
      file: old,
      what: 'Component of Vue',
      instead:
        'Write it in React, below components/; it is copied for the pages that show its source',
    });
  const target = `pages/${site.renamed.get(name) ?? name}`;
  if (!name.endsWith('.md')) return void add(target);
  const text = readSource(from, target, site);
  const addressOf = addressesOf(name, site.renamed.get(name) ?? name, site);
  const { text: migrated, remarks } = migratePage(text, { ...site.options, addressOf });
  if (!addFile(site, target, { text: migrated }, old)) return undefined;
  for (const { isNote, ...remark } of remarks)
    (isNote ? site.notes : site.byHand).push({ file: target, ...remark });
  return undefined;
}
