import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { integrityOf } from '../../content/html/policy-sources.ts';
import type { Config } from '../../shared/config/config.ts';
import type { DocumentFile } from '../../shared/document/document.ts';
import { withBase } from '../../shared/page/paths.ts';
import { bundle } from '../bundler/bundle.ts';
import type { Bundle } from '../bundler/bundle-files.ts';
import { usedModules } from '../bundler/unused-modules.ts';
import { scriptEntries, slugOf, touchEntries } from '../bundler/extension-modules.ts';
import { labelsModule } from '../bundler/labels-module.ts';
import { contentStylesOf } from '../bundler/plugins/content-styles.ts';
import { siteData } from '../bundler/site-data-module.ts';
import {
  browserApi,
  clientEntry,
  liveEntry,
  liveStyleFile,
  offerEntry,
} from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import type { LiveBundle } from '../live/bundle-live.ts';
import { isPreloadedFont } from '../site/fonts.ts';
import type { Site } from '../site/site.ts';
import { tsconfigVersion } from '../bundler/tsconfig-paths.ts';
import { viteVersion } from '../bundler/vite-parts.ts';
import { extensionsNaming, servedBy, sharedConfig, suffix } from './bundle-parts.ts';
import type { ServerBundle } from './server-bundle.ts';
import { extensionStyles } from '../site/extension-styles.ts';
import { type SiteStylesInput, writeSiteStyles } from './site-styles.ts';
import { compileStyles } from './compile-styles.ts';

/** The browser's files, and their addresses in documents. */
export interface ClientBundle {
  bundle: Bundle;
  scripts: DocumentFile[];
  /** The script of pages that exist in other languages; undefined on a site with one. */
  offer: DocumentFile | undefined;
  /** The files of the scripts of extensions, relative to the bundle, by extension. */
  extensionScripts: Record<string, string>;
  styles: string[];
  /** The addresses of the style sheets of extensions' content, by extension. */
  contentStyles: Record<string, string>;
  /** Fonts. */
  preload: DocumentFile[];
  /** The scripts that only a sample that runs needs. */
  liveChunks: string[];
}

/** A pattern of one file. */
const exactly = (file: string) => new RegExp(`^${file.replaceAll(/[^\w/]/g, '\\$&')}$`);

/** The options of the browser's files. */
const clientBuild = (scripts: Record<string, string>, config: Config) =>
  ({
    assetsInlineLimit: 0,
    modulePreload: false,
    // Targets that support nesting: flattened, the style sheet is 3 % larger.
    cssTarget: ['chrome125', 'firefox128', 'safari17.6'],
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        client: 'docs:entry',
        ...entryNames(scripts),
        ...(hasLanguages(config) && { offer: offerEntry }),
      },
      // Inlines each label where it is used. As an export it would be in the script of every
      // page.
      optimization: { inlineConst: { mode: 'all' } },
      // What a module imports of `stilldocs/browser` is all that it gets: no React for a module that needs none.
      treeshake: { moduleSideEffects: [{ test: exactly(browserApi), sideEffects: false }] },
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

/** The records of plugins during bundling. */
type Notes = Pick<ClientBundle, 'liveChunks'>;

/** Whether a site has several languages. */
const hasLanguages = ({ languages }: Config) => Object.keys(languages).length > 0;

/** The modules that every page of the site loads: its styles, and the scripts that it needs. */
function entryModules(site: Site, styles: string[], live?: LiveBundle) {
  const ofLive = live ? [liveStyleFile, liveEntry] : [];
  return [...styles, clientEntry, ...touchEntries(site.config), ...ofLive];
}

/** Bundles the runtime, the islands and the styles for the browser. */
export async function bundleClient(
  site: Site,
  engine: string,
  server: ServerBundle,
  { banner, css }: Pick<SiteStylesInput, 'banner' | 'css'>,
  live?: LiveBundle,
): Promise<ClientBundle> {
  const styles = writeSiteStyles(join(site.cacheFolder, `styles${suffix(site)}.css`), {
    ...site,
    banner,
    css,
    sheets: extensionStyles(site),
    tailwind: await compileStyles(site),
  });
  const { base, labels } = site.config;
  const notes: Notes = { liveChunks: [] };
  const modules = entryModules(site, [styles, ...server.styles], live);
  const scripts = scriptEntries(site.config);
  const built = await bundle({
    cacheFolder: site.cacheFolder,
    name: `client${suffix(site)}`,
    version: hash(
      engine,
      base,
      JSON.stringify([
        server.islandFiles,
        modules,
        labels,
        viteVersion(site),
        siteData(site),
        tsconfigVersion(site.root),
      ]),
      live?.table ?? '',
      JSON.stringify([...usedModules(site.config), hasLanguages(site.config)]),
      ...Object.values(scripts),
      ...contentStylesOf(site).map(({ css }) => css()),
    ),
    importersOf: (name) => extensionsNaming(site, name),
    isServed: servedBy(site),
    extra: () => notes,
    config: async () => ({
      ...sharedConfig(site),
      plugins: await (
        await import('../bundler/plugins/index.ts')
      ).bundlerPlugins(site, {
        target: 'client',
        entry: modules.map((name) => `import ${JSON.stringify(name)};`).join(' '),
        islandFiles: new Map(server.islandFiles),
        liveTable: live && (() => live.table),
        ...notes,
      }),
      worker: { plugins: () => [labelsModule(labels)] },
      oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
      build: clientBuild(scripts, site.config),
    }),
  });
  return { bundle: built, ...addresses(site, built, scripts), ...(built.extra as Notes) };
}

/**
 * The browser's files of the present version for an earlier one: the same addresses, so that readers load them once. With
 * a service worker, which stores what is below its folder, they are in the folder of the version as well.
 */
export function clientOfVersion(site: Site, client: ClientBundle): ClientBundle {
  if (!site.config.serviceWorker) return client;
  const own = addresses(site, client.bundle, scriptEntries(site.config));
  return { ...client, ...own, preload: client.preload };
}

/** The addresses of the bundle's files in documents. */
function addresses(
  site: Site,
  { folder, entries, files }: Bundle,
  scripts: Record<string, string>,
) {
  const address = (file: string) => withBase(site.config.base, `/${file}`);
  const checked = (file: string): DocumentFile => ({
    src: address(file),
    integrity: integrityOf(readFileSync(join(folder, file))),
  });
  const extensionScripts = Object.fromEntries(
    Object.keys(scripts).map((name) => [name, entries[slugOf(name)]!]),
  );
  return {
    scripts: [entries.client!, ...Object.values(extensionScripts)].map(checked),
    extensionScripts,
    offer: entries.offer === undefined ? undefined : checked(entries.offer),
    styles: [address(entries.styles!)],
    contentStyles: Object.fromEntries(
      contentStylesOf(site).map(({ extension, name }) => [extension, address(entries[name]!)]),
    ),
    preload: files.filter((file) => isPreloadedFont(file, site.fonts)).map(checked),
  };
}
