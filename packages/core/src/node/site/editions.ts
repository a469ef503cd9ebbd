import type { Config } from '../../shared/config/config.ts';
import { englishLabels } from '../../shared/config/labels-config.ts';
import type { PageSource } from '../../shared/page/page.ts';
import type { Site } from './site.ts';
import { hash } from '../files/hash.ts';

/** An edition of a site: the pages of one language. */
export interface Edition {
  /** A BCP 47 tag. */
  lang: string;
  /** Its name, in the language itself. */
  label: string;
  /** The words that offer a page in it, in the language itself. */
  offer: string;
  /** The base of its addresses. */
  base: string;
  /** The folder of its pages, relative to the root. */
  pagesDir: string;
  /** What stands at the address of a page that it lacks; see `languages` of the configuration. */
  fallback: 'page' | 'link' | 'none';
  /** The pages that are written in it, by the path of the source's page. */
  pages: ReadonlyMap<string, PageSource>;
}

/** The editions of a site, in the order of the configuration; the source is the first. */
export interface Editions {
  all: Edition[];
  /** The edition that a site is. */
  own: Edition;
  /** The texts of the source's sidebars and areas, by link. */
  texts: ReadonlyMap<string, string>;
}

/** The edition of a configuration with these pages. */
export function editionOf(
  { lang, languages, base, pagesDir, labels }: Config,
  pages: PageSource[],
): Edition {
  const { label, fallback = 'page' } = languages[lang] ?? {};
  const name = label ?? nameOf(lang);
  const isEnglish = labels.languageOffer === englishLabels.languageOffer;
  return {
    lang,
    label: name,
    // A language without labels of its own has English ones.
    offer: isEnglish && !/^en\b/.test(lang) ? name : labels.languageOffer,
    base,
    pagesDir,
    fallback,
    pages: bySourcePath(pages),
  };
}

/** The pages of an edition, as it has them. */
export function bySourcePath(pages: PageSource[]): Map<string, PageSource> {
  return new Map(pages.map((page) => [page.sourcePath ?? page.path, page]));
}

/** The paths of the source's pages, by those that an edition has in place of them. */
const sourcePaths = new WeakMap<Edition['pages'], Map<string, string>>();

/** The path of the source's page of a page of an edition. */
export function sourcePathOf({ pages }: Pick<Edition, 'pages'>, path: string): string {
  const known =
    sourcePaths.get(pages) ??
    new Map(
      [...pages].flatMap(([of, page]): [string, string][] =>
        page.path === of ? [] : [[page.path, of]],
      ),
    );
  sourcePaths.set(pages, known);
  return known.get(path) ?? path;
}

/** The path in an edition of a page of the source. */
export function pathIn({ pages }: Pick<Edition, 'pages'>, sourcePath: string): string {
  return pages.get(sourcePath)?.path ?? sourcePath;
}

/** The paths that an edition has in place of the source's, by these; undefined if it has none. */
export function ownPaths({ pages }: Pick<Edition, 'pages'>): Record<string, string> | undefined {
  const rows = [...pages].flatMap(([of, { path }]) => (path === of ? [] : [[of, path] as const]));
  return rows.length > 0 ? Object.fromEntries(rows) : undefined;
}

/** The name of a language in itself: `Deutsch`, `Português (Brasil)`. */
function nameOf(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** Whether a site is the source of its translations, or has none. */
export function isSource({ editions }: { editions?: Editions | undefined }): boolean {
  return !editions || editions.own === editions.all[0];
}

/** The folder of an edition in folders that all share: empty for the source of the present version. */
export function editionFolder({
  config,
  editions,
  versions,
}: Pick<Site, 'config' | 'editions' | 'versions'>): string {
  const [source] = versions?.[0]?.all[0]?.editions ?? editions?.all ?? [];
  return source ? config.base.slice(source.base.length + 1) : '';
}

/** Whether a page exists at a path of an edition, in its own words or in the source's. */
export function isShown({ all: [source] }: Editions, edition: Edition, path: string): boolean {
  return (
    edition.pages.has(path) ||
    (edition.fallback === 'page' && fallbackOf(source!, path) !== undefined)
  );
}

/** The source's page that stands in for a page without translation; lists of tags are each edition's own. */
export function fallbackOf(source: Edition, path: string): PageSource | undefined {
  const page = source.pages.get(path);
  return page?.list || path === '/404' ? undefined : page;
}

/** The versions of editions, each of which every page asks for. */
const shown = new WeakMap<Editions, string>();

/** A hash of the paths that exist in an edition. */
export function shownVersion(editions: Editions): string {
  const known = shown.get(editions);
  if (known !== undefined) return known;
  const {
    all: [source],
    own,
  } = editions;
  const paths = ownPaths(own);
  const version = hash(
    ...[own.fallback, ...own.pages.keys(), '', ...source!.pages.keys()],
    ...(paths ? [JSON.stringify(paths)] : []),
  );
  shown.set(editions, version);
  return version;
}

/** The source's pages that an edition shows in place of translations. */
export function fallbackPages(editions: Editions): PageSource[] {
  return editions.own.fallback === 'page' ? untranslatedPages(editions) : [];
}

/** The source's pages that search of an edition finds behind its own: those that its readers are led to. */
export function untranslatedPages(editions: Editions): PageSource[] {
  const [source] = editions.all;
  return [...source!.pages.values()].filter(({ path }) => isUntranslated(editions, path));
}

/** Whether search of an edition finds a page of the source behind its own. */
export function isUntranslated({ all: [source], own }: Editions, path: string): boolean {
  if (own === source || own.fallback === 'none' || own.pages.has(path)) return false;
  return fallbackOf(source!, path) !== undefined;
}
