import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hash } from './hash.ts';

const require = createRequire(import.meta.url);

/** The engine's own folder, absolute. */
export const engineRoot = dirname(require.resolve('stilldocs/package.json'));

/** Whether the engine runs from its sources. The published package has compiled modules instead. */
export const isSource = existsSync(join(engineRoot, 'src'));

/** The folder of the modules that sites bundle, absolute, with a slash at its end. */
export const engineFolder = `${engineRoot}/${isSource ? 'src' : 'lib'}/`;

/** The version in the engine's manifest. */
export function version(): string {
  const manifest = readFileSync(join(engineRoot, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The absolute file of a bundled worker thread or of the command line, by name: `worker.mjs`. */
export function bundledModule(name: string): string {
  return join(engineRoot, isSource ? 'dist' : 'lib/node', name);
}

/** The absolute file of a module that sites bundle, by its name below `src`. */
export function engineModule(name: string): string {
  return engineFolder + (isSource ? name : name.replace(/\.tsx?$/, '.js'));
}

/** What components and islands of packages need of the engine. */
export const browserApi = engineModule('browser.ts');

/**
 * Aliases of the engine's own exports. A site that imports them gets the engine that builds it,
 * even if several versions are installed.
 */
export const engineAliases: { find: RegExp; replacement: string }[] = [
  { find: /^stilldocs$/, replacement: engineModule('index.ts') },
  { find: /^stilldocs\/browser$/, replacement: browserApi },
  {
    find: /^stilldocs\/jsx(?:-dev)?-runtime$/,
    replacement: engineModule('theme/render/jsx-dev-runtime.ts'),
  },
  {
    find: /^stilldocs\/components$/,
    replacement: engineModule('theme/components/index.tsx'),
  },
  ...(isSource ? packageAliases() : []),
];

/** Aliases of what the engine's own packages export, in the repository: their sources. */
function packageAliases(): typeof engineAliases {
  return packageSources().flatMap((source) => {
    const { name, exports } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')) as {
      name: string;
      exports: Record<string, string | { default: string }>;
    };
    return Object.entries(exports).flatMap(([path, target]) => {
      const [, module] = /^\.\/lib\/(.+)\.js$/.exec(Object(target).default ?? '') ?? [];
      const file = ['ts', 'tsx']
        .map((ending) => join(source, `${module}.${ending}`))
        .find((each) => existsSync(each));
      return file ? [{ find: new RegExp(`^${name}${path.slice(1)}$`), replacement: file }] : [];
    });
  });
}

/** The module that renders pages at build. */
export const serverEntry = engineModule('server.tsx');

/** The entry module of every page. */
export const clientEntry = engineModule('client.ts');

/** The entry module that pages of a site with live samples load, too. */
export const liveEntry = engineModule('client-live.ts');

/** The entry module that pages that exist in other languages load, too. */
export const offerEntry = engineModule('client-offer.ts');

/** The module that the first Run loads. */
export const liveRunEntry = engineModule('client-live-run.ts');

/** The style sheet of live samples before they run. */
export const liveStyleFile = `${engineFolder}theme/styles/live.css`;

/** The service worker. */
export const workerEntry = engineModule('offline/worker.ts');

/**
 * A hash of the engine: its files except tests, the versions of its dependencies, of Node and ICU, and the
 * platform, for which some dependencies have native code. It is part of every cache key, so that no result of
 * another engine is reused.
 */
export function engineVersion(): string {
  return (memoized ??= readVersion());
}

/** Memoized: the code of a running process does not change. */
let memoized: string | undefined;

type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', object>;

function readVersion(): string {
  // In the repository, the sources of the engine's packages belong to it.
  const folders = isSource ? packageSources() : [];
  const files = [engineFolder, ...folders]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.|[\\/]fixtures[\\/]/.test(file.slice(engineRoot.length)))
    .sort();
  const manifest = readFileSync(join(engineRoot, 'package.json'), 'utf8');
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(manifest) as Manifest;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  const versions = names.map((name) => `${name}@${versionOf(name)}`);
  const { arch, platform, version: node } = process;
  const runs = [node, process.versions.icu ?? '', platform, arch];
  return hash(...files.map((file) => readFileSync(file)), ...versions, ...runs);
}

/** The folders of the sources of the engine's own packages, absolute, in the repository. */
function packageSources(): string[] {
  const packages = dirname(engineRoot);
  return readdirSync(packages)
    .filter((name) => name !== 'core')
    .map((name) => join(packages, name, 'src'))
    .filter((folder) => existsSync(folder));
}

/**
 * The version of a dependency.
 *
 * @param from A file of the package that depends on it, absolute. Default: the engine's.
 */
export function versionOf(name: string, from?: string): string {
  const { resolve } = from === undefined ? require : createRequire(from);
  const files = resolve.paths(name)?.map((each) => join(each, name, 'package.json'));
  const manifest = files?.find((file) => existsSync(file));
  if (!manifest) return 'missing';
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
