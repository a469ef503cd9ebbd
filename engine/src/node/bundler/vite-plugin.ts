import { posix, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { engineFolder, engineModule } from '../files/engine-version.ts';
import { mayBeClientFile, transformIslandFile } from './island-transform.ts';
import { hydrationOf } from './automatic-islands.ts';
import { noteHooks } from './note-hooks.ts';
import { parseModule } from './parse-module.ts';

/** The options of the plugin. */
export interface DocsPluginOptions {
  /** The site's root, absolute. */
  root: string;
  /** Every `'use client'` file, id to absolute file; the plugin adds to it. */
  islandFiles: Map<string, string>;
  /** Installed packages whose `'use client'` files are islands, too. */
  islandPackages?: Set<string>;
  /** The code of the bundle's entry, `docs:entry`. Build only. */
  entry?: string;
  /**
   * Whether components with state, effects or handlers are islands without the directive, as on Vocs.
   */
  hasAutomaticIslands?: boolean;
}

const virtual = { islands: 'docs:islands', entry: 'docs:entry' } as const;

/** Whether a file renders the frame of each page on Vocs: as an island, the page would be its slot. */
function isPart(file: string, root: string): boolean {
  return /^(?:layout|footer)\.[jt]sx?$/.test(relative(root, file));
}

/** The id of an island file in HTML: relative to the site, or `theme/…` within the engine. */
function islandId(file: string, root: string): string {
  if (file.startsWith(engineFolder)) return `theme/${posix.basename(file).replace(/\.\w+$/, '')}`;
  return relative(root, file).replaceAll('\\', '/');
}

/** The name of the installed package of a file. */
function packageOf(file: string): string {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/s.exec(file)?.[1] ?? '';
}

/**
 * Turns `'use client'` files into islands in the build, and maps the ids of islands to components
 * in the browser.
 */
export function docsPlugin({
  root,
  islandFiles,
  islandPackages,
  entry,
  hasAutomaticIslands = false,
}: DocsPluginOptions): Plugin {
  const fileName = (id: string) => relative(root, id).replaceAll('\\', '/');
  return {
    name: 'docs',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'docs:refresh') return '/@react-refresh';
      return Object.values(virtual).some((name) => name === source) ? `\0${source}` : undefined;
    },
    load(id) {
      if (id === `\0${virtual.islands}`)
        return islandTable(
          islandFiles,
          this.environment.mode === 'dev'
            ? { root, base: this.environment.config.base }
            : undefined,
        );
      return id === `\0${virtual.entry}` ? entry : undefined;
    },
    // Documents link to the sheets of CSS modules. Vite would reload the page after each edit of
    // one.
    hotUpdate({ modules }) {
      for (const module of modules) module.isSelfAccepting ||= module.type === 'css';
    },
    async transform(source, id) {
      const [file = ''] = id.split('?');
      if (
        this.environment.config.consumer !== 'server' ||
        !/\.[jt]sx?$/.test(file) ||
        (file.includes('/node_modules/') &&
          !file.startsWith(engineFolder) &&
          !islandPackages?.has(packageOf(file)))
      )
        return;
      let code = source;
      const automatic =
        hasAutomaticIslands && !file.startsWith(engineFolder) && !isPart(file, root)
          ? hydrationOf(source, fileName(file))
          : undefined;
      if (automatic || mayBeClientFile(source)) {
        const island = transformIslandFile(source, {
          automatic,
          file: fileName(file),
          id: islandId(file, root),
          runtime: engineModule('theme/render/island.tsx'),
        });
        const isRefused = island !== undefined && island.diagnostics.length > 0;
        if (isRefused && !automatic) throw new DiagnosticError(island.diagnostics);
        if (island && !isRefused) {
          islandFiles.set(islandId(file, root), file);
          code = island.code;
        }
      }
      if (!file.startsWith(engineFolder))
        code = noteHooks(code, fileName(file), engineModule('theme/render/dead-code.ts')) ?? code;
      const jsx = { runtime: 'automatic', development: true, importSource: 'stilldocs' } as const;
      try {
        const result = await transformWithOxc(code, file, { jsx });
        // The places of elements are part of messages, which contain no folder of the machine.
        const named = result.code.replace(
          `_jsxFileName = ${JSON.stringify(file)}`,
          () => `_jsxFileName = ${JSON.stringify(fileName(file))}`,
        );
        return { code: named, map: result.map ?? null };
      } catch (error) {
        // The transform's own error has no place.
        const { diagnostics } = parseModule(source, fileName(file));
        throw diagnostics.length > 0 ? new DiagnosticError(diagnostics) : error;
      }
    },
  };
}

/**
 * `loadIsland(id)` of the browser. The islands of the chrome share a chunk with React; each island
 * of the site is a chunk. In dev an island is imported from the file in its id.
 */
function islandTable(
  islandFiles: Map<string, string>,
  dev?: { root: string; base: string },
): string {
  const pick = `const pick = (id, module) => module[id.slice(id.indexOf('#') + 1)];`;
  const rows = [...islandFiles].sort(([a], [b]) => (a < b ? -1 : 1));
  if (dev) {
    const { root, base } = dev;
    const address = (file: string) =>
      base + encodeURI(file.startsWith(`${root}/`) ? file.slice(root.length + 1) : `@fs${file}`);
    const files = Object.fromEntries(rows.map(([id, file]) => [id, address(file)]));
    return `${pick}
const files = ${JSON.stringify(files)};
// An island of another package, rendered after this module was loaded.
const address = (name) => name.startsWith('..') ? ${JSON.stringify(`${base}@fs`)} + new URL(name, ${JSON.stringify(`file://${root}/`)}).pathname : ${JSON.stringify(base)} + name;
export const loadIsland = async (id) => {
  const name = id.slice(0, id.indexOf('#'));
  return pick(id, await import(/* @vite-ignore */ files[name] ?? address(name)));
};`;
  }
  const chrome = rows.filter(([id]) => id.startsWith('theme/'));
  const own = rows.filter(([id]) => !id.startsWith('theme/'));
  return `${pick}
${chrome.map(([, file], index) => `import * as m${index} from ${JSON.stringify(file)};`).join('\n')}
const table = {
${chrome.map(([id], index) => `  ${JSON.stringify(id)}: () => m${index},`).join('\n')}
${own.map(([id, file]) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`).join('\n')}
};
export const loadIsland = async (id) => pick(id, await table[id.slice(0, id.indexOf('#'))]());`;
}
