import { type SearchSection, searchSections } from '../content/search-sections.ts';
import type { Config } from '../shared/config.ts';
import { activeTrail, sidebarItems, sidebarKey } from '../shared/navigation.ts';
import type { PageFacts } from '../shared/page.ts';
import { encodePath, withBase } from '../shared/paths.ts';
import { notFoundPath } from './discover.ts';
import type { SearchDocument } from '../shared/search-options.ts';
import { type PackedStart, type PageTitles, packTitles } from '../shared/search-titles.ts';
import { serialiseSearch } from './serialise-search.ts';

/** A page as search sees it. */
export interface SearchPage {
  path: string;
  /** The groups of the sidebar that hold it, from the outside in. */
  groups: string[];
  sections: SearchSection[];
}

/** The files that search loads. */
export interface SearchIndex {
  /** MiniSearch's own format; see `serialiseSearch`. */
  index: string | Uint8Array;
  /** What `packTitles` makes. */
  titles: string | Uint8Array;
}

/** Whether readers can find the page. */
export function isSearchable({ path, frontMatter }: PageFacts): boolean {
  return path !== notFoundPath && (frontMatter.searchable ?? true);
}

/** The title search shows for a page. */
export function searchTitle(config: Config, { frontMatter, title }: PageFacts): string {
  return frontMatter.title || title || config.title;
}

/** Cuts a page's HTML into what search finds; for the cache, as JSON. */
export function searchSectionsJson(html: string, title: string): string {
  return JSON.stringify(searchSections(html, title));
}

/**
 * What the sidebar calls the groups around a page and the page itself: readers look for that too.
 * What only repeats the title is left out.
 */
export function sidebarGroups(config: Config, path: string, title: string): string[] {
  const names = activeTrail(sidebarItems(config, sidebarKey(config, path)), path);
  return names
    .filter(({ text }, index) =>
      index === names.length - 1 ? !title.includes(text) : title !== text,
    )
    .map(({ text }) => text);
}

/**
 * Makes the files of search. The same pages in the same order give the same bytes.
 *
 * @param starts The pages to offer while nothing is searched for; see `search-starts.ts`.
 */
export function buildSearchIndex(
  base: string,
  pages: Iterable<SearchPage>,
  starts: PackedStart[] = [],
): SearchIndex {
  const packed: PageTitles[] = [];
  function* documents(): Generator<SearchDocument> {
    let id = 0;
    for (const page of pages) {
      for (const document of documentsOf(base, page)) yield { id: id++, ...document };
      packed.push(page);
    }
  }
  const index = serialiseSearch(documents());
  return { index, titles: JSON.stringify(packTitles(packed, starts)) };
}

/** One document for each section, with the titles above it. */
function* documentsOf(
  base: string,
  { path, groups, sections }: SearchPage,
): Generator<Omit<SearchDocument, 'id'>> {
  const above: SearchSection[] = [];
  for (const section of sections) {
    const { id, level, title, text, html } = section;
    while (above.length > 1 && above.at(-1)!.level >= level) above.pop();
    yield {
      title,
      titles: [...groups, ...above.map((parent) => parent.title)],
      text,
      href: withBase(base, encodePath(path)) + (id && `#${encodeURIComponent(id)}`),
      html,
      isPage: id === '',
    };
    above.push(section);
  }
}
