import type { Plugin } from 'vite';
import type { Labels } from '../../shared/config/labels-config.ts';
import { engineModule } from '../files/engine-version.ts';

const file = engineModule('shared/config/labels.ts');

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
      const rows = Object.entries(labels);
      return rows
        .map(([name, label]) => `export const ${name} = ${JSON.stringify(label)};`)
        .join('\n');
    },
  };
}
