import { type SearchSection, searchSections } from '../../content/html/search-sections.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import {
  buildSearchIndex,
  isSearchable,
  type SearchFiles,
  type SearchRow,
  searchTitle,
  sidebarGroups,
} from './search-index.ts';
import { searchStarts } from './search-starts.ts';
import type { Site } from '../site/site.ts';

/** The files of search; `version` identifies them. */
export type VersionedSearchFiles = SearchFiles & { version: string };

/** Gathers what search finds, page by page, in any order. */
export interface SearchCollector {
  add(facts: PageFacts, content: { htmlVersion: string; html(): string }): void;
  /** The files of search from the pages that were added, in the site's order; `version` identifies them. */
  finish(): VersionedSearchFiles;
}

/** What a collector reads: the site as it is now, and the cache of sections. */
interface SearchContext {
  readonly site: Pick<Site, 'config' | 'pages'>;
  engine: string;
  cache: Pick<Cache, 'get' | 'set'>;
}

/** Sections are cached by the HTML they come from. */
export function createSearchCollector(context: SearchContext): SearchCollector {
  const { engine, cache } = context;
  const rows = new Map<string, SearchRow & { key: string }>();
  return {
    add(facts, { htmlVersion, html }) {
      const { config } = context.site;
      rows.delete(facts.path);
      if (!isSearchable(facts)) return;
      const title = searchTitle(config, facts);
      const key = hash('search-sections', engine, htmlVersion, title);
      const known = cache.get(key);
      const fresh = known ? undefined : JSON.stringify(searchSections(html(), title));
      if (fresh !== undefined) cache.set(key, fresh);
      rows.set(facts.path, {
        path: facts.path,
        groups: sidebarGroups(config, facts.path, title),
        key,
        sections: () => JSON.parse(fresh ?? known!.toString()) as SearchSection[],
      });
    },
    finish() {
      const { config, pages } = context.site;
      const inOrder = pages.flatMap(({ path }) => rows.get(path) ?? []);
      const starts = searchStarts(config);
      const outline = inOrder.map(({ path, groups, key }) => [path, groups, key]);
      const version = hash('search', engine, config.base, JSON.stringify([starts, outline]));
      return { ...buildSearchIndex(config.base, inOrder, starts), version };
    },
  };
}
