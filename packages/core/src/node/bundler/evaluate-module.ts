import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { engineAliases } from '../files/engine-version.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import { bundle, nodeBuild } from './bundle.ts';
import { externalPackages } from './external-packages.ts';

/** A module that ran. */
export interface EvaluatedModule {
  /** Its exports, by name. */
  exports: Record<string, unknown>;
  /** The absolute files that it consists of: itself and its imports, without packages. */
  files: string[];
}

/**
 * Runs a module in Node that Node itself may not read: TypeScript, JSX, imports without an extension. Imports of
 * the engine lead to the running one; imports of React, if it is not installed, to the engine's.
 *
 * @param file Absolute.
 * @param plugins Plugins of Vite, which see each file first. Default: none.
 * @throws DiagnosticError with all errors of the bundler; else what the module throws.
 */
export async function evaluateModule(
  file: string,
  plugins: Plugin[] = [],
): Promise<EvaluatedModule> {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'docs-module-'));
  try {
    const built = await bundle({
      cacheFolder,
      name: 'module',
      version: file,
      config: async () => ({
        root: dirname(file),
        configFile: false,
        plugins: [
          ...plugins,
          (await import('./module-place.ts')).modulePlace(),
          externalPackages(),
        ],
        resolve: { alias: [...engineAliases, ...reactAliases(file)] },
        ...nodeBuild('module', file),
      }),
    });
    const url = pathToFileURL(join(built.folder, built.entries.module!)).href;
    const exports = (await import(url)) as Record<string, unknown>;
    return { exports, files: built.inputs };
  } finally {
    rmSync(cacheFolder, { recursive: true, force: true });
  }
}

/** React of the engine for a module whose packages are not installed: it may have elements. */
function reactAliases(file: string): { find: string; replacement: string }[] {
  if (resolveFrom(file, 'react')) return [];
  return ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react'].flatMap((find) => {
    const replacement = resolveFrom(import.meta.url, find);
    return replacement === undefined ? [] : [{ find, replacement }];
  });
}
