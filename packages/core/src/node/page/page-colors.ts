import type { Page, PageSource } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../site/site.ts';

/** The colors of the code of pages, between builds. */
export interface PagesColors {
  /** The page with the colors of its last render. */
  with(source: PageSource): PageSource;
  keep(page: Pick<Page, 'facts' | 'colors'>): void;
}

/** Opens the colors of a site. They are known by the page alone, because most of its code outlives a change. */
export function openColors(
  { config: { lang }, version }: Pick<Site, 'config' | 'version'>,
  engine: string,
  cache: Pick<Cache, 'get' | 'set'>,
): PagesColors {
  const keyOf = (path: string) => hash('colors', engine, lang, version?.name ?? '', path);
  return {
    with: (source) => ({ ...source, colors: cache.get(keyOf(source.path))?.toString() }),
    keep: ({ facts, colors }) => {
      if (colors !== undefined) cache.set(keyOf(facts.path), colors);
    },
  };
}
