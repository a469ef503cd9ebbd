import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';
import type { MissingImport } from './bundle-problems.ts';
import { packageOfModule } from './package-islands.ts';

/** A use of the empty object that Vite puts in the place of a module of Node: the bundler names it after the file. */
const use = /\bimport___vite_browser_external[$\w]*\./;

/**
 * Records the imports of Node's modules that code of the site uses in browsers, where each of their functions is missing.
 * What islands leave unused is not in their code, and packages know how to do without.
 */
export function noteBuiltins(missing: MissingImport[]): Plugin {
  const found: MissingImport[] = [];
  return {
    name: 'docs:builtins',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (importer !== undefined && isBuiltin(specifier) && !packageOfModule(importer))
        found.push({ specifier, importer });
    },
    generateBundle(_options, output) {
      for (const item of Object.values(output))
        if (item.type === 'chunk')
          missing.push(
            ...found.filter((each) => use.test(item.modules[each.importer]?.code ?? '')),
          );
    },
  };
}
