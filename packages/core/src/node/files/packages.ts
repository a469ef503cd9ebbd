import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import {
  bundledModule,
  engineRoot,
  engineVersion,
  isSource,
  version,
  versionOf,
} from './engine-version.ts';
import { hash } from './hash.ts';
import { resolveFrom } from './resolve-from.ts';

/**
 * The folder of an installed package, absolute and without links; undefined if it is not installed. One of the
 * engine's own packages may be next to the engine: a site that was just migrated is not installed yet.
 */
export function packageFolder(from: string, name: string): string | undefined {
  const places = isOwnPackage(name) ? [from, engineRoot] : [from];
  // A package whose `exports` hide its manifest has none of the engine's fields.
  const found = places
    .map((place) => resolveFrom(join(place, 'package.json'), `${name}/package.json`))
    .find((file) => file !== undefined);
  return found && realpathSync(dirname(found));
}

/** Whether a package, or a module of one, is one of the engine's own packages. */
export function isOwnPackage(specifier: string): boolean {
  return specifier.startsWith('@stilldocs/');
}

/**
 * The file of a module that a package names in its manifest, absolute. In the repository the engine's own
 * packages have sources only: their modules are bundled together with the engine; see `ensure-engine.mjs`.
 *
 * @param folder The package's folder, absolute.
 * @param module Relative to the folder: `./lib/command.js`.
 * @throws DiagnosticError if the package needs another version of the engine.
 */
export function packageModule(folder: string, module: string): string {
  refuseOtherEngine(folder);
  if (!hasSources(folder)) return join(folder, module);
  return bundledModule(`${basename(folder)}-${basename(module, '.js')}.mjs`);
}

/** Whether a package is one of the repository: what it was packed from may be older than its sources. */
function hasSources(folder: string): boolean {
  return isSource && dirname(folder) === dirname(engineRoot);
}

/**
 * A module of an installed package by its specifier, such as `@stilldocs/diagrams/feature`: the file that Node
 * imports and the folder of its source, absolute, and a version for cache keys. Undefined if the package is not
 * installed, or does not export it.
 *
 * @throws DiagnosticError if the package needs another version of the engine.
 */
export function packageExport(
  from: string,
  specifier: string,
): { file: string; folder: string; version: string } | undefined {
  const found = exported(from, specifier);
  if (!found) return undefined;
  const { folder, module } = found;
  const file = packageModule(folder, module);
  return {
    file,
    folder: hasSources(folder) ? join(folder, 'src') : dirname(join(folder, module)),
    version: packageVersion(folder),
  };
}

/** A version of a package and its dependencies for cache keys: in the repository, its sources count. */
export function packageVersion(folder: string): string {
  const { name = '', version: own = '', dependencies = {} } = readManifest(folder) ?? {};
  const versions = Object.keys(dependencies).map(
    (each) => `${each}@${versionOf(each, join(folder, 'package.json'))}`,
  );
  return hash(name, own, ...versions, hasSources(folder) ? engineVersion() : '');
}

/**
 * A file that an installed package exports and that is no module, such as `@team/brand/brand.css`: absolute.
 * Undefined if the package is not installed, or does not export it.
 */
export function packageFile(from: string, specifier: string): string | undefined {
  const { folder, module } = exported(from, specifier) ?? {};
  if (folder === undefined || module === undefined) return undefined;
  const file = hasSources(folder) ? join(folder, 'src', basename(module)) : join(folder, module);
  return existsSync(file) ? file : undefined;
}

/** The folder of a specifier's package, and what its manifest says that it exports. */
function exported(from: string, specifier: string): { folder: string; module: string } | undefined {
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  const folder = packageFolder(from, name);
  const exports = folder === undefined ? undefined : readManifest(folder)?.exports;
  const target = typeof exports === 'string' ? { '.': exports } : exports;
  const found = target?.[`.${path}`];
  const module = typeof found === 'string' ? found : found?.default;
  return folder === undefined || module === undefined ? undefined : { folder, module };
}

/** @throws DiagnosticError that names both versions, if a package needs another version of the engine. */
function refuseOtherEngine(folder: string): void {
  const { name, version: own, peerDependencies } = readManifest(folder) ?? {};
  const range = peerDependencies?.stilldocs;
  if (range === undefined || satisfies(version(), range, { includePrerelease: true })) return;
  throw errorWith({
    rule: 'config',
    message: `The package ${name} ${own} needs stilldocs ${range}, and stilldocs ${version()} is installed`,
    hint: 'Install the same minor version of both',
    file: join(folder, 'package.json'),
  });
}

/**
 * The command that installs one of the engine's own packages. An engine that was installed from a tarball has
 * theirs next to its own.
 *
 * @param from The folder of the site, absolute.
 */
export function installLine(name: string, from: string): string {
  const tarball = engineTarball(from);
  const what = tarball ? relative(resolve('.'), tarballOf(name, tarball)) : name;
  return `npm install -D ${what.includes('/') && !/^[@.]/.test(what) ? `./${what}` : what}`;
}

/** The tarball of the engine, or of one of its own packages, beside the engine's. */
export function tarballOf(name: string, engine: string): string {
  const file = basename(engine).replace(/^[a-z]+/, name.replace(/^@/, '').replace('/', '-'));
  return join(dirname(engine), file);
}

/**
 * The tarball that the engine of a site was installed from, absolute; undefined if it came from a registry.
 *
 * @param from The folder of the site, absolute. The folder that the engine is installed in counts as well.
 */
export function engineTarball(from: string): string | undefined {
  for (const start of [from, engineRoot])
    for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
      const { dependencies, devDependencies } = readManifest(folder) ?? {};
      const written = { ...dependencies, ...devDependencies }.stilldocs;
      const [, file] = /^file:(.*\.tgz)$/.exec(written ?? '') ?? [];
      if (file !== undefined) return resolve(folder, file);
    }
  return undefined;
}

type Versions = Record<string, string> | undefined;

/** The parts of a package's manifest that are read here. */
interface Manifest {
  name: string;
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  exports?: string | Record<string, string | { default?: string } | undefined>;
}

/** The manifest in a folder; undefined if there is none that can be read. */
function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
