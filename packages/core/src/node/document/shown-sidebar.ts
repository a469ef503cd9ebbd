import type { SidebarItem } from '../../shared/config/config.ts';
import type { ShownSidebarItem } from '../../shared/document/document.ts';
import { pageOf, sidebarLinks } from '../../shared/page/site-navigation.ts';

/**
 * The maximum number of links of a sidebar that every page shows completely: some 21 kB of HTML.
 */
const maxLinks = 200;

/** The number of links of each list of items: every page asks. */
const counts = new WeakMap<SidebarItem[], number>();

function countOf(items: SidebarItem[]): number {
  const count = counts.get(items) ?? sidebarLinks(items).length;
  counts.set(items, count);
  return count;
}

/** The shortened sidebars, by items and by expanded section. */
const shortened = new WeakMap<SidebarItem[], Map<SidebarItem | undefined, ShownSidebarItem[]>>();

/**
 * The items of a sidebar for the pages of a group. A long sidebar has the complete group and a link for each
 * other one, so that the weight of a page does not grow with the site. A group that is too long itself is
 * shortened in the same way.
 *
 * @param trail The item of the page, preceded by the groups that contain it; empty if there is none.
 */
export function shownSidebar(
  items: SidebarItem[],
  [section, ...below]: SidebarItem[] = [],
): ShownSidebarItem[] {
  if (countOf(items) <= maxLinks) return items;
  const bySection = shortened.get(items) ?? new Map<SidebarItem | undefined, ShownSidebarItem[]>();
  shortened.set(items, bySection);
  // The pages of a group share one sidebar.
  const group = [section, ...below].findLast((item) => item?.items?.length) ?? section;
  let shown = bySection.get(group);
  if (!shown) {
    shown = items.map((item) => (item === section ? opened(item, below) : closed(item)));
    bySection.set(group, shown);
  }
  return shown;
}

function opened(item: SidebarItem, trail: SidebarItem[]): ShownSidebarItem {
  const shown = item.items && shownSidebar(item.items, trail);
  return shown === item.items ? item : { ...item, items: shown };
}

/** The sections as links: what all sidebars have in common is rendered once. */
const links = new WeakMap<SidebarItem, ShownSidebarItem>();

function closed(item: SidebarItem): ShownSidebarItem {
  const link = links.get(item) ?? linkOf(item);
  links.set(item, link);
  return link;
}

/** A section as a link to its own page or to its first page; unchanged if it has none. */
function linkOf(item: SidebarItem): ShownSidebarItem {
  const { text, badge, icon, items = [] } = item;
  const pages = sidebarLinks([item]).filter(({ link }) => pageOf(link) !== undefined);
  if (items.length === 0 || pages.length === 0) return item;
  return {
    text,
    link: pages[0]!.link,
    isSection: true,
    ...(badge !== undefined && { badge }),
    ...(icon !== undefined && { icon }),
  };
}
