import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';

/** Packages of which a bundle has the only copy. */
const bundled = /^(?:react|react-dom)(?:\/|$)/;

/**
 * Leaves the packages that a configuration imports outside of its bundle: plugins for other tools may
 * load native code, or files next to them. A package whose source is part of the workspace is bundled.
 *
 * @param importer Only imports of this file, absolute. Default: of any file outside of packages.
 */
export function externalPackages(importer?: string): Plugin {
  return {
    name: 'docs:external-packages',
    enforce: 'pre',
    async resolveId(source, from, options) {
      if (from === undefined || !/^[@\w]/.test(source) || bundled.test(source)) return null;
      if (importer === undefined ? from.includes('/node_modules/') : from !== importer) return null;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (!found || found.external || !isAbsolute(found.id)) return found;
      const isPackage = /\/node_modules\/.*\.[cm]?js$/.test(found.id);
      return isPackage ? { id: found.id, external: true } : found;
    },
  };
}
