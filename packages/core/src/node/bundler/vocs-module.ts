import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../../shared/config/config.ts';
import { isVocsConfig } from '../../shared/vocs/convert-config.ts';
import { engineModule } from '../files/engine-version.ts';

const partsFile = engineModule('theme/vocs/site-parts.ts');
const router = engineModule('theme/vocs/router.tsx');

/** The module that converts a Vocs configuration. */
export const convertModule = engineModule('shared/vocs/convert-config.ts');

/** The files of a site on Vocs around each page, by their name in the engine. */
const parts = { Layout: 'layout.tsx', Footer: 'footer.tsx' };

/** Components of Vocs have no directive; the files around each page run at build. */
export const vocsIslands = {
  except: ['layout.tsx', 'layout.jsx', 'footer.tsx', 'footer.jsx'],
  buildHooks: ['vocs', 'react-router', 'react-router-dom'],
};

/** The parts of a site that its components on Vocs depend on. */
interface VocsSite {
  root: string;
  config: Config;
  configFiles: { main: string };
}

/** The files of a site on Vocs that render around each page. */
export function vocsParts({ root, configFiles }: VocsSite): string[] {
  if (!isVocsConfig(configFiles.main)) return [];
  return Object.values(parts).filter((name) => existsSync(join(root, name)));
}

/** Fills in the files around each page of a site on Vocs, and resolves imports of the router that Vocs brings. */
export function vocsModule(site: VocsSite): Plugin[] {
  const isVocs = isVocsConfig(site.configFiles.main);
  const plugin: Plugin = {
    name: 'docs:vocs',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      isVocs && /^react-router(?:-dom)?$/.test(source) && !importer.includes('/node_modules/')
        ? router
        : undefined,
    load(id) {
      const [file] = id.split('?');
      return isVocs && file === partsFile ? partsCode(site) : undefined;
    },
  };
  return [plugin];
}

function partsCode(site: VocsSite): string {
  const present = vocsParts(site);
  return Object.entries(parts)
    .map(([name, file]) =>
      present.includes(file)
        ? `export { default as ${name} } from ${JSON.stringify(join(site.root, file))};`
        : `export const ${name} = ({ children }) => children ?? null;`,
    )
    .join('\n');
}
