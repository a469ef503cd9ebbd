import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite wraps each in a function that loads its style sheets and scripts first, which
 * is 500 B in the script of every page: there is one style sheet, and no script is loaded ahead (`modulePreload`).
 */
export function plainImports(): Plugin {
  return {
    name: 'docs:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
