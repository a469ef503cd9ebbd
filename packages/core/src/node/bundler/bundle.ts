import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { inNamedCall } from '../../content/base/own-calls.ts';
import { limits } from '../../shared/diagnostics/limits.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { type BundleInputs, isCurrent, noteInputs } from './bundle-inputs.ts';
import {
  bundlerProblems,
  type MissingImport,
  missingProblem,
  noteMissing,
  type Place,
  placeOfText,
  sheetEncodings,
} from './bundle-problems.ts';
import { hash } from '../files/hash.ts';
import { withoutCheckout } from '../files/site-names.ts';
import { replaceFolder } from '../files/replace-folder.ts';
import {
  isLeftover,
  removeQuietly,
  replaceFile,
  temporaryName,
  writableFolder,
} from '../files/temporary.ts';

/** The input of a bundle. Other files that the bundler reads are recorded while it runs. */
export interface BundleRequest {
  /** The folder of the bundles, absolute. */
  cacheFolder: string;
  /** The name of the bundle within the folder. */
  name: string;
  /** A hash of everything except the source files: engine, options, virtual modules. */
  version: string;
  /** Vite's configuration, requested only if the bundle must be built. */
  config: () => Promise<InlineConfig>;
  /** The places from which the entry's code has an import, with its spelling there. */
  importersOf?: (specifier: string) => (Place & { specifier: string })[];
  /** Whether an address in a style sheet is served without a source file. */
  isServed?: (address: string) => boolean;
  /** Data to store with the files, read after bundling. */
  extra?: () => unknown;
}

/** A bundle in the cache. */
export interface Bundle {
  /** The folder of its files, absolute. */
  folder: string;
  /** Its files, relative to the folder: entry chunks by the name of their entry, and all others. */
  entries: Record<string, string>;
  files: string[];
  /** Every source file, absolute. */
  inputs: string[];
  /** A hash of the output, the same in each checkout. */
  version: string;
  extra: unknown;
}

/**
 * The beginning of the names of style sheets that become entries of their names; every other one is the
 * entry `styles`.
 */
export const contentStylePrefix = 'content-';

const manifestFile = 'manifest.json';

interface Manifest extends Omit<Bundle, 'folder' | 'inputs'>, BundleInputs {
  request: string;
  /** The root of the site, absolute. */
  root: string;
}

/** The options of a bundle that is one classic script. */
export function scriptBuild(name: string, input: string) {
  return {
    mode: 'production',
    build: {
      rolldownOptions: {
        input: { [name]: input },
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  } satisfies InlineConfig;
}

/** The options of a bundle that runs in Node: one module, with everything that it imports. */
export function nodeBuild(name: string, input: string): Pick<InlineConfig, 'ssr' | 'build'> {
  return {
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: { [name]: input },
        output: { codeSplitting: false, entryFileNames: `${name}.mjs` },
      },
    },
  };
}

/**
 * Builds a bundle, or returns the cached one if none of its source files has changed.
 *
 * @throws DiagnosticError with all errors of the bundler.
 */
export async function bundle(request: BundleRequest): Promise<Bundle> {
  const folder = join(request.cacheFolder, request.name);
  const previous = readManifest(folder);
  if (previous?.request === request.version && isCurrent(previous)) {
    markUsed(join(folder, previous.version));
    return asBundle(folder, previous);
  }
  // Plugins of the site run in it.
  const call = { rule: 'config', message: `The bundler failed at "${request.name}"` } as const;
  const { root, contents, entries, inputs } = await inNamedCall(
    call,
    () => runBundler(request),
    limits.finishing.most,
  );
  const inOrder = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest: Manifest = {
    request: request.version,
    root,
    ...inputs,
    entries,
    files: inOrder.map(([name]) => name),
    version: versionOf(inOrder, root),
    extra: request.extra?.(),
  };
  const written = writableFolder(folder);
  writeWhole(written, inOrder, manifest);
  return asBundle(written, manifest);
}

/** Runs the bundler. Nothing is written. */
async function runBundler(request: BundleRequest) {
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
    configFile: false,
    envDir: false,
    publicDir: false,
    // No configuration of PostCSS in this folder or above it applies to the engine's style sheets.
    css: { postcss: {} },
    ...config,
    build: {
      write: false,
      ...config.build,
      // Names of modules, in the bundle and in messages, do not depend on the working directory.
      rolldownOptions: { ...config.build?.rolldownOptions, cwd: root },
    },
    logLevel: 'silent',
    customLogger: { ...createLogger('silent'), warnOnce },
    plugins: [noteInputs(inputs, root), ...(config.plugins ?? []), noteMissing(missing)],
    worker: { plugins: () => [noteInputs(inputs, root), ...(config.worker?.plugins?.() ?? [])] },
  }).catch(async (error: unknown) => {
    const files = Object.keys(inputs.hashes);
    failures.push(...(await bundlerProblems(error, root, files, request.importersOf)));
  });
  for (const address of unresolved) {
    const places = Object.keys(inputs.hashes).map((file) => placeOfText(file, root, address));
    failures.push({ ...missingProblem(address), ...places.find(({ line }) => line) });
  }
  if (failures.length === 0) failures.push(...sheetEncodings(root, Object.keys(inputs.hashes)));
  failures.push(...missing.flatMap((each) => missingImport(each, root, request)));
  if (failures.length > 0) throw new DiagnosticError(withoutRepeats(failures));
  return { root, ...filesOf(output as Rolldown.RolldownOutput, inputs, root), inputs };
}

/**
 * Removes consequences of a missing package: its imports in other packages, if the site imports it or
 * several packages do, and the bundler's own message.
 */
function withoutRepeats(failures: Diagnostic[]): Diagnostic[] {
  const missing = failures.filter(
    ({ rule, message }) => rule === 'import' && /package "/.test(message),
  );
  const isOwn = ({ file }: Diagnostic) => !file?.includes('node_modules/');
  const names = missing.map(({ message }) => /package ("[^"]*")/.exec(message)?.[1] ?? '');
  return failures.filter((failure) => {
    if (failure.rule === 'syntax' && /failed to resolve import/.test(failure.message))
      return !names.some((name) => failure.message.includes(name));
    if (!missing.includes(failure) || isOwn(failure)) return true;
    const same = missing.filter(({ message }) => message === failure.message);
    return !same.some(isOwn) && same[0] === failure;
  });
}

/** An import that was not resolved, at each of its places. */
function missingImport(
  { specifier, importer }: MissingImport,
  root: string,
  { importersOf }: BundleRequest,
): Diagnostic[] {
  const places = isAbsolute(importer)
    ? [{ specifier, ...placeOfText(importer, root, specifier) }]
    : (importersOf?.(specifier) ?? []);
  // The engine generates the entry: its own imports have no place in a source file.
  if (places.length === 0) return [missingProblem(specifier.replace(`${root}/`, './'))];
  return places.map(({ specifier: written, ...place }) => ({
    ...missingProblem(written),
    ...place,
  }));
}

/** The files of an output. Copied ones are recorded as inputs. */
function filesOf({ output }: Rolldown.RolldownOutput, inputs: BundleInputs, root: string) {
  const contents = new Map<string, string | Uint8Array>();
  const entries: Record<string, string> = {};
  for (const item of output) {
    contents.set(item.fileName, item.type === 'chunk' ? item.code : item.source);
    if (item.type === 'chunk' && item.isEntry) entries[item.name] = item.fileName;
    if (item.type === 'asset' && item.fileName.endsWith('.css'))
      entries[item.names.find((name) => name.startsWith(contentStylePrefix)) ?? 'styles'] =
        item.fileName;
    // An asset that is not a module is copied unchanged.
    if (item.type === 'asset' && !item.fileName.endsWith('.css'))
      for (const name of item.originalFileNames)
        inputs.hashes[resolve(root, name)] ??= hash(Buffer.from(item.source));
  }
  return { contents, entries };
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

/** The manifest of a bundle; undefined if it is not intact, byte for byte. */
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

/** Whether a folder contains every file of a bundle, unchanged. */
function isWhole(folder: string, { files, version, root }: Manifest): boolean {
  try {
    const contents = files.map((file) => [file, readFileSync(join(folder, file))] as const);
    return versionOf(contents, root) === version;
  } catch {
    return false;
  }
}

/**
 * A hash of the files of a bundle, in the order of their names. Places that `import.meta.url` has left in the code
 * count without the folder of the checkout: the version is part of the keys of pages.
 */
function versionOf(
  contents: (readonly [name: string, content: string | Uint8Array])[],
  root: string,
): string {
  // Only code has places, and the files of a bundle in the cache are read as bytes.
  const portable = (name: string, content: string | Uint8Array) =>
    /\.m?js$/.test(name) ? withoutCheckout(root, Buffer.from(content).toString()) : content;
  return hash(
    ...contents.flatMap(([name, content]) => [name, Buffer.from(portable(name, content))]),
  );
}

/**
 * Writes a bundle into a folder that never changes, then the manifest with its name: a concurrent
 * build can still read the previous bundle.
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

/** The time for which an unused bundle is retained, in ms: a build may still read it. */
const retentionMs = 3_600_000;

function removeUnused(folder: string, version: string): void {
  for (const name of readdirSync(folder)) {
    if (name === version || name === manifestFile) continue;
    const path = join(folder, name);
    const age = Math.abs(Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0));
    if (isLeftover(name) || age > retentionMs) removeQuietly(path);
  }
}

function markUsed(folder: string): void {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch {
    // The cache is read-only: nobody deletes from it.
  }
}
