import { dirname, posix, relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import type { ValidExtension } from '../../shared/extension/extension.ts';
import { engineFolder, engineModule, engineRoot } from '../files/engine-version.ts';
import { mayBeClientFile, transformIslandFile } from './island-transform.ts';
import { hydrationOf } from './automatic-islands.ts';
import {
  browserCode,
  buildCode,
  isPackageModule,
  packageOfModule,
  withPackageIslands,
} from './package-islands.ts';
import type { Resolve } from './client-exports.ts';
import { noteHooks } from './note-hooks.ts';
import { looksOnly } from './bundle-problems.ts';
import { packageIsland } from '../../shared/document/island.ts';
import { parseModule } from './parse-module.ts';

/** What `automaticIslands` of the site's extensions says. */
type AutomaticIslands = NonNullable<ValidExtension['automaticIslands']>;

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
  /** Makes components with state, effects or handlers islands without the directive. */
  automaticIslands?: AutomaticIslands | undefined;
}

const virtual = { islands: 'docs:islands', entry: 'docs:entry' } as const;

/** The id of an island file in HTML: relative to the site, or `theme/…` within the engine. */
function islandId(file: string, root: string): string {
  if (file.startsWith(engineFolder)) return `theme/${posix.basename(file).replace(/\.\w+$/, '')}`;
  return fileName(file, root);
}

/** The name of the installed package of a file. */
function packageOf(file: string): string {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/s.exec(file)?.[1] ?? '';
}

/**
 * Turns `'use client'` files into islands in the build, and maps the ids of islands to components
 * in the browser.
 */
export function docsPlugin(options: DocsPluginOptions): Plugin {
  const { root, islandFiles, entry } = options;
  return {
    name: 'docs',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === 'docs:refresh') return '/@react-refresh';
      const specifier = packageOfModule(source);
      if (specifier !== undefined) {
        // A package that is not installed is noted with the module that imports it.
        await this.resolve(specifier, importer, { skipSelf: true });
        return `\0${source}`;
      }
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
      if (id.startsWith('\0') && isPackageModule(id.slice(1))) {
        if (this.environment.config.consumer !== 'server') return browserCode(id.slice(1));
        const resolve: Resolve = async (specifier, importer) =>
          (await this.resolve(specifier, importer, looksOnly))?.id.split('?')[0];
        const isForeign = (file: string) =>
          file.includes('/node_modules/') && !isTransformed(file, options);
        const isAutomatic = options.automaticIslands !== undefined;
        return buildCode(id.slice(1), { resolve, root, islandFiles, isForeign, isAutomatic });
      }
      return id === `\0${virtual.entry}` ? entry : undefined;
    },
    // Documents link to the sheets of CSS modules. Vite would reload the page after each edit of
    // one.
    hotUpdate({ modules }) {
      for (const module of modules) module.isSelfAccepting ||= module.type === 'css';
    },
    async transform(source, id) {
      const [file = ''] = id.split('?');
      if (this.environment.config.consumer !== 'server' || !isTransformed(file, options)) return;
      const name = fileName(file, root);
      let code = withIslands(source, file, options);
      const isAtBuild = code === source && file.startsWith(`${root}/`) && isOfSite(file);
      if (isAtBuild) code = withPackageIslands(code, file) ?? code;
      if (!file.startsWith(engineFolder))
        code = noteHooks(code, name, engineModule('theme/render/dead-code.ts')) ?? code;
      try {
        return await compile(code, file, name);
      } catch (error) {
        // The transform's own error has no place.
        const { diagnostics } = parseModule(source, name);
        throw diagnostics.length > 0 ? new DiagnosticError(diagnostics) : error;
      }
    },
  };
}

/** Whether a file is code of the site: neither of the engine, nor of a package beside it, nor of another one. */
const isOfSite = (file: string) =>
  !file.startsWith(`${dirname(engineRoot)}/`) && !file.includes('/node_modules/');

const fileName = (file: string, root: string) => relative(root, file).replaceAll('\\', '/');

/** Whether a file is code of the site, of the engine, or of a package with islands. */
function isTransformed(file: string, { islandPackages }: DocsPluginOptions): boolean {
  if (!/\.[jt]sx?$/.test(file)) return false;
  const isForeign = file.includes('/node_modules/') && !file.startsWith(engineFolder);
  return !isForeign || islandPackages?.has(packageOf(file)) === true;
}

/**
 * The code of a module, in which components of a client file are islands; the file is recorded.
 *
 * @throws DiagnosticError if the directive is written and its exports are wrong.
 */
function withIslands(
  source: string,
  file: string,
  { root, islandFiles, automaticIslands }: DocsPluginOptions,
): string {
  const name = fileName(file, root);
  const isOfSite = !file.startsWith(engineFolder) && !automaticIslands?.except?.includes(name);
  const automatic =
    automaticIslands && isOfSite
      ? hydrationOf(source, name, automaticIslands.buildHooks)
      : undefined;
  if (!automatic && !mayBeClientFile(source)) return source;
  const id = islandId(file, root);
  const runtime = engineModule('theme/render/island.tsx');
  const island = transformIslandFile(source, { automatic, file: name, id, runtime });
  if (!island) return source;
  if (island.diagnostics.length > 0) {
    // Nobody asked for the island: the component is rendered at build only.
    if (automatic) return source;
    throw new DiagnosticError(island.diagnostics);
  }
  islandFiles.set(id, file);
  return island.code;
}

/** Compiles TypeScript and JSX. Messages name places in the site only: other elements have none. */
async function compile(code: string, file: string, name: string) {
  const development = isOfSite(file);
  const jsx = { runtime: 'automatic', development, importSource: 'stilldocs' } as const;
  const result = await transformWithOxc(code, file, { jsx });
  // The places of elements are part of messages, which contain no folder of the machine.
  const named = result.code.replace(
    `_jsxFileName = ${JSON.stringify(file)}`,
    () => `_jsxFileName = ${JSON.stringify(name)}`,
  );
  return { code: named, map: result.map ?? null };
}

/**
 * `loadIsland(id)` of the browser. The islands that any page may have share a chunk with React; each
 * island of the site or of a package is a chunk. In dev an island is imported from the file in
 * its id.
 */
export function islandTable(
  islandFiles: Map<string, string>,
  dev?: { root: string; base: string },
): string {
  const pick = `const names = (id) => id.slice(id.indexOf('#') + 1).split('.');
const pick = (id, module) => {
  const found = names(id).reduce((value, name) => value?.[name], module);
  if (found) return found;
  throw new Error('No component is exported as ' + id);
};`;
  const rows = [...islandFiles].sort(([a], [b]) => (a < b ? -1 : 1));
  if (dev) {
    const { root, base } = dev;
    const addressOf = (file: string) => {
      if (isPackageModule(file)) return `@id/${file}`;
      return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : `@fs${file}`;
    };
    const address = (file: string) => base + encodeURI(addressOf(file));
    const files = Object.fromEntries(rows.map(([id, file]) => [id, address(file)]));
    return `${pick}
const files = ${JSON.stringify(files)};
// An island of another package, rendered after this module was loaded.
const address = (name, id) => name.startsWith('${packageIsland}') ? ${JSON.stringify(`${base}@id/`)} + 'docs:package/' + name.slice(${packageIsland.length}) + '!' + names(id)[0] : name.startsWith('..') ? ${JSON.stringify(`${base}@fs`)} + new URL(name, ${JSON.stringify(`file://${root}/`)}).pathname : ${JSON.stringify(base)} + name;
export const loadIsland = async (id) => {
  const name = id.slice(0, id.indexOf('#'));
  return pick(id, await import(/* @vite-ignore */ files[name] ?? address(name, id)));
};`;
  }
  const isShared = ([id]: [string, string]) => id.startsWith('theme/');
  const chrome = rows.filter(isShared);
  const own = rows.filter((row) => !isShared(row));
  return `${pick}
${chrome.map(([, file], index) => `import * as m${index} from ${JSON.stringify(file)};`).join('\n')}
const table = {
${chrome.map(([id], index) => `  ${JSON.stringify(id)}: () => m${index},`).join('\n')}
${own.map(([id, file]) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`).join('\n')}
};
export const loadIsland = async (id) => pick(id, await table[id.slice(0, id.indexOf('#'))]());`;
}
