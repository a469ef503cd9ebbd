import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The hooks of a plugin of Vite that are used here. */
interface ModulesPlugin {
  name: string;
  enforce: 'pre';
  resolveId(
    this: { resolve(source: string, importer?: string): Promise<unknown> },
    source: string,
    importer?: string,
  ): Promise<unknown>;
  load(id: string): string | undefined;
}

/** Modules in place of Vocs' own. */
const modules: Record<string, string> = {
  vocs: 'stilldocs',
  'vocs/components': '@stilldocs/vocs/components',
};

/** The router that Vocs brings, for the site's own components. */
const router = /^react-router(?:-dom)?$/;

/** The file of a site around each page: `virtual:vocs-site/layout`. */
const sitePart = /^virtual:vocs-site\/(\w+)$/;

/** An alias whose name is a pattern. */
interface PatternAlias {
  find: RegExp;
  replacement: string;
}

/** The module of Vocs that has the configuration. Its others are parts of the engine itself. */
const configModule = 'virtual:config';

/** What is known of a site with `vocs.config.ts`. */
interface VocsSite {
  /** Absolute. Only such a site has the router of Vocs. */
  root: string;
  /** The folder of the configuration, absolute: the root may be outside of it, without its packages. */
  folder: string;
  /** `vite.resolve.alias` of its configuration: the rows whose name is a pattern. */
  alias?: unknown;
  /** The configuration as it is written. */
  written?: object;
}

/**
 * Resolves the imports of Vocs.
 *
 * @param site Default: a site without `vocs.config.ts`.
 */
export function vocsModules(site?: VocsSite): ModulesPlugin {
  const { root, alias, written = {} } = site ?? ({} as Partial<VocsSite>);
  const patterns = Array.isArray(alias) ? (alias as unknown[]).filter(isPattern) : [];
  return {
    name: 'stilldocs-vocs',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (site && source === configModule) return `\0${configModule}`;
      const [, part] = sitePart.exec(source) ?? [];
      if (root !== undefined && part !== undefined) return join(root, `${part}.tsx`);
      const isRouter = router.test(source) && !importer.includes('/node_modules/');
      const own = isRouter && root !== undefined ? '@stilldocs/vocs/router' : modules[source];
      const pattern = patterns.find(({ find }) => find.test(source));
      const target = own ?? (pattern && source.replace(pattern.find, pattern.replacement));
      if (target !== undefined && target !== source) return this.resolve(target, importer);
      if (!site) return null;
      // A page imports by a module of the engine.
      const from = importer.startsWith('\0') ? site.root : dirname(importer);
      const isOfSite = `${from}/`.startsWith(`${site.root}/`);
      return isOfSite && !isInstalled(source, from)
        ? this.resolve(source, join(site.folder, 'package.json'))
        : null;
    },
    load: (id) =>
      id === `\0${configModule}` ? `export const config = ${dataOf(written)};` : undefined,
  };
}

/** Whether an import is none of a package, or the package is installed in a folder or above it. */
function isInstalled(source: string, folder: string): boolean {
  const [, name] = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/|$)/.exec(source) ?? [];
  if (name === undefined || existsSync(join(folder, 'node_modules', name))) return true;
  return dirname(folder) !== folder && isInstalled(source, dirname(folder));
}

/** A configuration as JSON: functions and elements, which components do not show, are left out. */
function dataOf(written: object): string {
  return JSON.stringify(written, (_, value: unknown) =>
    typeof value === 'object' && value !== null && '$$typeof' in value ? undefined : value,
  );
}

function isPattern(row: unknown): row is PatternAlias {
  const { find, replacement } = Object(row) as { find?: unknown; replacement?: unknown };
  return find instanceof RegExp && typeof replacement === 'string';
}

/** The aliases of a configuration whose name is a text. */
export function siteAliases(written: unknown): Record<string, string> {
  const rows = Array.isArray(written)
    ? (written as { find?: unknown; replacement?: unknown }[]).map((row) => [
        Object(row).find,
        Object(row).replacement,
      ])
    : Object.entries(Object(written) as object);
  const texts = rows.filter((row): row is [string, string] =>
    row.every((each) => typeof each === 'string'),
  );
  return Object.fromEntries(texts);
}

/** Constants: an expression stays, any other value becomes one. */
export function siteConstants(written: object = {}): Record<string, string> {
  const rows = Object.entries(written).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : String(JSON.stringify(value)),
  ]);
  return Object.fromEntries(rows) as Record<string, string>;
}

/** Plugins for work that the engine does itself. */
const ownWork = /^(?:@?tailwindcss|vite:react|@mdx-js|mdx|vocs)/;

/** The plugins of a configuration, which may be nested, or promises; those without a name do nothing. */
export async function sitePlugins(written: unknown): Promise<{ name: string }[]> {
  const value = await written;
  if (Array.isArray(value)) return (await Promise.all(value.map(sitePlugins))).flat();
  const { name } = Object(value) as { name?: unknown };
  return typeof name === 'string' && !ownWork.test(name) ? [value as { name: string }] : [];
}
