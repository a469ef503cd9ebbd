import type { Plugin } from 'vite';

/**
 * Serves the module `docs:live`, which has the addresses of frame, hosts and panels for the browser.
 */
export function liveModule(table: () => string | Promise<string>): Plugin {
  return {
    name: 'docs:live',
    resolveId: (source) => (source === 'docs:live' ? '\0docs:live' : undefined),
    load: (id) => (id === '\0docs:live' ? table() : undefined),
  };
}
