import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { isVocsConfig } from '../../shared/vocs/convert-config.ts';
import { engineModule } from '../files/engine-version.ts';

const file = engineModule('theme/vocs/site-data.ts');

/** The module that converts a Vocs configuration. */
export const convertModule = engineModule('shared/vocs/convert-config.ts');

/** The data of a site that the components of Vocs show; undefined for any other site. */
export function vocsData({
  config,
  configFiles,
}: {
  config: Config;
  configFiles: { main: string };
}): object | undefined {
  const { logoUrl, title, base, lang } = config;
  return isVocsConfig(configFiles.main) ? { logoUrl, title, base, lang } : undefined;
}

/** Fills in the data of the site that the components of Vocs show. */
export function vocsModule({ logoUrl, title, base, lang }: Config): Plugin {
  return {
    name: 'docs:vocs',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== file) return undefined;
      return `export const siteData = ${JSON.stringify({ logoUrl, title, base, lang })};`;
    },
  };
}
