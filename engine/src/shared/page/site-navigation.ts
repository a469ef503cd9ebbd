import type { Config, SidebarItem, TopNavItem } from '../config/config.ts';
import { hrefKind } from './href.ts';
import { cleanPath, decodePath, isUnder, longestPrefix } from './paths.ts';

/** The deepest level of the sidebar that is drawn, counted from 1. */
export const sidebarMaxDepth = 5;

/** A link of the sidebar in reading order. */
export interface NavigationLink {
  text: string;
  link: string;
}

/** The key of the sidebar that a page shows: the longest prefix of the map that covers its path. */
export function sidebarKey(config: Config, path: string): string | undefined {
  return longestPrefix(Object.keys(config.sidebar), path);
}

/** The items of the sidebar with that key. */
export function sidebarItems(config: Config, key: string | undefined): SidebarItem[] {
  return key === undefined ? [] : (config.sidebar[key] ?? []);
}

/** The path of the page that a written link leads to; undefined where it leads elsewhere. */
export function pageOf(link: string | undefined): string | undefined {
  return link && hrefKind(link) === 'path'
    ? cleanPath(decodePath(link.replace(/[?#].*$/s, '')))
    : undefined;
}

/**
 * The way to the item that is active on the page at `path`: the groups around it, then the item
 * itself. Empty where no item leads to the page. Of several that do the first counts, in reading
 * order; disabled ones do not.
 *
 * @param levels How deep to look. Default: to the bottom.
 */
export function activeTrail(items: SidebarItem[], path: string, levels = Infinity): SidebarItem[] {
  return trailsOf(levels)(items).get(path) ?? [];
}

/** What is made from a sidebar's items, made once: every page of a site asks for it. */
function remembered<Made>(make: (items: SidebarItem[]) => Made): (items: SidebarItem[]) => Made {
  const known = new WeakMap<SidebarItem[], Made>();
  return (items) => {
    let made = known.get(items);
    if (made === undefined) known.set(items, (made = make(items)));
    return made;
  };
}

type Trails = Map<string, SidebarItem[]>;
const trailsByLevels = new Map<number, (items: SidebarItem[]) => Trails>();

/** Finds the way to the active item of every page that items lead to. */
function trailsOf(levels: number): (items: SidebarItem[]) => Trails {
  let find = trailsByLevels.get(levels);
  if (!find) {
    find = remembered((items) => {
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

/** The sidebar's links in reading order; disabled items take no part, external ones do. */
export function sidebarLinks(items: SidebarItem[], depth = 1): NavigationLink[] {
  if (depth > sidebarMaxDepth) return [];
  return items.flatMap((item) => {
    const own = item.link && !item.disabled ? [{ text: item.text, link: item.link }] : [];
    return [...own, ...sidebarLinks(item.items ?? [], depth + 1)];
  });
}

/** The links of a sidebar, and for each page the first that leads to it. */
const readingOrder = remembered((items) => {
  const links = sidebarLinks(items);
  const places = new Map<string, number>();
  for (const [index, { link }] of links.entries()) {
    const path = pageOf(link);
    if (path !== undefined && !places.has(path)) places.set(path, index);
  }
  return { links, places };
});

/** The sidebar's links before and after the page, if it stands in the sidebar. */
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
