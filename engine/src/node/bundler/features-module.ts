import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { engineModule } from '../files/engine-version.ts';

/** The options with a script of their own: its module, and its exported function. */
const features = {
  changes: { file: engineModule('runtime/changes/start-changes.ts'), name: 'startChanges' },
  proof: { file: engineModule('runtime/proof/start-proof.ts'), name: 'startProof' },
} as const;

/** The features whose script a site has. */
export type Features = Record<keyof typeof features, boolean>;

/** The features of a site. */
export function featuresOf(config: Pick<Config, keyof Features>): Features {
  return { changes: config.changes !== undefined, proof: config.proof !== undefined };
}

/** Replaces the modules of the features that a site lacks by functions that do nothing. */
export function featuresModule(has: Features): Plugin {
  const rows = Object.entries(features) as [keyof Features, { file: string; name: string }][];
  return {
    name: 'docs:features',
    enforce: 'pre',
    load(id) {
      const row = rows.find(([, { file }]) => file === id.split('?')[0]);
      return row && !has[row[0]] ? `export const ${row[1].name} = async () => {};` : undefined;
    },
  };
}
