import type {
  Config,
  SidebarItem,
  TopNavItem,
  WrittenSidebars,
} from '../../../shared/config/config.ts';
import { pageOf } from '../../../shared/page/site-navigation.ts';

/** What a version knows of the pages that the navigation of today links to. */
export interface VersionNavigation {
  /** The path at that time of a page of today; undefined if there was none. */
  pathOf(path: string): string | undefined;
  /** The title of a page at that time, if it had another one than today. */
  titleOf(path: string, today: string): string | undefined;
}

/**
 * The items of today's navigation in a version: each leads to its page of that time and has the title of it. An item
 * whose page did not exist is left out, a group without items as well.
 */
export function itemsOfVersion<Item extends SidebarItem | TopNavItem>(
  items: Item[],
  version: VersionNavigation,
): Item[] {
  return items.flatMap((item): Item[] => {
    const below = item.items && itemsOfVersion(item.items as Item[], version);
    const today = pageOf(item.link);
    const path = today === undefined ? undefined : version.pathOf(today);
    const isAuto = 'auto' in item && item.auto !== undefined;
    if (today === undefined)
      return item.items && below!.length === 0 && !item.link && !isAuto
        ? []
        : [{ ...item, ...(below && { items: below }) }];
    if (path === undefined) {
      const { link: _, ...group } = item;
      return below?.length ? [{ ...(group as Item), items: below }] : [];
    }
    const fragment = /#.*$/s.exec(item.link!)?.[0] ?? '';
    const text = version.titleOf(path, today) ?? item.text;
    return [{ ...item, text, link: path + fragment, ...(below && { items: below }) }];
  });
}

/** The navigation of today in a version. */
export function navigationOfVersion<Part extends Pick<Config, 'topNav' | 'areas'>>(
  config: Part,
  version: VersionNavigation,
): Part {
  return {
    ...config,
    topNav: itemsOfVersion(config.topNav, version),
    areas: config.areas
      .map((area) => ({ ...area, items: itemsOfVersion(area.items, version) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** The sidebars of today in a version. */
export function sidebarsOfVersion(
  written: WrittenSidebars,
  version: VersionNavigation,
): WrittenSidebars {
  return Object.fromEntries(
    Object.entries(written).map(([prefix, items]) => [
      prefix,
      items === 'auto' ? items : itemsOfVersion(items, version),
    ]),
  ) as WrittenSidebars;
}

/** The item of a page of a version that the navigation of today does not know. */
type Unlisted = SidebarItem & { link: string };

/**
 * The sidebars of a version with the pages that today's do not have: each follows the last item of its folder, or
 * ends the sidebar that covers it.
 */
export function withUnlisted(
  sidebar: Config['sidebar'],
  unlisted: Unlisted[],
  keyOf: (path: string) => string | undefined,
): Config['sidebar'] {
  const result = { ...sidebar };
  const listed = new Set<string>();
  const note = ({ link, items = [] }: SidebarItem): void => {
    const path = pageOf(link);
    if (path !== undefined) listed.add(path);
    items.forEach(note);
  };
  Object.values(sidebar).flat().forEach(note);
  for (const item of unlisted) {
    const path = item.link;
    const key = listed.has(path) ? undefined : keyOf(path);
    if (key === undefined) continue;
    result[key] = besideSiblings(result[key]!, item, folderOf(path)) ?? [...result[key]!, item];
  }
  return result;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The items with one more after the last item of its folder; undefined if there is no such item. */
function besideSiblings(
  items: SidebarItem[],
  added: SidebarItem,
  folder: string,
): SidebarItem[] | undefined {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index]!;
    const below = item.items && besideSiblings(item.items, added, folder);
    if (below) return items.with(index, { ...item, items: below });
    const path = pageOf(item.link);
    if (path !== undefined && path !== '/' && folder !== '' && folderOf(path) === folder)
      return items.toSpliced(index + 1, 0, added);
  }
  return undefined;
}
