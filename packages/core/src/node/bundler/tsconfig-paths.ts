import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPathsMatcher, getTsconfig, parseTsconfig, type TsConfigResult } from 'get-tsconfig';
import type { Plugin } from 'vite';

/** The ends of a file that an import may leave out. */
const ends = ['', '.ts', '.tsx', '.js', '.jsx', '.mts', '.mjs', '.json'];

/** The file that an import means, absolute, with the ends that the bundler adds; undefined if there is none. */
export function importedFile(name: string): string | undefined {
  const isFile = (file: string) =>
    !/\.d\.[cm]?ts$/.test(file) && existsSync(file) && statSync(file).isFile();
  return [name, join(name, 'index')].flatMap((file) => ends.map((end) => file + end)).find(isFile);
}

/** The `tsconfig.json` of a folder or above it, and those that it references; none if one is broken. */
function configsOf(root: string): TsConfigResult[] {
  try {
    const own = getTsconfig(join(root, 'tsconfig.json'));
    if (!own) return [];
    const references = (own.config.references ?? []).map(({ path }) => {
      const named = join(dirname(own.path), path);
      const file = named.endsWith('.json') ? named : join(named, 'tsconfig.json');
      return { path: file, config: parseTsconfig(file) };
    });
    return [own, ...references];
  } catch {
    // Type checking says what is broken; the bundler does not need the file.
    return [];
  }
}

/**
 * Finds the files of imports by `paths` of the `tsconfig.json` of a folder or above it. Which files it includes does not
 * matter: pages are none of them. Modules of the engine are always those that are installed.
 */
export function tsconfigPaths(root: string): (specifier: string) => string | undefined {
  const matchers = configsOf(root).flatMap((it) => createPathsMatcher(it) ?? []);
  return (specifier) =>
    /^(?:[./\0]|@?stilldocs(?:\/|$))/.test(specifier)
      ? undefined
      : matchers
          .flatMap((match) => match(specifier))
          .map(importedFile)
          .find((file) => file !== undefined);
}

/** The part of these files that belongs to cache keys. */
export function tsconfigVersion(root: string): string {
  return JSON.stringify(
    configsOf(root).map(({ config: { compilerOptions: { baseUrl, paths } = {} } }) => [
      baseUrl,
      paths,
    ]),
  );
}

/** Resolves imports of the site's modules and pages by `paths` of its `tsconfig.json`. */
export function tsconfigPathsPlugin(root: string): Plugin {
  const find = tsconfigPaths(root);
  return {
    name: 'docs:tsconfig-paths',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (importer?.includes('/node_modules/')) return undefined;
      const file = find(specifier);
      return file && this.resolve(file, importer, { skipSelf: true });
    },
  };
}
