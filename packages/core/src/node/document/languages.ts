import { readOutline } from '../../content/source/page-outline.ts';
import { directionOf } from '../../shared/config/direction.ts';
import type { DocumentLanguage, DocumentSource } from '../../shared/document/document.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { notFoundPath } from '../site/discover.ts';
import {
  type Edition,
  type Editions,
  isShown,
  isSource,
  pathIn,
  shownVersion,
  sourcePathOf,
} from '../site/editions.ts';
import { headOf } from '../site/source-title.ts';
import type { Site } from '../site/site.ts';

/**
 * The languages that readers of a page can switch to, in the order of the configuration. Where the page does not
 * exist, the link leads to the nearest page above it, and names that page.
 */
export function documentLanguages(
  { editions }: Pick<Site, 'editions'>,
  path: string,
): DocumentLanguage[] | null {
  if (!editions) return null;
  const of = sourcePathOf(editions.own, path);
  return editions.all.flatMap((edition): DocumentLanguage[] => {
    const isCurrent = edition === editions.own;
    const target = isCurrent ? of : nearestPath(editions, edition, of);
    if (target === undefined) return [];
    const { lang, label } = edition;
    const isHome = path === notFoundPath;
    return [
      {
        ...{ lang, label, isCurrent },
        href: hrefIn(edition, isHome && isCurrent ? '/' : target),
        offer: !isCurrent && edition.pages.has(of) && !isHome ? edition.offer : null,
        instead: target === of || isHome ? null : titleIn(editions, edition, target),
      },
    ];
  });
}

/** The page at a path of the source, or the nearest one above it; undefined if the edition has no page at all. */
export function nearestPath(
  editions: Editions,
  edition: Edition,
  path: string,
): string | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(1, at.lastIndexOf('/')))) {
    if (isShown(editions, edition, at)) return at;
    if (at === '/') return edition.pages.keys().next().value;
  }
}

function titleIn({ all: [source] }: Editions, edition: Edition, path: string): string {
  const page = edition.pages.get(path) ?? source!.pages.get(path)!;
  return headOf(page, () => readOutline('title', page)).title;
}

/** @param path Of the source. */
function hrefIn(edition: Edition, path: string): string {
  return withBase(edition.base, encodePath(pathIn(edition, path)));
}

/** The page of a path in the source; null on a site with one language. */
export function documentSource(
  { editions }: Pick<Site, 'editions'>,
  path: string,
): DocumentSource | null {
  if (!editions) return null;
  const source = editions.all[0]!;
  const { base, lang, label } = source;
  const href = hrefIn(source, sourcePathOf(editions.own, path));
  return { base, lang, label, dir: directionOf(lang) ?? 'ltr', href };
}

/** Moves the links of a translation to pages that only the source has. Its `version` is a hash of their paths. */
export function linksToSource({ editions }: Pick<Site, 'editions'>): {
  move: (html: string) => string;
  version: string;
} {
  if (!editions || isSource({ editions }) || editions.own.fallback === 'page')
    return { move: (html) => html, version: '' };
  const { own, all } = editions;
  const source = all[0]!;
  const target = (path: string) =>
    !own.pages.has(path) && source.pages.has(path) ? path : undefined;
  return {
    move: (html) => moveLinks(html, own.base, source.base, target),
    version: shownVersion(editions),
  };
}

/**
 * Moves the links of a text to pages of one edition to the same pages of another one, where that has them.
 *
 * @param html HTML, or a payload, in which quotes are escaped.
 * @param target The path there of a page; undefined for a link that stays.
 */
export function moveLinks(
  html: string,
  from: string,
  to: string,
  target: (path: string) => string | undefined,
): string {
  return html.replace(
    /(<a [^>]*?href=\\?")(\/(?!\/)[^"#?\\]*)/g,
    (whole, before: string, address: string) => {
      if (!`${address}/`.startsWith(`${from}/`)) return whole;
      const written = address.slice(from.length) || '/';
      const path = decodeURI(written);
      const moved = target(path);
      if (moved === undefined) return whole;
      return before + withBase(to, moved === path ? written : encodePath(moved));
    },
  );
}
