import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is. Vite wraps each in a helper that loads the chunk's style sheets first;
 * ours has none, as all styles are in files of their own, and the helper is a sixth of what a page
 * may load.
 */
export function plainImports(): Plugin {
  return {
    name: 'docs:plain-imports',
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const wrapper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
      // Under another name it stays, and the budget of the first script tells.
      if (wrapper >= 0) plugins.splice(wrapper, 1);
    },
  };
}
