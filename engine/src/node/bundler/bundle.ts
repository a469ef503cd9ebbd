import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { type BundleInputs, isCurrent, noteInputs } from './bundle-inputs.ts';
import {
  bundlerProblems,
  type MissingImport,
  missingProblem,
  noteMissing,
  type Place,
  placeOfText,
} from './bundle-problems.ts';
import { hash } from '../files/hash.ts';
import { replaceFolder } from '../files/replace-folder.ts';
import {
  isLeftover,
  removeQuietly,
  replaceFile,
  temporaryName,
  writableFolder,
} from '../files/temporary.ts';

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
  /** Where the code of the entry comes from that imports something, and how that is spelled there. */
  importersOf?: (specifier: string) => (Place & { specifier: string })[];
  /** Whether an address in a style sheet is served, though no source file stands for it. */
  isServed?: (address: string) => boolean;
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

/** The name of the asset that becomes the entry `api`; any other style sheet is the entry `styles`. */
export const apiStyleName = 'api.css';

const manifestFile = 'manifest.json';

interface Manifest extends Omit<Bundle, 'folder' | 'inputs'>, BundleInputs {
  request: string;
}

/**
 * Makes a bundle, or takes it from the cache when none of its source files has changed.
 *
 * @throws DiagnosticError with everything that the bundler does not accept.
 */
export async function bundle(request: BundleRequest): Promise<Bundle> {
  const folder = join(request.cacheFolder, request.name);
  const known = readManifest(folder);
  if (known?.request === request.version && isCurrent(known)) {
    markUsed(join(folder, known.version));
    return asBundle(folder, known);
  }

  const { build, createLogger } = await import('vite');
  const config = await request.config();
  const root = resolve(config.root ?? '.');
  const inputs: BundleInputs = { hashes: {}, names: {} };
  const missing: MissingImport[] = [];
  const failures: Diagnostic[] = [];
  const unresolved = new Set<string>();
  const warnOnce = (text: string) => {
    const [, address] = /^\n(.*) referenced in .* didn't resolve at build time/s.exec(text) ?? [];
    if (address !== undefined && !request.isServed?.(address)) unresolved.add(address);
  };
  const output = await build({
    ...config,
    // What is said of a module, in the bundle and in messages, never depends on where a command was run.
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, cwd: root } },
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), warnOnce },
    plugins: [noteInputs(inputs, root), ...(config.plugins ?? []), noteMissing(missing)],
    worker: { plugins: () => [noteInputs(inputs, root), ...(config.worker?.plugins?.() ?? [])] },
  }).catch(async (error: unknown) => {
    failures.push(...(await bundlerProblems(error, root, Object.keys(inputs.hashes))));
  });
  for (const address of unresolved) {
    const places = Object.keys(inputs.hashes).map((file) => placeOfText(file, root, address));
    failures.push({ ...missingProblem(address), ...places.find(({ line }) => line) });
  }
  for (const { specifier, importer } of missing) {
    const places = isAbsolute(importer)
      ? [{ specifier, ...placeOfText(importer, root, specifier) }]
      : (request.importersOf?.(specifier) ?? []);
    for (const { specifier: written, ...place } of places)
      failures.push({ ...missingProblem(written), ...place });
    if (places.length === 0) failures.push(missingProblem(specifier.replace(`${root}/`, './')));
  }
  if (failures.length > 0) throw new DiagnosticError(failures);
  const contents = new Map<string, string | Uint8Array>();
  const entries: Record<string, string> = {};
  for (const item of (output as Rolldown.RolldownOutput).output) {
    contents.set(item.fileName, item.type === 'chunk' ? item.code : item.source);
    if (item.type === 'chunk' && item.isEntry) entries[item.name] = item.fileName;
    if (item.type === 'asset' && item.fileName.endsWith('.css'))
      entries[item.names.includes(apiStyleName) ? 'api' : 'styles'] = item.fileName;
    // What is no module: it was copied as it was read.
    if (item.type === 'asset' && !item.fileName.endsWith('.css'))
      for (const name of item.originalFileNames)
        inputs.hashes[resolve(root, name)] ??= hash(Buffer.from(item.source));
  }
  const inOrder = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest: Manifest = {
    request: request.version,
    ...inputs,
    entries,
    files: inOrder.map(([name]) => name),
    version: versionOf(inOrder),
    extra: request.extra?.(),
  };
  const written = writableFolder(folder);
  writeWhole(written, inOrder, manifest);
  return asBundle(written, manifest);
}

function asBundle(folder: string, { hashes, entries, files, version, extra }: Manifest): Bundle {
  return {
    folder: join(folder, version),
    entries,
    files,
    version,
    extra,
    inputs: Object.keys(hashes),
  };
}

/** The manifest of a bundle that is whole, byte for byte. */
function readManifest(folder: string): Manifest | undefined {
  try {
    const [checksum, ...text] = readFileSync(join(folder, manifestFile), 'utf8').split('\n');
    if (hash(text.join('\n')) !== checksum) return undefined;
    const manifest = JSON.parse(text.join('\n')) as Manifest;
    return isWhole(join(folder, manifest.version), manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a folder holds every file of a bundle as it was written. */
function isWhole(folder: string, { files, version }: Manifest): boolean {
  try {
    return (
      versionOf(files.map((file) => [file, readFileSync(join(folder, file))] as const)) === version
    );
  } catch {
    return false;
  }
}

/** Identifies the files of a bundle, given in the order of their names. */
function versionOf(contents: (readonly [name: string, content: string | Uint8Array])[]): string {
  return hash(...contents.flatMap(([name, content]) => [name, Buffer.from(content)]));
}

/**
 * Writes a bundle into a folder of its own that never changes, then the manifest that names it: a
 * build that reads the one before at the same time keeps it.
 */
function writeWhole(
  folder: string,
  contents: [name: string, content: string | Uint8Array][],
  manifest: Manifest,
): void {
  const target = join(folder, manifest.version);
  if (!isWhole(target, manifest)) {
    const temporary = temporaryName(target);
    mkdirSync(temporary, { recursive: true });
    for (const [name, content] of contents) {
      mkdirSync(dirname(join(temporary, name)), { recursive: true });
      writeFileSync(join(temporary, name), content);
    }
    replaceFolder(temporary, target);
  }
  const text = JSON.stringify(manifest);
  replaceFile(join(folder, manifestFile), `${hash(text)}\n${text}`);
  removeUnused(folder, manifest.version);
}

/** For how long an older bundle is kept after it was last used: a build may still read it. ms. */
const keptMs = 3_600_000;

function removeUnused(folder: string, version: string): void {
  for (const name of readdirSync(folder)) {
    if (name === version || name === manifestFile) continue;
    const path = join(folder, name);
    const age = Math.abs(Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0));
    if (isLeftover(name) || age > keptMs) removeQuietly(path);
  }
}

function markUsed(folder: string): void {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch {
    // A read-only cache: nobody removes anything from it.
  }
}
