import { dirname, isAbsolute, join } from 'node:path';
import type { FeatureSource } from '../../content/source/features.ts';
import type { ValidExtension } from '../../shared/extension/extension.ts';
import { bundle, nodeBuild } from '../bundler/bundle.ts';
import { engineModules } from '../bundler/engine-modules.ts';
import { missingModule, moduleOf } from '../bundler/extension-modules.ts';
import { modulePlace } from '../bundler/module-place.ts';
import { engineAliases, engineVersion } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { packageExport } from '../files/packages.ts';

/** The features of a site's extensions, and the files of the site that they are made of, absolute. */
export interface FeatureModules {
  sources: FeatureSource[];
  files: string[];
}

/**
 * Finds the modules of all `features`. Modules of the site are bundled, because they may be TypeScript; those
 * of packages are imported as they are.
 *
 * @throws DiagnosticError if a package is not installed or a module cannot be bundled.
 */
export async function featureModules(
  extensions: ValidExtension[],
  root: string,
  cacheFolder: string,
): Promise<FeatureModules> {
  const found: FeatureModules = { sources: [], files: [] };
  for (const { name: extension, features = [], rules } of extensions)
    for (const { module, thread, options } of features) {
      const find = async (written: string) => {
        const file = moduleOf(root, written);
        if (isAbsolute(file)) {
          const built = await bundled(file, root, cacheFolder);
          found.files.push(...built.files);
          return { ...built.module, folder: dirname(file) };
        }
        const installed = packageExport(root, file);
        if (!installed) throw missingModule(written, extension);
        return installed;
      };
      const row = { extension, ...(options !== undefined && { options }), ...(rules && { rules }) };
      const own = await find(module);
      const asked = thread === undefined ? undefined : await find(thread);
      found.sources.push({
        ...{ ...row, ...own },
        ...(asked && { thread: asked.file, version: hash(own.version, asked.version) }),
      });
    }
  return found;
}

async function bundled(file: string, root: string, cacheFolder: string) {
  const { folder, entries, version, inputs } = await bundle({
    cacheFolder,
    name: `feature-${hash(file).slice(0, 8)}`,
    version: hash(engineVersion(), file),
    config: async () => ({
      root,
      plugins: [modulePlace(), engineModules()],
      resolve: { alias: engineAliases },
      ...nodeBuild('feature', file),
    }),
  });
  return { module: { file: join(folder, entries.feature!), version }, files: inputs };
}
