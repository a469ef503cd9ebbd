import { placeOfThrown } from '../bundler/thrown-place.ts';
import { atComponents } from './component-places.ts';
import { createMemoryGuard } from '../../content/base/memory.ts';
import { basePlaceholder } from '../../shared/page/base-placeholder.ts';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import type { Page, PageSource } from '../../shared/page/page.ts';
import type { ServerBundle } from '../assets/server-bundle.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { once } from '../files/remember.ts';
import { fromCache, keep } from './cached-page.ts';
import { contentKey, contentOptions } from './content-options.ts';
import { featureThreads } from './feature-threads.ts';
import { mayContain } from '../site/outlines.ts';
import { inGroup } from '../files/result-groups.ts';
import { pagesOfShard, type Shard } from './shard.ts';
import type { SharedResults } from './shared-results.ts';
import type { Site } from '../site/site.ts';
import { contentRoot } from '../site/versions/versions.ts';
import { frozenPage } from './frozen-page.ts';
import { openColors } from './page-colors.ts';
import { createPagePool, type PagePool } from './page-pool.ts';
import { createVariants } from './page-variants.ts';
import type { RenderedPage } from './rendered-page.ts';
import { renderHere, renderInWorkers } from './render-queues.ts';

/**
 * The minimum number of pages for workers: for fewer the start of workers costs more than it saves.
 */
const minPagesForWorkers = 12;
/** The number of pages that ask a thread before the first answer: each has its tree in memory. */
const pagesAhead = 8;

/** The context for rendering pages. */
export interface RenderPagesContext {
  site: Site;
  engine: string;
  server: ServerBundle;
  cache: Pick<Cache, 'get' | 'set' | 'use'> & Partial<Pick<Cache, 'isNew'>>;
}

/** Which pages are rendered, and how. */
export interface RenderPagesOptions {
  /** The workers, which stay for other editions. */
  pool?: PagePool | undefined;
  /** The maximum number of workers, without a pool. Default: one for each core but the first. */
  workers?: number | undefined;
  /** The results that machines share. Default: none. */
  shared?: SharedResults | undefined;
  /** Renders a part of the pages. Default: all. */
  shard?: Shard | undefined;
  /** Leaves out the pages that the cache does not have. */
  onlyCached?: boolean | undefined;
}

/**
 * Renders the content of every page. A page with unchanged inputs comes from the cache.
 *
 * @param onPage Called for each page, in any order.
 */
export async function renderPages(
  { site, engine, server, cache }: RenderPagesContext,
  { pool, workers, shared, shard, onlyCached }: RenderPagesOptions,
  onPage: (page: RenderedPage) => Promise<void>,
): Promise<void> {
  const { base, ...rest } = contentOptions(site);
  const content = { ...rest, base: basePlaceholder(base) };
  // Hashed once: with all labels it is long.
  const options = hash(contentKey(content));
  const root = contentRoot(site);
  const variants = createVariants(site, cache);
  const missing: { source: PageSource; key: string }[] = [];
  const keyed = pagesOfShard(site.pages, shard).map((source) => {
    const { path, file, text, made = null } = source;
    const { from, now, missing = '' } = source.translationOf ?? {};
    const translation = from === undefined ? [] : [from, now!, missing];
    const parts = [options, file, text, JSON.stringify(made), ...translation];
    return { path, source, key: hash('page', engine, ...parts) };
  });
  const islands = new Set(server.islandFiles.map(([id]) => id));
  const islandsKey = hash(...islands);
  await shared?.fetch(keyed);
  for (const { path, source, key } of keyed)
    await inGroup(path, async () => {
      const frozen = frozenPage(site, source, (name) => islands.has(name), islandsKey);
      if (frozen) return onPage(frozen);
      const own = variants.find(key);
      const page =
        own === undefined ? undefined : fromCache(cache, own, source, { root, server, base });
      if (page) await onPage(page);
      else if (!onlyCached) missing.push({ source, key });
    });
  const colors = openColors(site, engine, cache);
  const wanted = new Map(missing.map((each) => [each.source.path, each]));
  const keepPage = (rendered: Page) => {
    const { source, key } = wanted.get(rendered.facts.path)!;
    return inGroup(source.path, async () => {
      colors.keep(rendered);
      const page = await atComponents(rendered, (stack) => placeOfThrown({ stack }));
      return onPage(
        keep(cache, variants.note(key, page.facts), source, page, { root, server, base }),
      );
    });
  };
  const asking: PageSource[] = [];
  const others: PageSource[] = [];
  const names = site.loadedFeatures?.asking ?? [];
  for (const { source } of missing)
    ((await mayContain(site.outlines, source, names)) ? asking : others).push(source);
  const threads = featureThreads(site, cache);
  const ownPool = pool ?? createPagePool(workers);
  const data = { content, server, base };
  const render = once(async () =>
    (await import('./render-page.ts')).createRenderer(data, threads?.ask),
  );
  const here = {
    render,
    colors,
    guard: createMemoryGuard(threads !== undefined),
    onPage: keepPage,
  };
  // The compiler takes a core of a first build: this thread renders other pages while it waits for answers, because the
  // grammars of a worker take 100 MB and a second.
  const isFirst = cache.isNew === true && threads !== undefined;
  const forWorkers = isFirst ? others.length : missing.length;
  const usesWorkers =
    ownPool.workers > 0 &&
    (forWorkers >= minPagesForWorkers || (ownPool.isStarted && forWorkers > 0)) &&
    !(isFirst && asking.length >= others.length);
  const workersQueues = isFirst ? [others] : [others, asking];
  try {
    if (usesWorkers) await ownPool.load();
    await Promise.all([
      renderHere(asking, threads ? pagesAhead : 1, here),
      usesWorkers
        ? renderInWorkers(workersQueues, data, ownPool, { ...here, ask: threads?.ask }).catch(
            async (error: unknown) => {
              // An error of a worker has lost its place: code that fails when it is loaded fails here with it.
              if (!(error instanceof DiagnosticError)) await render();
              throw error;
            },
          )
        : renderHere(others, 1, here),
    ]);
  } finally {
    await threads?.close();
    if (!pool) await ownPool.close();
  }
}
