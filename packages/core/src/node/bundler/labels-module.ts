import { join } from 'node:path';
import type { Plugin } from 'vite';
import { englishLabels, type Labels } from '../../shared/config/labels-config.ts';
import { engineModule } from '../files/engine-version.ts';
import { type ExtendedSite, missingModule, moduleOf } from './extension-modules.ts';

const file = engineModule('shared/config/labels.ts');

/** The code of a module whose exports are these labels. */
function labelsCode(labels: object, names: string[]): string {
  const texts = new Map<string, unknown>(Object.entries(labels));
  return names
    .map((name) => `export const ${name} = ${JSON.stringify(texts.get(name))};`)
    .join('\n');
}

/**
 * Replaces the module of the English labels by the labels of the site. Each label is an export, which
 * bundlers inline: a script contains only the labels that it uses.
 */
export function labelsModule(labels: Labels): Plugin {
  return {
    name: 'docs:labels',
    enforce: 'pre',
    load(id) {
      const [name, query] = id.split('?');
      // The manual reads the text of the module itself.
      if (name !== file || query === 'raw') return undefined;
      return labelsCode(labels, Object.keys(englishLabels));
    },
  };
}

/** Replaces the modules of `ownLabels` of extensions by the labels of the site, in the same way. */
export function ownLabelModules({
  root,
  config,
}: ExtendedSite & { config: { labels: Labels } }): Plugin[] {
  const own = config.extensions.flatMap(({ name, ownLabels }) =>
    ownLabels ? [{ extension: name, ...ownLabels }] : [],
  );
  if (own.length === 0) return [];
  let files: Promise<Map<string, string[]>> | undefined;
  const plugin: Plugin = {
    name: 'docs:own-labels',
    enforce: 'pre',
    async load(id) {
      files ??= namesByFile((module) =>
        this.resolve(moduleOf(root, module), join(root, 'index.js')),
      );
      const [name = '', query] = id.split('?');
      // `?raw` is the text of the module itself.
      const names = query === 'raw' ? undefined : (await files).get(name);
      return names && labelsCode(config.labels, names);
    },
  };
  return [plugin];

  async function namesByFile(resolve: (module: string) => Promise<{ id: string } | null>) {
    const rows = own.map(async ({ extension, module, texts }) => {
      const found = await resolve(module);
      if (found) return [found.id, Object.keys(texts)] as const;
      throw missingModule(module, extension);
    });
    return new Map(await Promise.all(rows));
  }
}
