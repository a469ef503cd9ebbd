import type { Plugin } from 'vite';

/** Resolves the imports of modules of another engine, whose configuration a site has. */
export function foreignAliases(aliases: Record<string, string>): Plugin {
  return {
    name: 'docs:foreign-aliases',
    enforce: 'pre',
    resolveId(source, importer) {
      return Object.hasOwn(aliases, source) ? this.resolve(aliases[source]!, importer) : null;
    },
  };
}
