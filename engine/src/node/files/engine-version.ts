import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hash } from './hash.ts';

const require = createRequire(import.meta.url);

/** The engine's own folder, absolute. */
export const engineRoot = dirname(require.resolve('docs-engine/package.json'));

/** The engine's source folder, absolute, with a slash at its end. */
export const engineFolder = `${engineRoot}/src/`;

/** The module that renders pages at build. */
export const serverEntry = `${engineFolder}server.tsx`;

/** The module every page loads. */
export const clientEntry = `${engineFolder}client.ts`;

/** What a site with live samples loads besides. */
export const liveEntry = `${engineFolder}client-live.ts`;

/** What it loads with the first Run. */
export const liveRunEntry = `${engineFolder}client-live-run.ts`;

/** The style sheet of live samples before they run. */
export const liveStyleFile = `${engineFolder}theme/styles/live.css`;

/** The service worker. */
export const workerEntry = `${engineFolder}offline/worker.ts`;

/**
 * Identifies the engine: its own source files, apart from tests, and the versions of what it depends
 * on. Part of every cache key, so that nothing made by another engine is ever reused.
 */
export function engineVersion(): string {
  return (known ??= readVersion());
}

/** No process outlives a change of the code that it runs. */
let known: string | undefined;

function readVersion(): string {
  const files = readdirSync(engineFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.|[\\/]fixtures[\\/]/.test(file.slice(engineFolder.length)))
    .sort();
  const manifest = readFileSync(join(engineRoot, 'package.json'), 'utf8');
  const names = Object.keys((JSON.parse(manifest) as { dependencies: object }).dependencies);
  const versions = names.map((name) => `${name}@${versionOf(name)}`);
  return hash(...files.map((file) => readFileSync(file)), ...versions, process.version);
}

/** The version of a package that the engine depends on. */
export function versionOf(name: string): string {
  const files = require.resolve.paths(name)?.map((each) => join(each, name, 'package.json'));
  const manifest = files?.find((file) => existsSync(file));
  if (!manifest) return 'missing';
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
