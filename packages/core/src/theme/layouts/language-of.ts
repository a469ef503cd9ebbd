import type { DocumentData } from '../../shared/document/document.ts';

/** The attributes of content in another language than its document. */
export function languageOf({ source }: Pick<DocumentData, 'source'>): {
  lang?: string;
  dir?: 'rtl' | 'ltr';
} {
  return source ? { lang: source.lang, dir: source.dir } : {};
}
