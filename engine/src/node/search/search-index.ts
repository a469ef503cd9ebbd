import type { SearchSection } from '../../content/html/search-sections.ts';
import type { Config } from '../../shared/config/config.ts';
import { activeTrail, sidebarItems, sidebarKey } from '../../shared/page/site-navigation.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { notFoundPath } from '../site/discover.ts';
import type { SearchDocument } from '../../shared/search/search-options.ts';
import {
  packPage,
  type PackedStart,
  type PackedTitles,
} from '../../shared/search/search-titles.ts';
import { serializeSearch } from './serialize-search.ts';

/** A page as search sees it. */
interface SearchPage {
  path: string;
  /** The groups of the sidebar that hold it, from the outside in. */
  groups: string[];
  sections: SearchSection[];
}

/** The files that search loads, made when they are asked for. */
export interface SearchFiles {
  /** MiniSearch's own format; see `serializeSearch`. */
  index(): string;
  /** What `packPage` makes of each page. */
  titles(): string;
}

/** A page of the index whose sections are read when they are needed. */
export interface SearchRow extends Omit<SearchPage, 'sections'> {
  sections(): SearchSection[];
}

/** Whether readers can find the page. */
export function isSearchable({ path, frontMatter }: PageFacts): boolean {
  return path !== notFoundPath && (frontMatter.searchable ?? true);
}

/** The title search shows for a page. */
export function searchTitle(config: Config, { frontMatter, title }: PageFacts): string {
  return frontMatter.title || title || config.title;
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
 * The files of search from all pages. The same pages in the same order give the same bytes.
 *
 * @param starts The pages to offer while nothing is searched for; see `search-starts.ts`.
 */
export function buildSearchIndex(
  base: string,
  rows: SearchRow[],
  starts: PackedStart[] = [],
): SearchFiles {
  const pageOf = (row: SearchRow): SearchPage => ({ ...row, sections: row.sections() });
  function* documents() {
    for (const row of rows) yield* documentsOf(base, pageOf(row));
  }
  return {
    index: () => serializeSearch(documents()),
    titles() {
      const pages = rows.map((row) => packPage(pageOf(row)));
      return JSON.stringify({ starts, pages } satisfies PackedTitles);
    },
  };
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
