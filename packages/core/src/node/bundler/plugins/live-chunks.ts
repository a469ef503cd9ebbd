import type { Plugin } from 'vite';
import { liveRunEntry } from '../../files/engine-version.ts';

/**
 * Finds the chunks that only a running sample needs. The service worker does not precache them: on our site they are
 * 64 kB, two thirds of all other code, for every first visit.
 *
 * @param files Receives their names.
 */
export function findLiveChunks(files: string[]): Plugin {
  return {
    name: 'docs:live-chunks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
      const run = chunks.find(({ facadeModuleId }) => facadeModuleId === liveRunEntry)?.fileName;
      const reached = new Set(chunks.filter(({ isEntry }) => isEntry).map((it) => it.fileName));
      for (const name of reached) {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])])
          if (next !== run) reached.add(next);
      }
      files.push(...chunks.map(({ fileName }) => fileName).filter((name) => !reached.has(name)));
      files.sort();
    },
  };
}
