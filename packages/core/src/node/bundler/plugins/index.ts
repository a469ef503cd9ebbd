import type { Plugin, PluginOption } from 'vite';
import type { Config } from '../../../shared/config/config.ts';
import { engineModules } from '../engine-modules.ts';
import { enginePackages, engineReact } from '../engine-react.ts';
import { extensionModules, extensionPackages } from '../extension-modules.ts';
import { externalPackages } from '../external-packages.ts';
import { labelsModule, ownLabelModules } from '../labels-module.ts';
import { modulePlace } from '../module-place.ts';
import { noteBaseUrl } from '../note-base-url.ts';
import { keepStyles, noteStyles } from '../note-styles.ts';
import { siteDataModule } from '../site-data-module.ts';
import { tsconfigPathsPlugin } from '../tsconfig-paths.ts';
import { unusedModules } from '../unused-modules.ts';
import { docsPlugin } from '../vite-plugin.ts';
import { pluginsOf, type ViteParts } from '../vite-parts.ts';
import { foreignAliases } from '../foreign-aliases.ts';
import type { Features } from '../../../content/source/features.ts';
import { componentLayer } from './component-layer.ts';
import { contentSheets } from './content-styles.ts';
import { layersFirst, ownLayers } from './layer-order.ts';
import { findLiveChunks } from './live-chunks.ts';
import { liveModule } from './live-module.ts';
import { plainImports } from './plain-imports.ts';

/** What is known of a site while its configuration is loaded. */
interface ConfigSite {
  root: string;
  /** A configuration of another engine has a reader. */
  configFiles: {
    main: string;
    reader?: { aliases?: Record<string, string> | undefined } | undefined;
  };
}

/** What the plugins depend on of a site. */
interface BundledSite extends ConfigSite {
  loadedFeatures?: Features;
  config: Config;
  vite?: ViteParts;
  cacheFolder: string;
}

/** What is bundled, with the input of its plugins and what they note. */
interface Targets {
  config: { target: 'config' };
  server: {
    target: 'server';
    /** The code of the entry. */
    entry: string;
    /** Every `'use client'` file, id to absolute file: noted. */
    islandFiles: Map<string, string>;
    /** The style sheets that modules import: noted. */
    styles: Set<string>;
    /** The modules that read the base's address: noted. */
    baseUrls: Set<string>;
  };
  client: {
    target: 'client';
    entry: string;
    islandFiles: Map<string, string>;
    /** The code of the module `docs:live`; undefined without live samples. */
    liveTable: (() => string) | undefined;
    /** The chunks that only a running sample needs: noted. */
    liveChunks: string[];
  };
  dev: {
    target: 'dev';
    liveTable: (() => Promise<string>) | undefined;
    /** Keeps the last good style sheets. */
    lastStyles: Plugin;
    /** Authenticates the connections of pages. */
    token: string;
  };
}
type Target = keyof Targets;
type SiteOf<Name extends Target> = 'config' extends Name ? ConfigSite : BundledSite;

/** A row: what is bundled with a plugin, and the plugin. */
interface Row {
  targets: readonly Target[];
  plugin(site: ConfigSite, input: Targets[Target]): PluginOption | Promise<PluginOption>;
}

/** A plugin of some targets; its input is what they have in common. */
export function pluginFor<const Name extends Target>(
  targets: readonly Name[],
  plugin: (site: SiteOf<Name>, input: Targets[Name]) => PluginOption | Promise<PluginOption>,
): Row {
  return { targets, plugin };
}

const pages = ['server', 'client', 'dev'] as const;

/** Every plugin of the bundler, in order. */
export const pluginTable: Record<string, Row> = {
  docs: pluginFor(pages, (site, input) =>
    docsPlugin({
      root: site.root,
      islandFiles: input.target === 'dev' ? new Map() : input.islandFiles,
      islandPackages: extensionPackages(site),
      automaticIslands: automaticIslands(site),
      ...(input.target !== 'dev' && { entry: input.entry }),
    }),
  ),
  labels: pluginFor(pages, ({ config }) => labelsModule(config.labels)),
  ownLabels: pluginFor(pages, (site) => ownLabelModules(site)),
  extensions: pluginFor(pages, (site) => extensionModules(site)),
  siteData: pluginFor(pages, (site) => siteDataModule(site)),
  unusedModules: pluginFor(pages, ({ config }) => unusedModules(config)),
  foreignAliases: pluginFor(['config', ...pages], ({ configFiles }) =>
    foreignAliases(configFiles.reader?.aliases ?? {}),
  ),
  tsconfigPaths: pluginFor(['config', ...pages], ({ root }) => tsconfigPathsPlugin(root)),
  react: pluginFor(['config', ...pages], ({ root }) => engineReact(root)),
  enginePackages: pluginFor(['config', ...pages], () => enginePackages()),
  externalPackages: pluginFor(['config', 'server', 'dev'], ({ configFiles }, { target }) =>
    configFiles.reader ? externalPackages(target === 'config' ? undefined : configFiles.main) : [],
  ),
  engineModules: pluginFor(['config', 'server', 'dev'], () => engineModules()),
  modulePlace: pluginFor(['config', 'server', 'dev'], () => modulePlace()),
  noteBaseUrl: pluginFor(['server'], (_site, { baseUrls }) => noteBaseUrl(baseUrls)),
  noteStyles: pluginFor(['server'], (_site, { styles }) => noteStyles(styles)),
  refresh: pluginFor(['dev'], async () => (await import('@vitejs/plugin-react')).default()),
  lastStyles: pluginFor(['dev'], (_site, { lastStyles }) => lastStyles),
  live: pluginFor(['client', 'dev'], (_site, { liveTable }) =>
    liveTable ? liveModule(liveTable) : [],
  ),
  liveChunks: pluginFor(['client'], (_site, { liveTable, liveChunks }) =>
    liveTable ? findLiveChunks(liveChunks) : [],
  ),
  ofSite: pluginFor(pages, (site) => pluginsOf(site)),
  componentLayer: pluginFor(['client', 'dev'], ({ cacheFolder, root }) =>
    componentLayer(cacheFolder, root),
  ),
  keepStyles: pluginFor(['client'], () => keepStyles()),
  contentStyles: pluginFor(['client'], (site) => contentSheets(site)),
  layersFirst: pluginFor(['client'], () => layersFirst()),
  ownLayers: pluginFor(['dev'], () => ownLayers()),
  plainImports: pluginFor(['client'], () => plainImports()),
  token: pluginFor(['dev'], (_site, { token }) => ({
    name: 'docs:token',
    configResolved: (resolved) => void Object.assign(resolved, { webSocketToken: token }),
  })),
};

/** What the extensions of a site say of components without the directive. */
function automaticIslands({ config: { extensions } }: BundledSite) {
  const written = extensions.flatMap((extension) => extension.automaticIslands ?? []);
  if (written.length === 0) return undefined;
  return {
    except: written.flatMap(({ except = [] }) => except),
    buildHooks: written.flatMap(({ buildHooks = [] }) => buildHooks),
  };
}

/** The plugins of the bundler for a target, with its input. */
export async function bundlerPlugins<Name extends Target>(
  site: SiteOf<Name>,
  input: Targets[Name] & { target: Name },
): Promise<PluginOption[]> {
  const rows = Object.values(pluginTable).filter(({ targets }) => targets.includes(input.target));
  return Promise.all(rows.map((row) => row.plugin(site, input)));
}
