import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { apiStyleName } from './api-styles.ts';
import { hash } from './hash.ts';

/** What a bundle is made from; anything else it reads is found while it is made. */
export interface BundleRequest {
  /** Folder that holds the bundles, absolute. */
  cacheFolder: string;
  /** Names the bundle within the folder. */
  name: string;
  /** Identifies everything but the source files: engine, options, virtual modules. */
  version: string;
  /** Vite's configuration; asked for only when the bundle has to be made. */
  config: () => Promise<InlineConfig>;
  /** What is to be kept besides the files, read after bundling. */
  extra?: () => unknown;
}

/** A bundle as it stands in the cache. */
export interface Bundle {
  /** The folder its files stand in, absolute. */
  folder: string;
  /** Files relative to the folder: entry chunks by their entry's name, and all others. */
  entries: Record<string, string>;
  files: string[];
  /** Every source file that went in, absolute. */
  inputs: string[];
  /** Identifies the bundle's output. */
  version: string;
  extra: unknown;
}

interface Manifest extends Omit<Bundle, 'folder' | 'inputs'> {
  request: string;
  /** The hash of every source file that went in. */
  hashes: Record<string, string>;
}

/** Makes a bundle, or takes it from the cache when none of its source files has changed. */
export async function bundle(request: BundleRequest): Promise<Bundle> {
  const folder = join(request.cacheFolder, request.name);
  const known = readManifest(folder);
  if (known?.request === request.version && isCurrent(known.hashes)) return asBundle(folder, known);

  const { build } = await import('vite');
  const config = await request.config();
  const modules = new Set<string>();
  const output = (await build({
    ...config,
    plugins: [...(config.plugins ?? []), collectModules(modules)],
    logLevel: 'silent',
  })) as Rolldown.RolldownOutput;
  const hashes: Record<string, string> = {};
  for (const id of modules) addInput(hashes, id);
  const contents = new Map<string, string | Uint8Array>();
  const entries: Record<string, string> = {};
  for (const item of output.output) {
    contents.set(item.fileName, item.type === 'chunk' ? item.code : item.source);
    if (item.type === 'chunk' && item.isEntry) entries[item.name] = item.fileName;
    if (item.type === 'asset' && item.fileName.endsWith('.css'))
      entries[item.names.includes(apiStyleName) ? 'api' : 'styles'] = item.fileName;
    if (item.type === 'asset') for (const id of item.originalFileNames) addInput(hashes, id);
  }
  const manifest: Manifest = {
    request: request.version,
    hashes,
    entries,
    files: [...contents.keys()].sort(),
    version: hash(...[...contents].sort(([a], [b]) => (a < b ? -1 : 1)).flat()),
    extra: request.extra?.(),
  };
  writeWhole(folder, contents, manifest);
  return asBundle(folder, manifest);
}

function asBundle(folder: string, { hashes, entries, files, version, extra }: Manifest): Bundle {
  return { folder, entries, files, version, extra, inputs: Object.keys(hashes) };
}

/** Learns of every module that is read; a chunk does not name those it has inlined. */
function collectModules(modules: Set<string>): Plugin {
  return {
    name: 'docs:inputs',
    buildEnd() {
      for (const id of this.getModuleIds()) modules.add(id);
    },
  };
}

function addInput(hashes: Record<string, string>, id: string): void {
  const [file = ''] = id.split('?');
  if (!isAbsolute(file) || Object.hasOwn(hashes, file) || !existsSync(file)) return;
  const content = readFileSync(file);
  hashes[file] = hash(content);
  if (!file.endsWith('.css')) return;
  // A style sheet is one module with all that it imports.
  for (const [, path] of content.toString().matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)) {
    addInput(hashes, resolve(dirname(file), path!));
  }
}

function isCurrent(hashes: Record<string, string>): boolean {
  return Object.entries(hashes).every(
    ([file, version]) => existsSync(file) && hash(readFileSync(file)) === version,
  );
}

function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    const isWhole = manifest.files.every((file) => existsSync(join(folder, file)));
    return isWhole && manifest.hashes ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Writes into a folder of its own and puts it in place whole, so that no build sees half a bundle. */
function writeWhole(
  folder: string,
  contents: Map<string, string | Uint8Array>,
  manifest: Manifest,
): void {
  const temporary = `${folder}.${process.pid}.tmp`;
  for (const [name, content] of contents) {
    mkdirSync(dirname(join(temporary, name)), { recursive: true });
    writeFileSync(join(temporary, name), content);
  }
  writeFileSync(join(temporary, 'manifest.json'), JSON.stringify(manifest));
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
}
