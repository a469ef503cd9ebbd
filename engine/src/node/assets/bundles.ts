import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import { integrityOf } from '../../content/html/policy-sources.ts';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import type { ServerModule } from '../../shared/page/renderer.ts';
import type { Config } from '../../shared/config/config.ts';
import { decodePath, withBase, withoutBase } from '../../shared/page/paths.ts';
import { apiStyleSheet } from './api-styles.ts';
import { type Bundle, bundle, nodeBuild } from '../bundler/bundle.ts';
import { isPreloadedFont } from '../site/fonts.ts';
import { hash } from '../files/hash.ts';
import {
  clientEntry,
  eventsEntry,
  liveEntry,
  liveStyleFile,
  serverEntry,
} from '../files/engine-version.ts';
import {
  extensionComponents,
  extensionModules,
  extensionPackages,
  moduleOf,
  namedModules,
  scriptEntries,
  slugOf,
} from '../bundler/extension-modules.ts';
import { externalPackages } from '../bundler/external-packages.ts';
import { isVocsConfig } from '../../shared/vocs/convert-config.ts';
import { convertModule, vocsData, vocsModule } from '../bundler/vocs-module.ts';
import { forcedTheme } from '../bundler/forced-theme.ts';
import { keepStyles, noteStyles } from '../bundler/note-styles.ts';
import { plainImports } from '../bundler/plain-imports.ts';
import { type ExtensionIslands, noteChunks, noteExtensionIslands } from './extension-chunks.ts';
import { findPageImports, importersOf } from './page-imports.ts';
import { aliasesOf, pluginsOf, viteVersion } from '../site/vite-parts.ts';
import type { Site } from '../site/site.ts';
import { type SiteStylesInput, writeSiteStyles } from './site-styles.ts';
import { compileTailwind } from './tailwind.ts';
import type { LiveBundle } from '../live/bundle-live.ts';
import { findLiveChunks } from '../live/live-chunks.ts';
import { liveModule } from '../live/live-module.ts';
import type { DocumentFile } from '../../shared/document/document.ts';
import { featuresModule, featuresOf } from '../bundler/features-module.ts';
import { labelsModule } from '../bundler/labels-module.ts';

/** The server bundle and its islands. */
export interface ServerBundle {
  file: string;
  /** A hash of the code that renders pages. */
  version: string;
  /** `'use client'` files: id to absolute file. */
  islandFiles: [string, string][];
  /** The style sheets that its modules import, absolute. */
  styles: string[];
  /** The islands that replace parts of the chrome. */
  extensionIslands: ExtensionIslands;
}

/** The data stored with the server bundle. */
type ServerExtra = Pick<ServerBundle, 'islandFiles' | 'styles' | 'extensionIslands'>;

function sharedConfig(site: Site): InlineConfig {
  return {
    root: site.root,
    base: `${site.config.base}/`,
    mode: 'production',
    define: { ...site.vite?.define, 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'], alias: aliasesOf(site) },
    cacheDir: join(site.cacheFolder, 'vite'),
  };
}

/** Bundles the theme and the site's components for rendering. */
export async function bundleServer(site: Site, engine: string): Promise<ServerBundle> {
  const islandFiles = new Map<string, string>();
  const styles = new Set<string>();
  const extensionIslands: ExtensionIslands = {};
  const pageImports = await findPageImports(site.root, site.pages);
  const { main } = site.configFiles;
  const built = await bundle({
    cacheFolder: site.cacheFolder,
    name: `server${suffix(site)}`,
    version: hash(
      engine,
      JSON.stringify([pageImports, site.config.labels, viteVersion(site), vocsData(site)]),
      ...(site.config.extensions.length > 0
        ? [JSON.stringify(extensionComponents(site.config))]
        : []),
    ),
    isServed: servedBy(site),
    importersOf: (name) => [
      ...importersOf(site.root, site.pages, name),
      ...extensionsNaming(site, name),
    ],
    extra: (): ServerExtra => ({
      islandFiles: [...islandFiles],
      styles: [...styles],
      extensionIslands,
    }),
    config: async () => ({
      ...sharedConfig(site),
      plugins: [
        (await import('../bundler/vite-plugin.ts')).docsPlugin({
          root: site.root,
          islandFiles,
          islandPackages: extensionPackages(site),
          entry: serverCode(site, pageImports),
          hasAutomaticIslands: isVocsConfig(main),
        }),
        labelsModule(site.config.labels),
        ...extensionModules(site),
        noteExtensionIslands(site, islandFiles, extensionIslands),
        ...vocsModule(site),
        ...(isVocsConfig(main) ? [externalPackages(main)] : []),
        (await import('../bundler/module-place.ts')).modulePlace(),
        noteStyles(styles),
        ...(await pluginsOf(site)),
      ],
      ...nodeBuild('server', 'docs:entry'),
    }),
  });
  return {
    file: join(built.folder, built.entries.server!),
    version: built.version,
    ...(built.extra as ServerExtra),
  };
}

/**
 * The entry of the server bundle: that of the theme, every module that a page imports, and the
 * configuration.
 */
function serverCode({ configFiles }: Site, pageImports: string[]): string {
  const imports = pageImports.map(
    (name, index) => `import * as m${index} from ${JSON.stringify(name)};`,
  );
  const rows = pageImports.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  return [
    ...imports,
    `export const pageImports = { ${rows.join(', ')} };`,
    `export * from ${JSON.stringify(serverEntry)};`,
    configCode(configFiles.main),
  ].join('\n');
}

/** The code of the server bundle's configuration. */
function configCode(main: string): string {
  if (!isVocsConfig(main)) return `export { default as config } from ${JSON.stringify(main)};`;
  return [
    `import written from ${JSON.stringify(main)};`,
    `import { convertConfig, resolveConfig } from ${JSON.stringify(convertModule)};`,
    'export const { config } = convertConfig(await resolveConfig(written));',
  ].join('\n');
}

/**
 * Returns a test for addresses that the public folder, the configuration or another site of the
 * host serves. On Vocs every address stays, and `styleNotes` names those of its style sheet.
 */
function servedBy({ root, config, configFiles }: Site) {
  const isVocs = isVocsConfig(configFiles.main);
  return (address: string): boolean => {
    if (isVocs) return true;
    const path = address.startsWith('/') ? withoutBase(config.base, decodePath(address)) : '';
    return (
      path === undefined ||
      path in config.files ||
      (path !== '' && existsSync(join(root, 'public', path)))
    );
  };
}

/** The place of a module that an extension names: the configuration lists the extension. */
function extensionsNaming({ root, config, configFiles }: Site, name: string) {
  const isNamed = namedModules(config).some(({ module }) => moduleOf(root, module) === name);
  return isNamed ? [{ specifier: name, file: basename(configFiles.main) }] : [];
}

/** Loads a server bundle. */
export async function importServer({
  file,
  version,
}: Pick<ServerBundle, 'file' | 'version'>): Promise<ServerModule> {
  const address = `${pathToFileURL(file).href}?${version}`;
  try {
    return (await import(address)) as ServerModule;
  } catch (error) {
    throw loadError(error, file);
  }
}

/** Names the module whose load failed: the bundle names each module above its code. */
function loadError(error: unknown, bundle: string): unknown {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = Number(/server\.mjs\?\w+:(\d+):\d+/.exec(stack)?.[1] ?? 0);
  const before = readFileSync(bundle, 'utf8').split('\n').slice(0, line);
  const modules = before.map((text) => /^\/\/ (\S.*\.[cm]?[jt]sx?)$/.exec(text)?.[1]);
  const module = modules.findLast(Boolean);
  if (module === undefined) return error;
  return new DiagnosticError([
    {
      severity: 'error',
      rule: 'render',
      message: `Unexpected error while loading: ${message}`,
      file: module,
      hint: 'Code outside of functions runs in Node, where there is no page',
    },
  ]);
}

/** The browser's files, and their addresses in documents. */
export interface ClientBundle {
  bundle: Bundle;
  scripts: DocumentFile[];
  /** The files of the scripts of extensions, relative to the bundle, by extension. */
  extensionScripts: Record<string, string>;
  /** The files of the islands of extensions, relative to the bundle, by their source. */
  extensionChunks: Record<string, string>;
  styles: string[];
  /** The style sheet of API references. */
  apiStyles: string[];
  /** Fonts. */
  preload: DocumentFile[];
  /** The scripts that only a sample that runs needs. */
  liveChunks: string[];
}

/** The options of the browser's files. */
const clientBuild = (scripts: Record<string, string>) =>
  ({
    assetsInlineLimit: 0,
    modulePreload: false,
    // Targets that support nesting: flattened, the style sheet is 3 % larger.
    cssTarget: ['chrome125', 'firefox128', 'safari17.6'],
    cssCodeSplit: false,
    rolldownOptions: {
      input: { client: 'docs:entry', ...entryNames(scripts) },
      // Inlines each label where it is used. As an export it would be in the script of every
      // page.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  }) satisfies InlineConfig['build'];

/** The entries of the scripts of extensions, by the name of their files. */
function entryNames(scripts: Record<string, string>): Record<string, string> {
  const rows = Object.entries(scripts).map(([extension, entry]) => [slugOf(extension), entry]);
  return Object.fromEntries(rows) as Record<string, string>;
}

/** Whether a site may have scripts that need to know of navigations. */
export function hearsNavigations({ extensions, head }: Config): boolean {
  return extensions.length > 0 || head !== undefined;
}

/** Bundles the runtime, the islands and the styles for the browser. */
export async function bundleClient(
  site: Site,
  engine: string,
  { islandFiles, styles: imported, extensionIslands }: ServerBundle,
  { banner, css }: Pick<SiteStylesInput, 'banner' | 'css'>,
  live?: LiveBundle,
): Promise<ClientBundle> {
  const styles = writeSiteStyles(join(site.cacheFolder, `styles${suffix(site)}.css`), {
    ...site,
    ...{ banner, css, tailwind: await compileTailwind(site) },
  });
  const { base, labels } = site.config;
  const features = featuresOf(site.config);
  const liveChunks: string[] = [];
  const extensionChunks: Record<string, string> = {};
  const liveFiles = live ? [liveStyleFile, liveEntry] : [];
  const eventFiles = hearsNavigations(site.config) ? [eventsEntry] : [];
  const scripts = scriptEntries(site.config);
  const entry = [styles, ...imported, clientEntry, ...eventFiles, ...liveFiles]
    .map((name) => `import ${JSON.stringify(name)};`)
    .join(' ');
  const built = await bundle({
    cacheFolder: site.cacheFolder,
    name: `client${suffix(site)}`,
    version: hash(
      engine,
      base,
      JSON.stringify([islandFiles, imported, labels, viteVersion(site), vocsData(site), features]),
      String(site.config.theme.forced === true),
      live?.table ?? '',
      ...eventFiles,
      ...Object.values(scripts),
    ),
    importersOf: (name) => extensionsNaming(site, name),
    isServed: servedBy(site),
    extra: () => ({ liveChunks, extensionChunks }),
    config: async () => ({
      ...sharedConfig(site),
      plugins: [
        (await import('../bundler/vite-plugin.ts')).docsPlugin({
          root: site.root,
          islandFiles: new Map(islandFiles),
          entry,
        }),
        labelsModule(labels),
        ...extensionModules(site),
        noteChunks(Object.values(extensionIslands).flat(), extensionChunks),
        featuresModule(features),
        ...forcedTheme(site.config),
        ...vocsModule(site),
        ...(live ? [liveModule(() => live.table), findLiveChunks(liveChunks)] : []),
        ...(await pluginsOf(site)),
        plainImports(),
        keepStyles(),
        apiStyleSheet(),
      ],
      worker: { plugins: () => [labelsModule(labels)] },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: clientBuild(scripts),
    }),
  });
  const extensionScripts = Object.fromEntries(
    Object.keys(scripts).map((name) => [name, built.entries[slugOf(name)]!]),
  );
  const address = (file: string) => withBase(base, `/${file}`);
  const checked = (file: string): DocumentFile => ({
    src: address(file),
    integrity: integrityOf(readFileSync(join(built.folder, file))),
  });
  return {
    bundle: built,
    scripts: [
      checked(built.entries.client!),
      ...Object.entries(extensionScripts).map(([extension, file]) => ({
        ...checked(file),
        extension,
      })),
    ],
    extensionScripts,
    styles: [address(built.entries.styles!)],
    apiStyles: [address(built.entries.api!)],
    ...(built.extra as Pick<ClientBundle, 'liveChunks' | 'extensionChunks'>),
    preload: built.files.filter((file) => isPreloadedFont(file, site.fonts)).map(checked),
  };
}

/** Distinguishes the bundles of several sites, or of several bases, in one folder. */
function suffix(site: Site): string {
  return `-${hash(site.config.base, site.config.outDir).slice(0, 6)}`;
}
