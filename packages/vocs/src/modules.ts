import { join } from 'node:path';

/** The hooks of a plugin of Vite that are used here. */
interface ModulesPlugin {
  name: string;
  enforce: 'pre';
  resolveId(
    this: { resolve(source: string, importer?: string): Promise<unknown> },
    source: string,
    importer?: string,
  ): Promise<unknown>;
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

/**
 * Resolves the imports of Vocs.
 *
 * @param root The root of a site with `vocs.config.ts`, absolute: only such a site has the router of Vocs.
 * @param alias `vite.resolve.alias` of its configuration: the rows whose name is a pattern.
 */
export function vocsModules(root?: string, alias?: unknown): ModulesPlugin {
  const patterns = Array.isArray(alias) ? (alias as unknown[]).filter(isPattern) : [];
  return {
    name: 'stilldocs-vocs',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const [, part] = sitePart.exec(source) ?? [];
      if (root !== undefined && part !== undefined) return join(root, `${part}.tsx`);
      const isRouter = router.test(source) && !importer.includes('/node_modules/');
      const own = isRouter && root !== undefined ? '@stilldocs/vocs/router' : modules[source];
      const pattern = patterns.find(({ find }) => find.test(source));
      const target = own ?? (pattern && source.replace(pattern.find, pattern.replacement));
      return target === undefined || target === source ? null : this.resolve(target, importer);
    },
  };
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
