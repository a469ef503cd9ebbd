import { inOwnCall } from '../../content/base/own-calls.ts';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { basePlaceholder } from '../../shared/page/base-placeholder.ts';
import type { ServerModule } from '../../shared/page/renderer.ts';
import { bundle, nodeBuild } from '../bundler/bundle.ts';
import type { Bundle } from '../bundler/bundle-files.ts';
import { extensionComponents } from '../bundler/extension-modules.ts';
import { loadProblem } from '../bundler/load-problem.ts';
import { noteRunning, moduleAbove, placeOfThrown } from '../bundler/thrown-place.ts';
import { siteData } from '../bundler/site-data-module.ts';
import { serverEntry } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import { editionFolder } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { importedFile, tsconfigPaths, tsconfigVersion } from '../bundler/tsconfig-paths.ts';
import { viteVersion } from '../bundler/vite-parts.ts';
import { extensionsNaming, servedBy, sharedConfig } from './bundle-parts.ts';
import { findPageImports, type ImportPlace, moduleOf } from './page-imports.ts';

/** The server bundle and its islands. */
export interface ServerBundle {
  file: string;
  /** A hash of the code that renders pages. */
  version: string;
  /** `'use client'` files: id to absolute file. */
  islandFiles: [string, string][];
  /** The style sheets that its modules import, absolute. */
  styles: string[];
}

/** The data stored with the server bundle. */
interface ServerExtra extends Pick<ServerBundle, 'islandFiles' | 'styles'> {
  /** Whether code reads `import.meta.env.BASE_URL`. */
  usesBaseUrl: boolean;
}

/** Bundles the theme and the site's components for rendering. */
export async function bundleServer(site: Site, engine: string): Promise<ServerBundle> {
  const shared = await serverBundle(site, engine, 'server');
  // It may be compared with other addresses.
  const isShared = !(shared.extra as ServerExtra).usesBaseUrl;
  const built = isShared ? shared : await serverBundle(site, engine, 'server', { isShared });
  const file = join(built.folder, built.entries.server!);
  const build = { sourcemap: 'hidden' } as const;
  const mapped = () => serverBundle(site, engine, 'server-map', { isShared, build });
  noteRunning('server', { root: site.root, code: file, mapped });
  return { file, version: built.version, ...(built.extra as ServerExtra) };
}

/** Bundles the theme without components and configuration of the site, to check pages beside code that cannot be bundled. */
export async function bundleTheme(site: Site, engine: string): Promise<ServerBundle> {
  const built = await serverBundle(site, engine, 'theme', { isTheme: true });
  const file = join(built.folder, built.entries.server!);
  return { file, version: built.version, ...(built.extra as ServerExtra) };
}

interface ServerBundleOptions {
  /** Without components and configuration of the site. */
  isTheme?: boolean;
  /** Whether a placeholder stands for the base. Default: yes. */
  isShared?: boolean;
  build?: InlineConfig['build'];
}

async function serverBundle(
  site: Site,
  engine: string,
  name: string,
  { isTheme = false, isShared = true, build = {} }: ServerBundleOptions = {},
): Promise<Bundle> {
  const islandFiles = new Map<string, string>();
  const styles = new Set<string>();
  const baseUrls = new Set<string>();
  const places = isTheme ? new Map<string, ImportPlace[]>() : await importsOfVersions(site);
  const pageImports = [...places].map(([name, all]): [string, string] => [
    name,
    moduleOf(name, all),
  ]);
  const { build: ofNode, ...node } = nodeBuild('server', 'docs:entry');
  const bundled = isShared ? withoutOwnBase(site) : site;
  return bundle({
    cacheFolder: site.cacheFolder,
    name: `${name}-${hash(bundled.config.base, editionFolder(site), site.config.outDir).slice(0, 6)}`,
    version: hash(
      engine,
      JSON.stringify([
        pageImports,
        site.config.labels,
        viteVersion(site),
        tsconfigVersion(site.root),
        siteData(bundled),
        site.config.search !== false,
      ]),
      ...(site.config.extensions.length > 0
        ? [JSON.stringify(extensionComponents(site.config))]
        : []),
    ),
    isServed: servedBy(site),
    importersOf: (name) => [...(places.get(name) ?? []), ...extensionsNaming(site, name)],
    extra: (): ServerExtra => ({
      islandFiles: [...islandFiles],
      styles: [...styles],
      usesBaseUrl: baseUrls.size > 0,
    }),
    config: async () => ({
      ...sharedConfig(bundled),
      plugins: await (
        await import('../bundler/plugins/index.ts')
      ).bundlerPlugins(bundled, {
        target: 'server',
        entry: isTheme ? exportTheme : serverCode(site, pageImports),
        ...{ islandFiles, styles, baseUrls },
      }),
      ...node,
      build: { ...ofNode, ...build },
    }),
  });
}

/** The site with a placeholder for its base, so that all bases share a bundle. */
function withoutOwnBase(site: Site): Site {
  const { config } = site;
  return { ...site, config: { ...config, base: basePlaceholder(config.base) } };
}

const exportEngine = `export * from ${JSON.stringify(serverEntry)};`;
const exportTheme = `${exportEngine}\nexport const pageImports = {};`;

/**
 * The entry of the server bundle: the entry of the theme, every module that a page imports, and the
 * configuration.
 */
function serverCode({ configFiles }: Site, pageImports: [name: string, module: string][]): string {
  const imports = pageImports.map(
    ([, module], index) => `import * as m${index} from ${JSON.stringify(module)};`,
  );
  const rows = pageImports.map(([name], index) => `${JSON.stringify(name)}: m${index}`);
  return [
    ...imports,
    `export const pageImports = { ${rows.join(', ')} };`,
    exportEngine,
    // A configuration that cannot be loaded has no bundle.
    configFiles.bundle.file &&
      `export { default as config } from ${JSON.stringify(configFiles.main)};`,
  ].join('\n');
}

/**
 * The modules that the pages of a site import in any version. Those of earlier versions that are gone are left out: their
 * pages say so.
 */
async function importsOfVersions({ root, pages, outlines, versions, config }: Site) {
  const places = await findPageImports(root, pages, outlines);
  const byPaths = tsconfigPaths(root);
  for (const { editions, root: files } of (versions ?? []).flatMap(({ all }) => all.slice(1))) {
    const own = editions.find(({ lang }) => lang === config.lang)?.pages.values() ?? [];
    const found = await findPageImports(root, [...own], outlines, files);
    for (const [name, all] of found) {
      if (!places.has(name) && (isInstalled(root, name) || byPaths(name))) places.set(name, all);
    }
  }
  return new Map([...places].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether an import leads to a module, with the extensions that the bundler adds. */
function isInstalled(root: string, name: string): boolean {
  if (!isAbsolute(name))
    return (
      name.startsWith('stilldocs') || resolveFrom(join(root, 'docs.config.ts'), name) !== undefined
    );
  return importedFile(name) !== undefined;
}

/** Loads a server bundle. */
export async function importServer({
  file,
  version,
}: Pick<ServerBundle, 'file' | 'version'>): Promise<ServerModule> {
  const address = `${pathToFileURL(file).href}?${version}`;
  try {
    const message = 'A component failed when it was loaded';
    return await inOwnCall({ rule: 'render', message }, async () => {
      return (await import(address)) as ServerModule;
    });
  } catch (error) {
    throw await loadError(error, file);
  }
}

/**
 * Names the place whose load failed. Where it is not known, as in a worker, the module: the bundle names each above its code.
 */
async function loadError(error: unknown, bundle: string): Promise<unknown> {
  const { message, stack = '' } = error as Error;
  const line = Number(/server\.mjs\?\w+:(\d+):\d+/.exec(stack)?.[1] ?? 0);
  const module = moduleAbove(readFileSync(bundle, 'utf8').split('\n'), line);
  const place = await placeOfThrown(error);
  return new DiagnosticError([{ ...loadProblem(message, module), ...place }]);
}
