import { posix } from 'node:path';
import type { Config } from '../../../shared/config/config.ts';
import { fillLabel } from '../../../shared/config/fill-label.ts';
import type { PageSource } from '../../../shared/page/page.ts';
import { withBase } from '../../../shared/page/paths.ts';
import { siteLists } from '../../../shared/page/site-lists.ts';

/** Two versions to compare, by their names. */
export interface VersionPair {
  /** The path that the compared pages are below; `/` for all. */
  area: string;
  from: string;
  to: string;
}

/** Every two versions, each with the later one as `to`. */
export function versionPairs<Version extends { name: string }>(
  /** Of each area, the newest first. */
  versions: readonly { area: string; all: readonly Version[] }[],
): { path: string; from: Version; to: Version }[] {
  return versions.flatMap(({ area, all }) =>
    all.flatMap((to, index) =>
      all.slice(index + 1).map((from) => {
        const path = differencesPath({ area, from: from.name, to: to.name });
        return { path, from, to };
      }),
    ),
  );
}

/** The path of the page that shows the differences of two versions. */
export function differencesPath({ area, from, to }: VersionPair): string {
  return `/changes${withBase(area === '/' ? '' : area, `/${from}..${to}`)}`;
}

/**
 * The pages of a site with one more for every two versions, which lists their differences. They are Markdown without a
 * file, and search omits them, because they repeat other pages. A page of the site at such a path takes precedence.
 */
export function withDifferencePages(
  pages: PageSource[],
  versions: readonly { area: string; all: readonly { name: string }[] }[],
  { labels, pagesDir }: Pick<Config, 'labels' | 'pagesDir'>,
): PageSource[] {
  const own = new Set(pages.map(({ path }) => path));
  const made = versionPairs(versions).flatMap(({ path, from, to }): PageSource[] => {
    if (own.has(path)) return [];
    const title = fillLabel(labels.differences, { from: from.name, to: to.name });
    const keys = ['searchable', 'editLink', 'lastUpdated', 'readingTime', 'showAiCta', 'since'];
    const text = [
      ...[
        '---',
        `title: ${JSON.stringify(title)}`,
        ...keys.map((key) => `${key}: false`),
        '---',
        '',
      ],
      ...[`# ${title.replace(/[!-/:-@[-`{-~]/g, '\\$&')}`, ''],
      ...[`<div><${siteLists.differences}></${siteLists.differences}></div>`, ''],
    ].join('\n');
    return [{ path, text, file: posix.join(pagesDir, `${path}.md`), list: { title, posts: [] } }];
  });
  return [...pages, ...made].sort((a, b) => (a.path < b.path ? -1 : 1));
}
