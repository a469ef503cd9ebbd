import type { AliasOptions, Plugin } from 'vite';
import { engineAliases } from '../files/engine-version.ts';
import type { ConvertedConfig } from '../../shared/vocs/convert-config.ts';

/* The parts of Vite's configuration that a site sets. */

/** The site that sets them. */
interface ViteSite {
  vite?: ConvertedConfig['vite'];
  extensionsVersion?: string;
}

/** The aliases of a site's modules: the engine's, then the site's. */
export function aliasesOf({ vite }: Pick<ViteSite, 'vite'>): AliasOptions {
  const written = vite?.alias;
  if (Array.isArray(written)) return [...engineAliases, ...(written as typeof engineAliases)];
  const rows = Object.entries((written ?? {}) as Record<string, string>);
  return [...engineAliases, ...rows.map(([find, replacement]) => ({ find, replacement }))];
}

/** Adds the parts of extensions to the parts of a site. */
export function mergeVite(
  own: ConvertedConfig['vite'],
  { define = {}, alias = {}, plugins = [] }: ConvertedConfig['vite'],
): ConvertedConfig['vite'] {
  const rows = Object.entries(alias as object).map(([find, replacement]) => ({
    find,
    replacement,
  }));
  const written = own.alias ?? {};
  return {
    define: { ...define, ...own.define },
    alias: Array.isArray(written)
      ? [...written, ...rows]
      : { ...(alias as object), ...(written as object) },
    plugins: [...plugins, ...(own.plugins ?? [])],
  };
}

/** Plugins for work that the engine does itself. */
const ownWork = /^(?:@?tailwindcss|vite:react|@mdx-js|mdx|vocs)/;

/** The plugins of a site that resolve, load or transform modules. */
export async function pluginsOf({ vite }: Pick<ViteSite, 'vite'>): Promise<Plugin[]> {
  const flatten = async (written: unknown): Promise<Plugin[]> => {
    const value = await written;
    if (Array.isArray(value)) return (await Promise.all(value.map(flatten))).flat();
    return isPlugin(value) && !ownWork.test(value.name) ? [value] : [];
  };
  return flatten(vite?.plugins ?? []);
}

function isPlugin(value: unknown): value is Plugin {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  return (
    typeof value.name === 'string' &&
    ['resolveId', 'load', 'transform'].some((hook) => hook in value)
  );
}

/** The part of these settings that belongs to cache keys. */
export function viteVersion({ vite, extensionsVersion = '' }: ViteSite): string {
  if (!vite) return extensionsVersion;
  const plugins = (vite.plugins ?? []).map((plugin) => (isPlugin(plugin) ? plugin.name : ''));
  const parts = [vite.define, String(JSON.stringify(vite.alias)), plugins];
  return JSON.stringify(extensionsVersion ? [...parts, extensionsVersion] : parts);
}
