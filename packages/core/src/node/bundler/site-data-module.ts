import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { engineModule } from '../files/engine-version.ts';

const dataFile = engineModule('theme/components/site-data.ts');

/** The data of a site that components show: `Site` of `theme/components/site.ts`. */
export function siteData({ config: { logoUrl, title, base, lang } }: { config: Config }): object {
  return { logoUrl, title, base, lang };
}

/** Fills in the data of the site for `stilldocs/components`. */
export function siteDataModule(site: { config: Config }): Plugin {
  return {
    name: 'docs:site-data',
    enforce: 'pre',
    load: (id) =>
      id.split('?')[0] === dataFile
        ? `export const siteData = ${JSON.stringify(siteData(site))};`
        : undefined,
  };
}
