import type { AliasOptions, Plugin } from 'vite';
import { engineAliases } from '../files/engine-version.ts';
import { endingHooks } from './own-hooks.ts';

/* The parts of Vite's configuration that a site's extensions set. */

/** The parts of Vite's configuration that extensions set, joined. */
export interface ViteParts {
  define?: Record<string, string>;
  alias?: Record<string, string>;
  plugins?: { name: string }[];
}

/** The site that sets them. */
interface ViteSite {
  vite?: ViteParts;
  extensionsVersion?: string;
}

/** The aliases of a site's modules: the engine's, then the extensions'. */
export function aliasesOf({ vite }: Pick<ViteSite, 'vite'>): AliasOptions {
  const rows = Object.entries(vite?.alias ?? {});
  return [...engineAliases, ...rows.map(([find, replacement]) => ({ find, replacement }))];
}

interface PluginSite extends Pick<ViteSite, 'vite'> {
  root: string;
  configFiles: { main: string };
}

/** The plugins of a site that resolve, load or transform modules. Their hooks end. */
export function pluginsOf({ vite, root, configFiles: { main } }: PluginSite): Plugin[] {
  return (vite?.plugins ?? [])
    .filter(isPlugin)
    .map((plugin) => endingHooks(plugin, { root, main }));
}

function isPlugin(value: { name: string }): value is Plugin {
  return ['resolveId', 'load', 'transform'].some((hook) => hook in value);
}

/** The part of these settings that belongs to cache keys. */
export function viteVersion({ vite, extensionsVersion = '' }: ViteSite): string {
  if (!vite) return extensionsVersion;
  const plugins = (vite.plugins ?? []).map(({ name }) => name);
  const parts = [vite.define, String(JSON.stringify(vite.alias)), plugins];
  return JSON.stringify(extensionsVersion ? [...parts, extensionsVersion] : parts);
}
