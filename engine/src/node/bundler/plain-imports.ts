import type { Plugin } from 'vite';

/**
 * Removes the Vite plugin that wraps each `import()` in a helper. The helper loads the style sheets of a
 * chunk, and no chunk of the client bundle has one. It takes 630 B of brotli on every page, an eighth of
 * the budget of the first script. If Vite renames its plugin, the helper returns and that budget fails.
 */
export function plainImports(): Plugin {
  return {
    name: 'docs:plain-imports',
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const wrapper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (wrapper >= 0) plugins.splice(wrapper, 1);
    },
  };
}
