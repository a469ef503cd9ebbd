import { type SearchSection, searchSections } from '../../content/html/search-sections.ts';
import type { Config } from '../../shared/config/config.ts';
import { activeTrail, sidebarItems, sidebarKey } from '../../shared/page/site-navigation.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { notFoundPath } from '../site/discover.ts';
import type { SearchDocument } from '../../shared/search/search-options.ts';
import { packPage, type PackedStart } from '../../shared/search/search-titles.ts';
import type { FilePart } from '../files/file-parts.ts';
import type { FilePiece } from '../files/file-pieces.ts';
import {
  type MadeIndex,
  numbersOf,
  type PageEntries,
  pageEntries,
  serializeSearch,
} from './serialize-search.ts';

/** A page as search sees it. */
export interface SearchPage {
  path: string;
  /** The groups of the sidebar that hold it, from the outside in. */
  groups: string[];
  sections: SearchSection[];
}

/** The files that search loads, made when they are asked for. */
export interface SearchFiles {
  /** MiniSearch's own format; see `serializeSearch`. */
  index(): FilePiece[];
  /** What `packPage` makes of each page. */
  titles(): FilePart[];
}

/** A page of the index whose sections are read when they are needed. */
export interface SearchRow extends Omit<SearchPage, 'sections'> {
  /** Identifies its sections. */
  key: string;
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
 * The files of search from all pages. The same pages in the same order give the same bytes.
 *
 * @param starts The pages to offer while nothing is searched for; see `search-starts.ts`.
 */
export function buildSearchIndex(
  base: string,
  rows: SearchRow[],
  starts: PackedStart[] = [],
): SearchFiles {
  return {
    index: () => makeIndex(base, rows).pieces,
    titles: () => titleParts(rows, starts),
  };
}

/** The index, from nothing, and how many sections each page has. */
export function makeIndex(base: string, rows: SearchRow[]): MadeIndex & { counts: number[] } {
  const counts: number[] = [];
  function* entries(): Generator<PageEntries> {
    let first = 0;
    for (const row of rows) {
      const sections = row.sections();
      counts.push(sections.length);
      yield entriesOf(base, { ...row, sections }, first);
      first += numbersOf(sections.length);
    }
  }
  return { ...serializeSearch(entries()), counts };
}

/** What a page adds to the index; its sections are numbered from `first` on. */
export function entriesOf(base: string, page: SearchPage, first: number): PageEntries {
  return pageEntries([...documentsOf(base, page)], first);
}

/** The file of titles. */
export function titleParts(rows: SearchRow[], starts: PackedStart[]): FilePart[] {
  const head = `{"starts":${JSON.stringify(starts)},"pages":[`;
  const pages = rows.map(({ path, groups, key, sections }, index): FilePart => {
    const comma = index === 0 ? '' : ',';
    return {
      version: [comma, path, ...groups, key].join('\n'),
      text: () => comma + JSON.stringify(packPage({ path, groups, sections: sections() })),
    };
  });
  return [{ version: head, text: () => head }, ...pages, { version: ']}', text: () => ']}' }];
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
