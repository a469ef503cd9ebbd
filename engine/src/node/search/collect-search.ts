import { escapeHtml } from '../../content/code/line-html.ts';
import type { SearchSection } from '../../content/html/search-sections.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { hash } from '../files/hash.ts';
import {
  buildSearchIndex,
  isSearchable,
  type SearchRow,
  searchTitle,
  sidebarNames,
} from './search-index.ts';
import type { Site } from '../site/site.ts';

/** The search index, created on demand. */
export interface VersionedIndex {
  /** A hash of the input of `make`. */
  version: string;
  make(): string;
}

/** Collects the sections of pages, in any order. */
export interface SearchCollector {
  add(facts: PageFacts, content: { htmlVersion: string; sections(): string }): void;
  /** The index of the added pages, in the order of the site. */
  finish(): VersionedIndex;
}

/** The input of a collector: the current site. */
interface SearchContext {
  readonly site: Pick<Site, 'config' | 'pages'>;
  engine: string;
}

/** Creates a collector without pages. */
export function createSearchCollector(context: SearchContext): SearchCollector {
  const rows = new Map<string, SearchRow & { version: string }>();
  return {
    add(facts, { htmlVersion, sections }) {
      const { config } = context.site;
      rows.delete(facts.path);
      if (!isSearchable(facts)) return;
      const title = searchTitle(config, facts);
      rows.set(facts.path, {
        path: facts.path,
        ...sidebarNames(config, facts.path, title),
        version: `${htmlVersion} ${title}`,
        sections: () => withTitle(JSON.parse(sections()) as SearchSection[], title),
      });
    },
    finish() {
      const { config, pages } = context.site;
      const inOrder = pages.flatMap(({ path }) => rows.get(path) ?? []);
      const outline = inOrder.map((row) => [row.path, row.groups, row.name, row.version]);
      const version = hash('search', context.engine, config.base, JSON.stringify(outline));
      return { version, make: () => buildSearchIndex(config.base, inOrder) };
    },
  };
}

/** A page without a title has that of the site. */
function withTitle([page, ...below]: SearchSection[], title: string): SearchSection[] {
  return page ? [{ ...page, title, html: page.html || escapeHtml(title) }, ...below] : [];
}
