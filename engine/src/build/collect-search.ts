import type { SearchSection } from '../content/search-sections.ts';
import type { PageFacts } from '../shared/page.ts';
import type { Cache } from './cache.ts';
import { hash } from './hash.ts';
import {
  buildSearchIndex,
  isSearchable,
  type SearchIndex,
  searchSectionsJson,
  searchTitle,
  sidebarGroups,
} from './search-index.ts';
import { searchStarts } from './search-starts.ts';
import type { Site } from './site.ts';

/** Gathers what search finds, page by page, in any order. */
export interface SearchCollector {
  add(facts: PageFacts, content: { htmlVersion: string; html(): string }): void;
  /** Makes the files of search from the pages that were added, in the site's order. */
  finish(): SearchIndex;
}

interface Row {
  path: string;
  groups: string[];
  /** Where the cache keeps the sections. */
  key: string;
  sections: () => string;
}

/** Sections are cached by the HTML they come from, the files by all sections: what is read when nothing changed is two values. */
export function createSearchCollector(
  { config, pages }: Site,
  engine: string,
  cache: Cache,
): SearchCollector {
  const rows = new Map<string, Row>();
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
        sections: () => fresh ?? known!.toString(),
      });
    },
    finish() {
      const inOrder = pages.flatMap(({ path }) => rows.get(path) ?? []);
      const starts = searchStarts(config);
      const version = hash(
        'search',
        engine,
        config.base,
        JSON.stringify(starts),
        JSON.stringify(inOrder.map(({ path, groups, key }) => [path, groups, key])),
      );
      const index = cache.get(`${version}.index`);
      const titles = cache.get(`${version}.titles`);
      if (index && titles) return { index, titles };
      const made = buildSearchIndex(
        config.base,
        (function* read() {
          for (const { path, groups, sections } of inOrder)
            yield { path, groups, sections: JSON.parse(sections()) as SearchSection[] };
        })(),
        starts,
      );
      cache.set(`${version}.index`, made.index);
      cache.set(`${version}.titles`, made.titles);
      return made;
    },
  };
}
