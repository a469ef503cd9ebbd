import { fileVersion } from '../../content/source/file-version.ts';
import { fillBase } from '../../shared/page/base-placeholder.ts';
import { isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import type { Page, PageFacts, PageSource } from '../../shared/page/page.ts';
import type { SiteListName } from '../../shared/page/site-lists.ts';
import type { ServerBundle } from '../assets/server-bundle.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { fileInSite, nameInSite } from '../files/site-names.ts';
import { asRenderedPage, type RenderedPage } from './rendered-page.ts';

type PageCache = Pick<Cache, 'get' | 'set'>;

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

/**
 * A page of the cache; undefined if it has none that was made from the same inputs.
 *
 * @param key The hash of the inputs that are known before it is rendered.
 */
export function fromCache(
  cache: PageCache,
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
  cache: PageCache,
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

/** Stores a page that was just rendered. What it waited for may be other content the next time: then it is not stored. */
export function keep(
  cache: PageCache,
  key: string,
  source: PageSource,
  page: Page,
  { root, server, base }: CachedSite,
): RenderedPage {
  const rendered = asRenderedPage(source, page);
  const filled = filledPage(rendered, base);
  const { facts, htmlVersion, lists } = rendered;
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
