import type { Config, SidebarItem, TopNavItem } from '../config/config.ts';
import { hrefKind } from './href.ts';
import { cleanPath, decodePath, isUnder, longestPrefix } from './paths.ts';

/** The deepest rendered level of the sidebar, from 1. */
export const sidebarMaxDepth = 5;

/** A link of the sidebar in reading order. */
export interface NavigationLink {
  text: string;
  link: string;
}

/** The key of a page's sidebar: the longest prefix of the map that covers its path. */
export function sidebarKey(config: Config, path: string): string | undefined {
  return longestPrefix(Object.keys(config.sidebar), path);
}

/** The items of the sidebar with that key. */
export function sidebarItems(config: Config, key: string | undefined): SidebarItem[] {
  return key === undefined ? [] : (config.sidebar[key] ?? []);
}

/** The path of the page that a link targets; undefined for a link to another site. */
export function pageOf(link: string | undefined): string | undefined {
  return link && hrefKind(link) === 'path'
    ? cleanPath(decodePath(link.replace(/[?#].*$/s, '')))
    : undefined;
}

/**
 * The active item of the page at `path`, preceded by the groups that contain it. The active item is
 * the first enabled item, in reading order, with a link to the page. Empty if there is none.
 *
 * @param levels The number of levels to search. Default: all.
 */
export function activeTrail(items: SidebarItem[], path: string, levels = Infinity): SidebarItem[] {
  return trailsOf(levels)(items).get(path) ?? [];
}

/** Caches the result of a function by the sidebar's items: every page of the site needs it. */
function cached<Result>(compute: (items: SidebarItem[]) => Result) {
  const results = new WeakMap<SidebarItem[], Result>();
  return (items: SidebarItem[]): Result => {
    let result = results.get(items);
    if (result === undefined) results.set(items, (result = compute(items)));
    return result;
  };
}

type Trails = Map<string, SidebarItem[]>;
const trailsByLevels = new Map<number, (items: SidebarItem[]) => Trails>();

/** The trails of all pages; see `activeTrail`. */
function trailsOf(levels: number): (items: SidebarItem[]) => Trails {
  let find = trailsByLevels.get(levels);
  if (!find) {
    find = cached((items) => {
      const trails: Trails = new Map();
      addTrails(trails, items, [], levels);
      return trails;
    });
    trailsByLevels.set(levels, find);
  }
  return find;
}

function addTrails(trails: Trails, items: SidebarItem[], above: SidebarItem[], levels: number) {
  if (levels < 1) return;
  for (const item of items) {
    const trail = [...above, item];
    const path = item.disabled ? undefined : pageOf(item.link);
    if (path !== undefined && !trails.has(path)) trails.set(path, trail);
    addTrails(trails, item.items ?? [], trail, levels - 1);
  }
}

/** The links of a sidebar in reading order, without disabled items. */
export function sidebarLinks(items: SidebarItem[], depth = 1): NavigationLink[] {
  if (depth > sidebarMaxDepth) return [];
  return items.flatMap((item) => {
    const own = item.link && !item.disabled ? [{ text: aloneText(item), link: item.link }] : [];
    return [...own, ...sidebarLinks(item.items ?? [], depth + 1)];
  });
}

/** The text of an item without its badge beside it: a path of an API needs its method. */
function aloneText({ text, badge }: SidebarItem): string {
  if (!badge || !text.startsWith('/')) return text;
  return `${typeof badge === 'string' ? badge : badge.text} ${text}`;
}

/** The links of a sidebar, and the index of the first link to each page. */
const readingOrder = cached((items) => {
  const links = withoutSections(sidebarLinks(items));
  const places = new Map<string, number>();
  for (const [index, { link }] of links.entries()) {
    const path = pageOf(link);
    if (path !== undefined && !places.has(path)) places.set(path, index);
  }
  return { links, places };
});

/** Leaves out links to sections of a page that an earlier link leads to. */
function withoutSections(links: NavigationLink[]): NavigationLink[] {
  const seen = new Set<string>();
  return links.filter(({ link }) => {
    const path = pageOf(link);
    if (path === undefined) return true;
    const isSection = link.includes('#') && seen.has(path);
    seen.add(path);
    return !isSection;
  });
}

/** The links before and after a page in its sidebar; none for a page outside of it. */
export function neighbours(
  items: SidebarItem[],
  path: string,
): { previous?: NavigationLink; next?: NavigationLink } {
  const { links, places } = readingOrder(items);
  const index = places.get(path);
  if (index === undefined) return {};
  const previous = links[index - 1];
  const next = links[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The path prefixes on which a top navigation item is active. */
function prefixes(item: TopNavItem): string[] {
  if (item.match) return [item.match];
  if (item.items) return item.items.flatMap(prefixes);
  const page = pageOf(item.link);
  return page === undefined ? [] : [page];
}

/**
 * The positions of the active item and its active sub-link: `["1", "1.0"]` is the second item and its
 * first sub-link.
 */
export function activeItems(items: TopNavItem[], path: string, parent = ''): string[] {
  const index = activeItem(items, path);
  if (index === -1) return [];
  const place = `${parent}${index}`;
  return [place, ...activeItems(items[index]?.items ?? [], path, `${place}.`)];
}

/** The index of the item with the longest prefix that covers the path; -1 if there is none. */
export function activeItem(items: TopNavItem[], path: string): number {
  const best = longestPrefix(items.flatMap(prefixes), path);
  if (best === undefined) return -1;
  return items.findIndex((item) =>
    prefixes(item).some((prefix) => prefix === best && isUnder(path, prefix)),
  );
}
