import type { SearchSection } from '../../content/html/search-sections.ts';
import type { Config } from '../../shared/config/config.ts';
import { areaOf } from '../../shared/page/areas.ts';
import {
  activeTrail,
  pageOf,
  sidebarItems,
  sidebarKey,
} from '../../shared/page/site-navigation.ts';
import { type PageFacts, pageTitle } from '../../shared/page/page.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { notFoundPath } from '../site/discover.ts';
import { type IndexedDocument, serializeSearch } from './serialize-search.ts';

/** A page as search sees it. */
interface SearchPage {
  path: string;
  /** The groups of the sidebar that hold it, from the outside in. */
  groups: string[];
  /** What the sidebar calls it, if that is not in its title. */
  name?: string | undefined;
  sections: SearchSection[];
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
export function searchTitle(config: Config, facts: PageFacts): string {
  return pageTitle(facts) || config.title;
}

/** What sidebar or area call a page and the groups around it; what only repeats the title is left out. */
export function sidebarNames(
  config: Config,
  path: string,
  title: string,
): Pick<SearchPage, 'groups' | 'name'> {
  const area = areaOf(config, path);
  if (area && !area.isListed) {
    const item = area.links.find(({ link }) => pageOf(link) === path);
    return namesOf([area.text, item!.text], title);
  }
  const trail = activeTrail(sidebarItems(config, sidebarKey(config, path)), path);
  return namesOf(
    trail.map(({ text }) => text),
    title,
  );
}

/** @param texts The groups from the outside in, then the item. */
function namesOf(texts: string[], title: string): Pick<SearchPage, 'groups' | 'name'> {
  const name = texts.at(-1);
  return {
    groups: texts.slice(0, -1).filter((text) => text !== title),
    name: name === undefined || title.includes(name) ? undefined : name,
  };
}

/** The index of all pages, in MiniSearch's own format. The same pages in the same order give the same bytes. */
export function buildSearchIndex(base: string, rows: SearchRow[]): string {
  function* documents() {
    for (const row of rows) yield* documentsOf(base, { ...row, sections: row.sections() });
  }
  return serializeSearch(documents());
}

/** One document for each section, with the titles above it. */
function* documentsOf(
  base: string,
  { path, groups, name, sections }: SearchPage,
): Generator<IndexedDocument> {
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
      name,
    };
    above.push(section);
  }
}
