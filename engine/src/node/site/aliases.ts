import type { AliasOptions } from 'vite';
import { engineAliases } from '../files/engine-version.ts';
import type { Site } from './site.ts';

/** The aliases of a site's modules: the engine's, then those of the site. */
export function aliasesOf({ vite }: Pick<Site, 'vite'>): AliasOptions {
  const written = vite?.alias;
  if (Array.isArray(written)) return [...engineAliases, ...(written as typeof engineAliases)];
  const rows = Object.entries((written ?? {}) as Record<string, string>);
  return [...engineAliases, ...rows.map(([find, replacement]) => ({ find, replacement }))];
}
