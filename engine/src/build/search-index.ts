import { type SearchSection, searchSections } from '../content/search-sections.ts';
import type { Config } from '../shared/config.ts';
import { activeTrail, sidebarItems, sidebarKey } from '../shared/navigation.ts';
import type { PageFacts } from '../shared/page.ts';
import { encodePath, withBase } from '../shared/paths.ts';
import { notFoundPath } from './discover.ts';
import type { SearchDocument } from '../shared/search-options.ts';
import { packPage, type PackedStart } from '../shared/search-titles.ts';
import { type PageEntries, pageEntries, serialiseSearch } from './serialise-search.ts';

/** A page as search sees it. */
export interface SearchPage {
  path: string;
  /** The groups of the sidebar that hold it, from the outside in. */
  groups: string[];
  sections: SearchSection[];
}

/** The files that search loads. */
export interface SearchFiles {
  /** MiniSearch's own format; see `serialiseSearch`. */
  index: Uint8Array;
  /** What `packTitles` makes. */
  titles: Uint8Array;
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
): SearchFiles {
  const titles: string[] = [];
  function* entries(): Generator<PageEntries> {
    let first = 0;
    for (const page of pages) {
      const made = entriesOf(base, page, first);
      titles.push(titlesOf(page));
      yield made;
      first += made.count;
    }
  }
  const { bytes } = serialiseSearch(entries());
  return { index: bytes, titles: Buffer.from(`${titlesHead(starts)}${titles.join()}${titlesEnd}`) };
}

/** What stands before the pages in the file of titles. */
export function titlesHead(starts: PackedStart[]): string {
  return `{"starts":${JSON.stringify(starts)},"pages":[`;
}

/** What stands behind them. */
export const titlesEnd = ']}';

/** What a page adds to the index; its sections are numbered from `first` on. */
export function entriesOf(base: string, page: SearchPage, first: number): PageEntries {
  return pageEntries([...documentsOf(base, page)], first);
}

/** What a page adds to the file of titles. */
export function titlesOf(page: SearchPage): string {
  return JSON.stringify(packPage(page));
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
