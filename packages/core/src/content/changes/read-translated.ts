import type { TranslatedPage } from '../../shared/page/page.ts';
import { type PageHeading, readPage } from '../source/read-page.ts';
import { translatedHeadings, type TranslatedHeading } from './translated-headings.ts';

/** The headings of a translation with the ids of the source's; see `translatedHeadings`. */
export function readTranslated(
  own: readonly PageHeading[],
  { file, from, now }: TranslatedPage,
  hasMath: boolean,
): TranslatedHeading[] {
  const before = headingsOf(from, file, hasMath);
  return translatedHeadings(own, before, from === now ? before : headingsOf(now, file, hasMath));
}

/** The headings of a text; none if it is broken. */
function headingsOf(text: string, file: string, hasMath: boolean): PageHeading[] {
  const page = readPage(text, file, { hasMath });
  return page.isBroken ? [] : page.headings;
}
