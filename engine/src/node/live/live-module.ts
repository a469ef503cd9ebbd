import type { Plugin } from 'vite';

/** Serves the module `docs:live`, which tells the browser where frame, hosts and panels are. */
export function liveModule(table: () => string | Promise<string>): Plugin {
  return {
    name: 'docs:live',
    resolveId: (source) => (source === 'docs:live' ? '\0docs:live' : undefined),
    load: (id) => (id === '\0docs:live' ? table() : undefined),
  };
}
