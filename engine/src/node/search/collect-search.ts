import type { SearchSection } from '../../content/html/search-sections.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { type SearchFilesOptions, type SearchFilesSource, searchFilesOf } from './search-files.ts';
import {
  isSearchable,
  type SearchRow,
  searchSectionsJson,
  searchTitle,
  sidebarGroups,
} from './search-index.ts';
import { searchStarts } from './search-starts.ts';
import type { Site } from '../site/site.ts';

/** Gathers what search finds, page by page, in any order. */
export interface SearchCollector {
  add(facts: PageFacts, content: { htmlVersion: string; html(): string }): void;
  /** The files of search from the pages that were added, in the site's order. */
  finish(): SearchFilesSource;
}

/** Sections are cached by the HTML they come from, the files by all sections. */
export function createSearchCollector(
  { config, pages }: Site,
  engine: string,
  cache: Cache,
  lastFile: SearchFilesOptions['lastFile'],
): SearchCollector {
  const rows = new Map<string, SearchRow>();
  return {
    add(facts, { htmlVersion, html }) {
      if (!isSearchable(facts)) return;
      const title = searchTitle(config, facts);
      const key = hash('search-sections', engine, htmlVersion, title);
      const known = cache.get(key);
      const fresh = known ? undefined : searchSectionsJson(html(), title);
      if (fresh !== undefined) cache.set(key, fresh);
      rows.set(facts.path, {
        path: facts.path,
        groups: sidebarGroups(config, facts.path, title),
        key,
        sections: () => JSON.parse(fresh ?? known!.toString()) as SearchSection[],
      });
    },
    finish() {
      const inOrder = pages.flatMap(({ path }) => rows.get(path) ?? []);
      const starts = searchStarts(config);
      return searchFilesOf({ base: config.base, engine, starts, lastFile }, inOrder, cache);
    },
  };
}
