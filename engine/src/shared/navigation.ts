import type { Config, SidebarItem, TopNavItem } from './config.ts';
import { hrefKind } from './href.ts';
import { cleanPath, isUnder, longestPrefix } from './paths.ts';

/** The deepest level of the sidebar that is drawn, counted from 1. */
export const sidebarMaxDepth = 5;

/** A link of the sidebar in reading order. */
export interface NavigationLink {
  text: string;
  link: string;
}

/** The key of the sidebar that a page shows: the longest prefix of the map that covers its path. */
export function sidebarKey(config: Config, path: string): string | undefined {
  if (Array.isArray(config.sidebar)) return config.sidebar.length > 0 ? '/' : undefined;
  return longestPrefix(Object.keys(config.sidebar), path);
}

/** The items of the sidebar with that key. */
export function sidebarItems(config: Config, key: string | undefined): SidebarItem[] {
  if (key === undefined) return [];
  return Array.isArray(config.sidebar) ? config.sidebar : (config.sidebar[key] ?? []);
}

/** A written link to a path without its query and fragment. */
function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/** Whether a written link leads to the page at `path`. */
export function isPage(link: string | undefined, path: string): boolean {
  // Cleaning takes from the end only, so that most links are told apart without it: every page asks
  // every link of its sidebar.
  if (!link?.startsWith(path)) return false;
  return hrefKind(link) === 'path' && cleanPath(pathOf(link)) === path;
}

/**
 * The way to the item that is active on the page at `path`: the groups around it, then the item
 * itself. Empty where no item leads to the page. Of several that do the first counts, in reading
 * order; disabled ones do not.
 *
 * @param levels How deep to look. Default: to the bottom.
 */
export function activeTrail(items: SidebarItem[], path: string, levels = Infinity): SidebarItem[] {
  if (levels < 1) return [];
  for (const item of items) {
    if (!item.disabled && isPage(item.link, path)) return [item];
    const below = activeTrail(item.items ?? [], path, levels - 1);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** The sidebar's links in reading order; disabled items take no part, external ones do. */
export function sidebarLinks(items: SidebarItem[], depth = 1): NavigationLink[] {
  if (depth > sidebarMaxDepth) return [];
  return items.flatMap((item) => {
    const own = item.link && !item.disabled ? [{ text: item.text, link: item.link }] : [];
    return [...own, ...sidebarLinks(item.items ?? [], depth + 1)];
  });
}

/** The sidebar's links before and after the page, if it stands in the sidebar. */
export function neighbours(
  items: SidebarItem[],
  path: string,
): { previous?: NavigationLink; next?: NavigationLink } {
  const links = sidebarLinks(items);
  const index = links.findIndex((item) => isPage(item.link, path));
  if (index === -1) return {};
  const previous = links[index - 1];
  const next = links[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The path prefixes on which a top navigation item is active. */
function prefixes(item: TopNavItem): string[] {
  if (item.match) return [item.match];
  if (item.items) return item.items.flatMap(prefixes);
  return item.link && hrefKind(item.link) === 'path' ? [pathOf(item.link)] : [];
}

/**
 * The places of the active item and of the active sub-link in it: `["1", "1.0"]` is the second item
 * and its first sub-link.
 */
export function activeItems(items: TopNavItem[], path: string, parent = ''): string[] {
  const index = activeItem(items, path);
  if (index === -1) return [];
  const place = `${parent}${index}`;
  return [place, ...activeItems(items[index]?.items ?? [], path, `${place}.`)];
}

/** The index of the active item: the one with the longest prefix that covers the path, or -1. */
export function activeItem(items: TopNavItem[], path: string): number {
  const best = longestPrefix(items.flatMap(prefixes), path);
  if (best === undefined) return -1;
  return items.findIndex((item) =>
    prefixes(item).some((prefix) => prefix === best && isUnder(path, prefix)),
  );
}
