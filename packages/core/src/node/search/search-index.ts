import type { SearchSection } from '../../shared/extension/page-feature.ts';
import { lengthFor } from '../../shared/search/search-options.ts';
import type { Config } from '../../shared/config/config.ts';
import { areaOf } from '../site/areas.ts';
import {
  activeTrail,
  pageOf,
  sidebarItems,
  sidebarKey,
} from '../../shared/page/site-navigation.ts';
import { type PageFacts, pageTitle } from '../../shared/page/page.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { notFoundPath } from '../site/discover.ts';
import { type ReadTerms } from './text-terms.ts';
import { stopWordsOf } from './stop-words.ts';
import { type IndexedDocument, type IndexedSections, indexSections } from './index-sections.ts';

/** A page as input of the index. */
interface SearchPage {
  path: string;
  /** The groups of the sidebar that contain it, outermost first. */
  groups: string[];
  /** Its name in the sidebar, if its title does not contain it. */
  name?: string | undefined;
  /** Set on a page of the source that is not translated: its language, and the base of its address. */
  source?: { lang: string; base: string } | undefined;
  /** How much it counts in the ranking. Default 1. */
  weight?: number | undefined;
  sections: SearchSection[];
  /** By the id of the section. */
  expansions?: ReadonlyMap<string, string[]> | undefined;
}

/** A page of the index whose sections are read on demand. */
export interface SearchRow extends Omit<SearchPage, 'sections'> {
  sections(): SearchSection[];
}

/** Whether a page is in the index. */
export function isSearchable({ path, frontMatter }: PageFacts): boolean {
  return path !== notFoundPath && (frontMatter.searchable ?? true);
}

/** The title of a page in search. */
export function searchTitle(config: Config, facts: PageFacts): string {
  return pageTitle(facts) || config.title;
}

/** The names of a page and of its groups in the sidebar or area, without names that repeat the title. */
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

/** @param texts The groups, outermost first, then the item. */
function namesOf(texts: string[], title: string): Pick<SearchPage, 'groups' | 'name'> {
  const name = texts.at(-1);
  return {
    groups: texts.slice(0, -1).filter((text) => text !== title),
    name: name === undefined || title.includes(name) ? undefined : name,
  };
}

/** Indexes all pages. The same pages in the same order yield the same index. */
export function indexPages(
  base: string,
  rows: SearchRow[],
  lang = 'en',
  read?: ReadTerms,
): IndexedSections {
  const documents = {
    *[Symbol.iterator]() {
      for (const row of rows) yield* documentsOf(base, { ...row, sections: row.sections() });
    },
  };
  return indexSections(documents, stopWordsOf(lang), read);
}

/** One document for each section, with the titles of its ancestors. */
function* documentsOf(
  base: string,
  { path, groups, name, source, weight, sections, expansions }: SearchPage,
): Generator<IndexedDocument> {
  const above: SearchSection[] = [];
  for (const section of sections) {
    const { id, level, title, text, html, isLinkList } = section;
    while (above.length > 1 && above.at(-1)!.level >= level) above.pop();
    yield {
      title,
      titles: [...groups, ...above.map((parent) => parent.title)],
      text,
      href: withBase(source?.base ?? base, encodePath(path)) + (id && `#${encodeURIComponent(id)}`),
      html,
      isPage: id === '',
      name,
      lang: source?.lang,
      isLinkList,
      lengthFactor: weight === undefined ? undefined : lengthFor(weight),
      expansions: expansions?.get(id),
    };
    above.push(section);
  }
}
