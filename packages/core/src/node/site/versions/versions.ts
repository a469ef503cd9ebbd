import { isUnder } from '../../../shared/page/paths.ts';
import type { Site } from '../site.ts';
import { type Edition, isShown, sourcePathOf } from '../editions.ts';
import type { FileDates } from '../dates.ts';
import type { Frozen } from './frozen-file.ts';
import type { ReadVersion } from './read-versions.ts';
import type { Moves, VersionPaths } from './moves.ts';
import type { VersionNavigation } from './version-items.ts';

/* A site in an earlier version is a site with the files of that time, below the path of the version. */

/** The version of the pages in one language. */
export interface SiteVersion {
  /** Its name in addresses. */
  name: string;
  archived: boolean;
  /** The folder of its pages' and its public folder, in the cache. */
  root: string;
  /** The version as it was rendered, if it is frozen. */
  frozen?: Frozen | undefined;
  /** What is stored of the version when it is frozen. */
  freezing?: Pick<ReadVersion, 'commit' | 'prefix' | 'pagesDir' | 'renames'> & { dates: FileDates };
  /** The contents of its files, by name relative to the root. */
  ids: ReadonlyMap<string, string>;
  /** The path that its pages are below: `/`, or that of an area. */
  area: string;
  /** How the navigation of today leads to its pages. */
  navigation: VersionNavigation;
  /** The base of the present version in this language, with which its pages are compiled. */
  contentBase: string;
}

/** A version in its languages. */
export interface VersionEditions {
  /** The name of the present version is in no address. */
  name: string;
  label: string;
  archived: boolean;
  /** The folder of its files, and its commit; undefined for the present version. */
  root?: string | undefined;
  commit?: string | undefined;
  /** The source first. */
  editions: Edition[];
  /** The pages that have another path today; undefined for the present version. */
  moves?: Moves | undefined;
}

/** The versions of the pages below a path. */
export interface Versions {
  /** `/` for all pages of a site. */
  area: string;
  /** The present one first, then the newest. */
  all: VersionEditions[];
  /** The version that a site is. */
  own: VersionEditions;
}

/** The versions that a page belongs to; undefined if it has none. A version of an area is of that area alone. */
export function versionsAt(
  { version, versions, editions }: Pick<Site, 'version' | 'versions' | 'editions'>,
  path: string,
): Versions | undefined {
  const of = editions ? sourcePathOf(editions.own, path) : path;
  return version ? versions?.[0] : versions?.find(({ area }) => isUnder(of, area));
}

/** The folder of a site's pages' and its public folder, absolute. */
export function contentRoot({ root, version }: Pick<Site, 'root' | 'version'>): string {
  return version?.root ?? root;
}

/**
 * The base that pages are compiled with. A page that is equal in several versions is compiled once; its addresses are
 * moved below the path of each, see `version-addresses.ts`.
 */
export function contentBase({ config, version }: Pick<Site, 'config' | 'version'>): string {
  return version?.contentBase ?? config.base;
}

/** The pages of a version in a language, or in the source where that has none. */
export function pathsIn(
  { editions, moves }: VersionEditions,
  lang: string,
): VersionPaths & { edition: Edition } {
  const all = { all: editions, own: editions[0]!, texts: new Map<string, string>() };
  const of = (edition: Edition) => ({
    edition,
    moves,
    has: (path: string) => isShown(all, edition, path),
    first: () =>
      ['/', ...edition.pages.keys(), ...editions[0]!.pages.keys()].find((path) =>
        isShown(all, edition, path),
      ),
  });
  const own = editions.find((edition) => edition.lang === lang);
  const isEmpty = own && own.pages.size === 0 && own.fallback !== 'page';
  return of(own && !isEmpty ? own : editions[0]!);
}
