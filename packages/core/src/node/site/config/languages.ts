import { posix } from 'node:path';
import type { UserConfig } from '../../../shared/config/config.ts';
import { inLanguage } from '../../../shared/config/languages-config.ts';
import { isLanguageTag } from '../../../shared/config/direction.ts';

/**
 * The configuration of each language of a site, the source first: a translation is a site below the path of
 * its language. The configuration may be invalid.
 */
export function inLanguages<Written extends Partial<UserConfig>>(written: Written): Written[] {
  const { lang: source = 'en', languages, basePath = '', pagesDir = 'pages' } = written;
  const tags = Object.keys(Object(languages) as object).filter((tag) => tag !== source);
  // The source alone is no choice of languages.
  if (languages && tags.length === 0) return [{ ...written, languages: {} }];
  // The schema reports the others.
  if (tags.length === 0 || !tags.every(isLanguageTag)) return [written];
  const all = [source, ...tags];
  return all.map((lang) => {
    const own = inLanguage(written, all, lang);
    if (lang === source) return own;
    return {
      ...own,
      lang,
      labels: languages?.[lang]?.labels ?? {},
      basePath: `${basePath.replace(/\/+$/, '')}/${lang}`,
      pagesDir: posix.join(pagesDir, lang),
    };
  });
}
