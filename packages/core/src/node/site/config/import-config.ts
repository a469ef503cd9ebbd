import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import type { UserConfig } from '../../../shared/config/config.ts';
import { inOwnCall } from '../../../content/base/own-calls.ts';
import { DiagnosticError } from '../../../shared/diagnostics/diagnostic.ts';
import {
  type ConfigurationReader,
  exportedValue,
  type ReadConfiguration,
} from '../../../shared/extension/configuration.ts';
import { limits } from '../../../shared/diagnostics/limits.ts';
import { bundle, nodeBuild } from '../../bundler/bundle.ts';
import { noteRunning } from '../../bundler/thrown-place.ts';
import { tsconfigVersion } from '../../bundler/tsconfig-paths.ts';
import { engineAliases, engineRoot, engineVersion } from '../../files/engine-version.ts';
import { hash } from '../../files/hash.ts';
import { configError, exportProblems } from './config-error.ts';

/** A configuration as its module exports it. */
export interface ImportedConfig {
  read: ReadConfiguration;
  /** The config file and every local file it imports, absolute. */
  files: string[];
  /** The bundle of the configuration with all its imports, absolute, and a hash of it. */
  bundle: { file: string; version: string };
}

/** The configurations that have failed: a second try does not wait as long. */
const failed = new Set<string>();

/**
 * Bundles and imports the config file of a site.
 *
 * @param root The folder of the file, absolute.
 * @param reader Reads what the file of another engine exports.
 * @throws DiagnosticError if it cannot be bundled, throws, or exports no object.
 */
export async function importConfig(
  root: string,
  file: string,
  cacheFolder: string,
  reader: ConfigurationReader | undefined,
): Promise<ImportedConfig> {
  const bundleWith = (name: string, build: InlineConfig['build'] = {}) =>
    bundle({
      cacheFolder,
      name,
      // `import.meta.env` differs in `docs dev`.
      version: hash(
        engineRoot,
        engineVersion(),
        String(process.env.NODE_ENV === 'development'),
        tsconfigVersion(root),
      ),
      config: async () => {
        const { build: ofNode, ...node } = nodeBuild('config', join(root, file));
        return {
          root,
          // React has no `jsxDEV` in production, and a `tsconfig.json` above may belong to a site in
          // Vue.
          oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
          plugins: await (
            await import('../../bundler/plugins/index.ts')
          ).bundlerPlugins({ root, configFiles: { main: file, reader } }, { target: 'config' }),
          resolve: { alias: engineAliases },
          ...node,
          build: { ...ofNode, ...build },
        };
      },
    });
  const built = await bundleWith('config');
  const code = { file: join(built.folder, built.entries.config!), version: built.version };
  const mapped = () => bundleWith('config-map', { sourcemap: 'hidden' });
  noteRunning('config', { root, code: code.file, mapped });
  const address = `${pathToFileURL(code.file).href}?${code.version}`;
  try {
    const call = { rule: 'config', message: `${file} failed`, file } as const;
    const read = await inOwnCall(
      call,
      async () => readExport(await exportOf(address), { root, file }, reader),
      failed.has(address) ? 1 : limits.waiting.most,
    );
    return { read, files: built.inputs, bundle: code };
  } catch (error) {
    failed.add(address);
    if (error instanceof DiagnosticError) throw error;
    throw new DiagnosticError([await configError(error, { root, file })]);
  }
}

/** @throws DiagnosticError if it is no object. */
async function readExport(
  exported: unknown,
  { root, file }: { root: string; file: string },
  reader: ConfigurationReader | undefined,
): Promise<ReadConfiguration> {
  const written = reader ? await exportedValue(exported) : exported;
  const problems = await exportProblems(written, { root, file });
  if (problems.length > 0) throw new DiagnosticError(problems);
  // A getter of it is code of the site, too.
  if (!reader) return { config: { ...(written as UserConfig) } };
  return reader.read(written as object, { folder: root, name: file });
}

/**
 * Imports a configuration and returns its default export, awaited.
 *
 * @throws What the module throws, and the reason of a promise that nobody handles.
 */
async function exportOf(url: string): Promise<unknown> {
  let fail: (reason: unknown) => void = () => {};
  const rejected = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const imported = async () => {
    const { default: promised } = (await import(url)) as { default?: unknown };
    const exported = await promised;
    // Node reports unhandled promises after this turn of its loop.
    await setImmediate();
    return exported;
  };
  process.on('unhandledRejection', fail);
  try {
    return await Promise.race([rejected, imported()]);
  } finally {
    process.off('unhandledRejection', fail);
  }
}
