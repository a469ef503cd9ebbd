import { join } from 'node:path';
import { bundleServer } from '../assets/server-bundle.ts';
import { type Cache, openCache } from '../files/cache.ts';
import { engineVersion } from '../files/engine-version.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import { renderPages, type RenderPagesOptions } from '../page/render-pages.ts';
import { openSharedResults } from '../page/shared-results.ts';
import { loadSites } from '../site/site.ts';

/** A page whose result in the cache is not what rendering it again gives. */
export interface RebuiltDifference {
  /** The page's file, relative to the site's root. */
  file: string;
  /** The parts that differ. */
  parts: ('html' | 'twin' | 'sections')[];
}

/** What `rebuildPages` found. */
export interface Rebuilt {
  /** The number of pages that were rendered again. */
  pages: number;
  /** The number of pages that the cache has, out of which they were chosen. */
  of: number;
  differences: RebuiltDifference[];
}

/**
 * Renders some pages again that the cache has, without the cache, and compares the results. A cache that machines
 * share is asked as in a build. Nothing is written.
 *
 * @param root The site's folder, absolute or relative to this one.
 * @param share The part of the pages to render, from 0 to 1, chosen at random; at least one page.
 * @throws DiagnosticError if the site cannot be read.
 */
export async function rebuildPages(root: string, share: number): Promise<Rebuilt> {
  process.env.NODE_ENV = 'production';
  const result: Rebuilt = { pages: 0, of: 0, differences: [] };
  const cached: { pages: RenderedPage[]; render: Render }[] = [];
  // A frozen version is never rendered.
  const sites = (await loadSites({ root })).filter(({ version }) => !version?.frozen);
  const cache = openCache(join(sites[0]!.cacheFolder, 'results'));
  try {
    for (const site of sites) {
      const engine = engineVersion();
      const server = await bundleServer(site, engine);
      const render: Render = async (from, paths, options = {}) => {
        const found: RenderedPage[] = [];
        const pages = site.pages.filter(({ path }) => paths.has(path));
        const part = { site: { ...site, pages }, engine, server, cache: from };
        await renderPages(part, options, async (page) => void found.push(page));
        return found;
      };
      const shared = openSharedResults(site, { engine, server: server.version }, cache);
      const all = new Set(site.pages.map(({ path }) => path));
      const pages = await render(cache, all, { shared, onlyCached: true });
      cached.push({ pages, render });
      result.of += pages.length;
    }
    const chosen = choose(
      cached.flatMap(({ pages }) => pages),
      share,
    );
    result.pages = chosen.size;
    for (const { pages, render } of cached) {
      const old = new Map(
        pages.filter((page) => chosen.has(page)).map((page) => [page.facts.path, page]),
      );
      const again = await render(emptyCache(), new Set(old.keys()));
      for (const page of again) {
        const parts = (['html', 'twin', 'sections'] as const).filter(
          (part) => page[part]() !== old.get(page.facts.path)![part](),
        );
        if (parts.length > 0) result.differences.push({ file: page.facts.file, parts });
      }
    }
    result.differences.sort((a, b) => (a.file < b.file ? -1 : 1));
    return result;
  } finally {
    cache.close();
  }
}

type Render = (
  from: Pick<Cache, 'get' | 'set' | 'use'>,
  paths: ReadonlySet<string>,
  options?: RenderPagesOptions,
) => Promise<RenderedPage[]>;

/** A part of a list, at random. */
function choose<Item>(items: Item[], share: number): Set<Item> {
  const left = [...items];
  const chosen = new Set<Item>();
  const count = Math.min(items.length, Math.max(1, Math.ceil(items.length * share)));
  while (chosen.size < count)
    chosen.add(left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
  return chosen;
}

/** A cache in memory, of one run. */
function emptyCache(): Pick<Cache, 'get' | 'set' | 'use'> {
  const values = new Map<string, Buffer>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, Buffer.from(value as string)),
    use: () => undefined,
  };
}
