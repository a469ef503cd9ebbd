import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { decodePath, withoutBase } from '../../shared/page/paths.ts';
import { sharedPackages } from '../bundler/engine-react.ts';
import { moduleOf, namedModules } from '../bundler/extension-modules.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../site/site.ts';
import { aliasesOf } from '../bundler/vite-parts.ts';

/* The configuration and the checks that the server bundle and the client bundle of a site share. */

/** The configuration of Vite that both bundles share. */
export function sharedConfig(site: Site): InlineConfig {
  return {
    root: site.root,
    base: `${site.config.base}/`,
    mode: 'production',
    define: { ...site.vite?.define, 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: sharedPackages(site.root), alias: aliasesOf(site) },
    cacheDir: join(site.cacheFolder, 'vite'),
  };
}

/**
 * Returns a test for addresses that the public folder, the configuration or another site of the
 * host serves. On a site of another engine every address stays.
 */
export function servedBy({ root, config, configFiles }: Site) {
  return (address: string): boolean => {
    if (configFiles.reader) return true;
    const path = address.startsWith('/') ? withoutBase(config.base, decodePath(address)) : '';
    return (
      path === undefined ||
      path in config.files ||
      (path !== '' && existsSync(join(root, 'public', path)))
    );
  };
}

/** The place of a module of an extension: the configuration file that lists the extension. */
export function extensionsNaming({ root, config, configFiles }: Site, name: string) {
  const isNamed = namedModules(config).some(({ module }) => moduleOf(root, module) === name);
  return isNamed ? [{ specifier: name, file: basename(configFiles.main) }] : [];
}

/** Distinguishes the bundles of several sites, or of several bases, in one folder. */
export function suffix(site: Site): string {
  return `-${hash(site.config.base, site.config.outDir).slice(0, 6)}`;
}
