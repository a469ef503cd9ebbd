import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SidebarItem, TopNavItem } from '../shared/config.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { hrefKind } from '../shared/href.ts';
import { nearest } from '../shared/nearest.ts';
import type { PageFacts } from '../shared/page.ts';
import { cleanPath } from '../shared/paths.ts';
import type { Site } from './site.ts';

/** Finds every link, anchor and file that leads nowhere, in pages and in the navigation. */
export function checkLinks(site: Site, pages: ReadonlyMap<string, PageFacts>): Diagnostic[] {
  const anchors = new Map([...pages].map(([path, facts]) => [path, new Set(facts.anchors)]));
  const paths = [...pages.keys()];
  const diagnostics: Diagnostic[] = [];
  for (const { file, links } of pages.values()) {
    for (const { kind, target, fragment, href, line, column } of links) {
      const report = (rule: string, message: string, hint?: string) =>
        diagnostics.push({ severity: 'error', rule, message, hint, file, line, column });
      // A page may have a path that looks like a file's, such as /cli/vev.json.
      const isPage = kind === 'page' || pages.has(target);
      if (kind === 'asset' && !isPage && !hasAsset(site, target)) {
        report(
          'dead-asset',
          `Unexpected link "${href}", expected a file of the public folder`,
          `Put it at public${target}`,
        );
      }
      if (!isPage) continue;
      const ids = anchors.get(target);
      if (!ids) {
        const guess = nearest(target, paths);
        report(
          'dead-link',
          `Unexpected link "${href}", expected a page of this site`,
          guess && `Did you mean "${guess}"?`,
        );
      } else if (fragment && !ids.has(fragment)) {
        const guess = nearest(fragment, ids);
        report(
          'dead-anchor',
          `Unexpected anchor "#${fragment}", expected a heading of ${target}`,
          guess && `Did you mean "#${guess}"?`,
        );
      }
    }
  }
  return [...diagnostics, ...checkNavigation(site, paths)];
}

function hasAsset({ root, config }: Site, target: string): boolean {
  return Object.hasOwn(config.files, target) || existsSync(join(root, 'public', target));
}

function checkNavigation({ config, configFiles }: Site, paths: string[]): Diagnostic[] {
  const links = [
    ...config.topNav.flatMap((item) => linksOf(item, 'topNav')),
    ...(Array.isArray(config.sidebar)
      ? config.sidebar
      : Object.values(config.sidebar).flat()
    ).flatMap((item) => linksOf(item, 'sidebar')),
  ];
  return links.flatMap(({ link, where, text }): Diagnostic[] => {
    if (hrefKind(link) !== 'path') return [];
    const path = cleanPath(link.replace(/[?#].*$/, ''));
    if (paths.includes(path)) return [];
    const guess = nearest(path, paths);
    return [
      {
        severity: 'error',
        rule: 'dead-link',
        message: `Unexpected link "${link}" of "${text}" in ${where}, expected a page of this site`,
        hint: guess && `Did you mean "${guess}"?`,
        file: basename(configFiles.main),
      },
    ];
  });
}

function linksOf(
  item: SidebarItem | TopNavItem,
  where: string,
): { link: string; text: string; where: string }[] {
  const own = item.link ? [{ link: item.link, text: item.text ?? '', where }] : [];
  return [
    ...own,
    ...(item.items ?? []).flatMap((child: SidebarItem | TopNavItem) => linksOf(child, where)),
  ];
}
