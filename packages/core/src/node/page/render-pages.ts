import { placeOfThrown } from '../bundler/thrown-place.ts';
import { atComponents } from './component-places.ts';
import { createMemoryGuard } from '../../content/base/memory.ts';
import { fileVersion } from '../../content/source/file-version.ts';
import { basePlaceholder, fillBase } from '../../shared/page/base-placeholder.ts';
import { isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import type { Page, PageFacts, PageSource } from '../../shared/page/page.ts';
import { listsIn, type SiteListName } from '../../shared/page/site-lists.ts';
import type { ServerBundle } from '../assets/server-bundle.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { once } from '../files/remember.ts';
import { fileInSite, nameInSite } from '../files/site-names.ts';
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
import { renderHere, renderInWorkers } from './render-queues.ts';

/** What a page in the cache depends on besides its key. */
interface CachedSite {
  root: string;
  server: ServerBundle;
  /** The base of its pages, which have a placeholder in the cache. */
  base: string;
}

/** A page in the cache; its HTML has a key of its own. */
interface CachedPage {
  /** The names of files are relative to the site's root. */
  facts: PageFacts;
  islands: string[];
  /** The server bundle, for pages that use components. */
  server: string | null;
  /** The base, for pages whose components read it. */
  base: string | null;
  htmlVersion: string;
  /** The lists of the whole site with a placeholder in the HTML. */
  lists: SiteListName[];
}

/** A compiled page; its HTML is decoded on demand. */
export interface RenderedPage {
  facts: PageFacts;
  /** The page's source text. */
  source: string;
  /** A hash of the inputs of the HTML and the twin. */
  htmlVersion: string;
  html(): string;
  /** The page's Markdown twin. */
  twin(): string;
  /** The page's sections for search, as JSON; see `SearchSection`. */
  sections(): string;
  /** The lists of the whole site with a placeholder in the HTML. */
  lists: SiteListName[];
  fromCache: boolean;
}

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
  await shared?.fetch(keyed);
  for (const { path, source, key } of keyed)
    await inGroup(path, async () => {
      const frozen = frozenPage(site, source, server);
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
        ? renderInWorkers(workersQueues, data, ownPool, { ...here, ask: threads?.ask })
        : renderHere(others, 1, here),
    ]);
  } finally {
    await threads?.close();
    if (!pool) await ownPool.close();
  }
}

function fromCache(
  cache: RenderPagesContext['cache'],
  key: string,
  source: PageSource,
  { root, server, base }: CachedSite,
): RenderedPage | undefined {
  const stored = cache.get(key);
  if (!stored) return undefined;
  const {
    facts: named,
    htmlVersion,
    lists,
    server: usedServer,
    base: usedBase,
  } = JSON.parse(fillBase(stored.toString(), base)) as CachedPage;
  if (usedServer !== null && usedServer !== server.version) return undefined;
  if (usedBase !== null && usedBase !== base) return undefined;
  const facts = withFiles(named, (name) => fileInSite(root, name));
  if (Object.entries(facts.reads).some(([file, version]) => fileVersion(file) !== version))
    return undefined;
  // Read now, to check its presence and mark it as used; decoded on demand.
  const html = cache.get(`${key}.html`);
  const twin = cache.get(`${key}.md`);
  const sections = cache.get(`${key}.search`);
  if (!html || !twin || !sections) return undefined;
  return {
    facts,
    source: source.text,
    htmlVersion: hash(htmlVersion, base),
    lists,
    fromCache: true,
    html: () => fillBase(html.toString(), base),
    ...inCache(cache, key, base),
  };
}

/** The texts that outlive the page's turn: read again on demand, because the texts of all pages fill the memory. */
function inCache(
  cache: RenderPagesContext['cache'],
  key: string,
  base: string,
): Pick<RenderedPage, 'twin' | 'sections'> {
  const read = (part: string) => {
    const text = cache.get(`${key}.${part}`);
    if (text) return fillBase(text.toString(), base);
    throw new Error(`The cache has lost "${part}" of a page that this build wrote: build again`);
  };
  return { twin: () => read('md'), sections: () => read('search') };
}

function keep(
  cache: RenderPagesContext['cache'],
  key: string,
  source: PageSource,
  page: Page,
  { root, server, base }: CachedSite,
): RenderedPage {
  const rendered = asRenderedPage(source, page);
  const filled = filledPage(rendered, base);
  const { facts, htmlVersion, lists } = rendered;
  // What a page waited for may be other content the next time.
  if (!isUnusable(facts.diagnostics) && !facts.isAwaited) {
    const usesComponents = facts.imports.length > 0 || facts.usesComponents;
    const cached: CachedPage = {
      facts: withFiles(facts, (file) => nameInSite(root, file)),
      htmlVersion,
      lists,
      islands: page.islands,
      server: usesComponents ? server.version : null,
      base: facts.readsBase ? base : null,
    };
    cache.set(key, JSON.stringify(cached));
    cache.set(`${key}.html`, page.html);
    cache.set(`${key}.md`, page.twin);
    cache.set(`${key}.search`, page.sections);
    // Nothing is stored where the folder cannot be written.
    if (cache.get(`${key}.search`)) return { ...filled, ...inCache(cache, key, base) };
  }
  return filled;
}

/** A page that was just rendered, with the site's base. */
function filledPage(page: RenderedPage, base: string): RenderedPage {
  return {
    ...page,
    facts: JSON.parse(fillBase(JSON.stringify(page.facts), base)) as PageFacts,
    htmlVersion: hash(page.htmlVersion, base),
    html: () => fillBase(page.html(), base),
    twin: () => fillBase(page.twin(), base),
    sections: () => fillBase(page.sections(), base),
  };
}

/** The same facts with other names of the files that the page reads. */
function withFiles(facts: PageFacts, rename: (file: string) => string): PageFacts {
  return {
    ...facts,
    reads: Object.fromEntries(
      Object.entries(facts.reads).map(([file, version]) => [rename(file), version]),
    ),
    assets: facts.assets.map((asset) =>
      'source' in asset ? { ...asset, source: rename(asset.source) } : asset,
    ),
  };
}

/** A page that was just rendered. */
export function asRenderedPage(
  { text }: PageSource,
  { facts, html, twin, sections }: Page,
): RenderedPage {
  return {
    facts,
    source: text,
    htmlVersion: hash(html, twin),
    fromCache: false,
    html: () => html,
    twin: () => twin,
    sections: () => sections,
    lists: listsIn(html),
  };
}
