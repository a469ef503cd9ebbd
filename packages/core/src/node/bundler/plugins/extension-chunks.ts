import type { Plugin } from 'vite';
import { type ExtendedSite, extensionComponents, partsModule } from '../extension-modules.ts';

/** The files of the islands of extensions, absolute, by extension. */
export type ExtensionIslands = Record<string, string[]>;

/** Notes which modules of a server bundle are components of extensions. */
export function noteExtensionIslands(
  { config }: ExtendedSite,
  islandFiles: ReadonlyMap<string, string>,
  islands: ExtensionIslands,
): Plugin {
  return {
    name: 'docs:extension-islands',
    buildEnd() {
      // The module imports them in this order.
      const ids = this.getModuleInfo(`\0${partsModule}`)?.importedIds ?? [];
      const files = new Set(islandFiles.values());
      for (const [index, { extension }] of extensionComponents(config).entries()) {
        const file = ids[index];
        if (file !== undefined && files.has(file)) (islands[extension] ??= []).push(file);
      }
    },
  };
}

/** Notes the file of a client bundle that each of these modules begins, by module. */
export function noteChunks(modules: string[], chunks: Record<string, string>): Plugin {
  return {
    name: 'docs:extension-chunks',
    generateBundle(_options, bundle) {
      for (const item of Object.values(bundle)) {
        if (item.type !== 'chunk' || item.facadeModuleId === null) continue;
        if (modules.includes(item.facadeModuleId)) chunks[item.facadeModuleId] = item.fileName;
      }
    },
  };
}
