import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineRoot } from '../files/engine-version.ts';
import { isOwnPackage } from '../files/packages.ts';
import { resolveFrom } from '../files/resolve-from.ts';

const packages = ['react', 'react-dom'];

/** The packages that a site and the engine share: none if the site has none of its own. */
export function sharedPackages(root: string): string[] {
  return hasReact(root) ? packages : [];
}

/**
 * On a site without React, resolves React to the engine's copy. `npx` and strict installations have
 * only that one, and a site that was just migrated is not installed yet.
 */
export function engineReact(root: string): Plugin[] {
  if (hasReact(root)) return [];
  const isInside = (file: string) => file.startsWith(`${root}/`);
  return [
    {
      name: 'docs:react',
      enforce: 'pre',
      resolveId(source, importer = '') {
        if (!/^react(?:-dom)?(?:\/|$)/.test(source) || !isInside(importer)) return undefined;
        return this.resolve(source, join(engineRoot, 'package.json'), { skipSelf: true });
      },
    },
  ];
}

/** Resolves the engine's own packages to those next to the engine, if a site has them not installed yet. */
export function enginePackages(): Plugin {
  return {
    name: 'docs:engine-packages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!isOwnPackage(source)) return undefined;
      const options = { skipSelf: true };
      return (
        (await this.resolve(source, importer, options)) ??
        this.resolve(source, join(engineRoot, 'package.json'), options)
      );
    },
  };
}

/** Whether the packages of a site have React. */
export function hasReact(root: string): boolean {
  return resolveFrom(join(root, 'docs.config.ts'), 'react') !== undefined;
}
