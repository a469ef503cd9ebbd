import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { bundledModule } from '../files/engine-version.ts';

/** What a module imports of the engine in Node, and the file of the engine that runs. */
const modules: Record<string, string> = {
  'stilldocs/feature': 'feature.mjs',
  'stilldocs/node': 'api.mjs',
};

/** Leaves these modules out of a bundle for Node: it gets the ones of the engine that runs. */
export function engineModules(): Plugin {
  return {
    name: 'docs:engine-modules',
    enforce: 'pre',
    resolveId: (source) =>
      Object.hasOwn(modules, source)
        ? { id: pathToFileURL(bundledModule(modules[source]!)).href, external: true }
        : undefined,
  };
}
