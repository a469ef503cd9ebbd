import { isAbsolute, join, resolve } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { inNamedCall } from '../../content/base/own-calls.ts';
import { limits } from '../../shared/diagnostics/limits.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import {
  asBundle,
  type Bundle,
  type Manifest,
  markUsed,
  readManifest,
  versionOf,
  writeWhole,
} from './bundle-files.ts';
import { type BundleInputs, isCurrent, noteInputs } from './bundle-inputs.ts';
import {
  bundlerProblems,
  type MissingImport,
  missingProblem,
  noteMissing,
  type Place,
  placeOfText,
  sheetEncodings,
  withoutRepeats,
} from './bundle-problems.ts';
import { hash } from '../files/hash.ts';
import { noteBuiltins } from './note-builtins.ts';
import { writableFolder } from '../files/temporary.ts';

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

/**
 * The beginning of the names of style sheets that become entries of their names; every other one is the
 * entry `styles`.
 */
export const contentStylePrefix = 'content-';

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
    plugins: [
      noteInputs(inputs, root),
      ...(config.plugins ?? []),
      noteMissing(missing),
      noteBuiltins(missing),
    ],
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
