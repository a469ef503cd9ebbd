import { join } from 'node:path';
import { staleTexts } from '../../content/changes/stale-sections.ts';
import type { PageSource, StaleSection, TranslatedPage } from '../../shared/page/page.ts';
import { openCache } from '../files/cache.ts';
import { engineVersion } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { bySourcePath, fallbackOf } from '../site/editions.ts';
import type { Site } from '../site/site.ts';

/** A section of the source that is newer than its translation. */
export type NewerSection = Omit<StaleSection, 'at'>;

/** A page of a language: a translation, a page of the source that is not translated, or one that only it has. */
export interface TranslationRow {
  lang: string;
  /** The path of the source's page. */
  path: string;
  /** The file of the translation, or where it belongs; relative to the site's root. */
  file: string;
  /** The file of the source; null if the source has no such page. */
  source: string | null;
  state: 'current' | 'stale' | 'missing' | 'orphan';
  /** How many sections the source has; 0 unless the translation is stale. */
  of: number;
  sections: NewerSection[];
}

/** The pages of each language beside the source's. What has been compared before comes from the cache. */
export function translationsOf([source, ...translations]: Site[]): TranslationRow[] {
  const { cacheFolder, config } = source!;
  const cache = openCache(join(cacheFolder, 'results'));
  const hasMath = config.markdown.math !== undefined;
  const newer = (
    translation: TranslatedPage | undefined,
  ): Pick<TranslationRow, 'of' | 'sections'> => {
    if (!translation || translation.from === translation.now) return { of: 0, sections: [] };
    const { file, from, now } = translation;
    const key = hash('translation', engineVersion(), String(hasMath), file, from, now);
    const stored = cache.get(key);
    if (stored) return JSON.parse(stored.toString()) as Pick<TranslationRow, 'of' | 'sections'>;
    const found = staleTexts(from, now, file, hasMath);
    cache.set(key, JSON.stringify(found));
    return found;
  };
  try {
    return source!.pages.length === 0 ? [] : rowsOf(source!, translations, newer);
  } finally {
    cache.save();
    cache.close();
  }
}

function rowsOf(
  { editions }: Site,
  translations: Site[],
  newer: (translation: TranslatedPage | undefined) => Pick<TranslationRow, 'of' | 'sections'>,
): TranslationRow[] {
  const [source] = editions?.all ?? [];
  const own = translations.map(({ pages }) => bySourcePath(pages));
  const isPage = ({ list, made }: PageSource) => !list && !made;
  const paths = new Set(
    [source?.pages ?? new Map<string, PageSource>(), ...own].flatMap((pages) =>
      [...pages].flatMap(([path, page]) => (isPage(page) ? [path] : [])),
    ),
  );
  // Page by page, as translators look at them.
  return [...paths].sort().flatMap((path) =>
    translations.flatMap(({ config }, index): TranslationRow[] => {
      const [page, of] = [own[index]!.get(path), fallbackOf(source!, path)];
      const row = { lang: config.lang, path, source: of?.file ?? null };
      if (page && !of && path !== '/404')
        return [{ ...row, file: page.file, state: 'orphan', of: 0, sections: [] }];
      if (!page) {
        const file = of && config.pagesDir + of.file.slice(source!.pagesDir.length);
        return file ? [{ ...row, file, state: 'missing', of: 0, sections: [] }] : [];
      }
      const found = newer(page.translationOf);
      const state = found.sections.length > 0 ? 'stale' : 'current';
      return [{ ...row, file: page.file, state, ...found }];
    }),
  );
}
