import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticError, errorWith } from '../../core/src/shared/diagnostics/diagnostic.ts';
import { bundle, nodeBuild } from '../../core/src/node/bundler/bundle.ts';
import { externalPackages } from '../../core/src/node/bundler/external-packages.ts';
import { modulePlace } from '../../core/src/node/bundler/module-place.ts';
import { engineAliases } from '../../core/src/node/files/engine-version.ts';
import { resolveFrom } from '../../core/src/node/files/resolve-from.ts';
import { missingPackages } from './missing-packages.ts';

/**
 * Evaluates the configuration of another engine.
 *
 * @param file Absolute.
 * @param replaced Packages of that engine, which are not loaded.
 * @returns Its value, the absolute files that it consists of, and the packages that are not installed.
 * @throws DiagnosticError if it throws.
 */
export async function loadForeignConfig(
  file: string,
  replaced: RegExp,
): Promise<{ value: Record<string, unknown>; files: string[]; missing: string[] }> {
  const missing = new Set<string>();
  const cacheFolder = mkdtempSync(join(tmpdir(), 'docs-migrate-'));
  try {
    const built = await bundle({
      cacheFolder,
      name: 'config',
      version: file,
      config: async () => ({
        root: dirname(file),
        configFile: false,
        plugins: [missingPackages(replaced, missing), modulePlace(), externalPackages()],
        resolve: { alias: [...engineAliases, ...reactAliases(file)] },
        ...nodeBuild('config', file),
      }),
    });
    const url = pathToFileURL(join(built.folder, built.entries.config!)).href;
    const { default: exported } = (await import(url)) as { default?: unknown };
    const value = (await valueOf(exported)) ?? {};
    return { value: value as Record<string, unknown>, files: built.inputs, missing: [...missing] };
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const message = `${file} failed: ${error instanceof Error ? error.message : String(error)}`;
    const hint = 'Install the packages of the site first: its configuration is evaluated';
    throw errorWith({ rule: 'config', message, hint, file });
  } finally {
    rmSync(cacheFolder, { recursive: true, force: true });
  }
}

/** The value of a default export: itself, its promise, or what a function returns for a build. */
async function valueOf(exported: unknown): Promise<unknown> {
  const value = await exported;
  if (typeof value !== 'function') return value;
  return await (value as (env: object) => unknown)({ command: 'build', mode: 'production' });
}

/** React of the engine for a site whose packages are not installed: its configuration may have elements. */
function reactAliases(file: string): { find: string; replacement: string }[] {
  if (resolveFrom(file, 'react')) return [];
  return ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react'].flatMap((find) => {
    const replacement = resolveFrom(import.meta.url, find);
    return replacement === undefined ? [] : [{ find, replacement }];
  });
}
