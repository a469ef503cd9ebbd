import { readOutline } from '../../content/source/page-outline.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { DocumentVersion } from '../../shared/document/document.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { notFoundPath } from '../site/discover.ts';
import { type Edition, pathIn, sourcePathOf } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { headOf } from '../site/source-title.ts';
import { differencesPath } from '../site/versions/differences.ts';
import { nearestPage, samePage } from '../site/versions/moves.ts';
import {
  pathsIn,
  type VersionEditions,
  type Versions,
  versionsAt,
} from '../site/versions/versions.ts';

type VersionedSite = Pick<Site, 'config' | 'version' | 'versions' | 'editions'>;

/**
 * The present page that search engines are led to from a page of an earlier version; undefined if the page is
 * canonical to itself.
 *
 * @param lang The language of the page's words. Default: that of the site.
 */
export function canonicalOf(
  { config, version, versions: all }: VersionedSite,
  path: string,
  lang = config.lang,
): { base: string; path: string } | undefined {
  const versions = all?.[0];
  if (!version || !versions || version.archived) return undefined;
  const today = pathsIn(versions.all[0]!, lang);
  const then = pathsIn(versions.own, lang);
  const same = samePage(sourcePathOf(then.edition, path), then, today);
  if (same === undefined) return undefined;
  return { base: today.edition.base, path: pathIn(today.edition, same) };
}

/**
 * The versions that readers of a page can switch to. Where the page does not exist, the link leads to the nearest page
 * above it, and names that page.
 */
export function documentVersions(site: VersionedSite, path: string): DocumentVersion[] | null {
  const versions = versionsAt(site, path);
  if (!versions) return null;
  return versions.all.flatMap(
    (version) => versionLink(versions, version, site.config.lang, path) ?? [],
  );
}

/** The page that compares a version with the present one, or the present one with the newest before it. */
export function documentDifferences(
  site: VersionedSite,
  path: string,
): { text: string; href: string } | null {
  const versions = versionsAt(site, path);
  if (!versions) return null;
  const { config } = site;
  const [present, newest] = versions.all;
  const from = versions.own === present ? newest! : versions.own;
  const pair = { from: from.name, to: present!.name };
  const [source] = present!.editions;
  return {
    text: fillLabel(config.labels.differences, pair),
    href: withBase(source!.base, encodePath(differencesPath({ area: versions.area, ...pair }))),
  };
}

function versionLink(
  { own }: Versions,
  version: VersionEditions,
  lang: string,
  path: string,
): DocumentVersion | undefined {
  const isCurrent = version === own;
  const isHome = path === notFoundPath;
  const [here, paths] = [pathsIn(own, lang), pathsIn(version, lang)];
  const from = isHome ? '/' : sourcePathOf(here.edition, path);
  const target = isCurrent && !isHome ? from : nearestPage(from, here, paths);
  if (target === undefined) return undefined;
  const { label, archived } = version;
  const isSame = isCurrent || samePage(from, here, paths) === target;
  return {
    ...{ label, archived, isCurrent },
    href: withBase(paths.edition.base, encodePath(pathIn(paths.edition, target))),
    instead: isSame || isHome ? null : titleOf(version.editions, paths.edition, target),
  };
}

function titleOf([source]: Edition[], edition: Edition, path: string): string {
  const page = edition.pages.get(path) ?? source!.pages.get(path)!;
  return headOf(page, () => readOutline('title', page)).title;
}
