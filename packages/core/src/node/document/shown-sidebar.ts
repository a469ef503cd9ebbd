import type { SidebarItem } from '../../shared/config/config.ts';
import type { ShownSidebarItem } from '../../shared/document/document.ts';
import { pageOf, sidebarLinks } from '../../shared/page/site-navigation.ts';

/**
 * The maximum number of links of a sidebar that every page shows completely: some 21 kB of HTML.
 */
const maxLinks = 200;

/** The shortened sidebars, by items and by expanded section. */
const shortened = new WeakMap<SidebarItem[], Map<SidebarItem | undefined, ShownSidebarItem[]>>();

/**
 * The items of a sidebar for the pages of a section. A long sidebar has the complete section and a
 * link for each other section, so that the weight of a page does not grow with the site.
 *
 * @param section The top-level item that contains the page, if any.
 */
export function shownSidebar(items: SidebarItem[], section?: SidebarItem): ShownSidebarItem[] {
  const bySection = shortened.get(items) ?? new Map<SidebarItem | undefined, ShownSidebarItem[]>();
  shortened.set(items, bySection);
  let shown = bySection.get(section);
  if (!shown) {
    const isLong = sidebarLinks(items).length > maxLinks;
    shown = isLong ? items.map((item) => (item === section ? item : closed(item))) : items;
    bySection.set(section, shown);
  }
  return shown;
}

/** A section as a link to its own page or to its first page; unchanged if it has none. */
function closed(item: SidebarItem): ShownSidebarItem {
  const { text, items = [] } = item;
  const pages = sidebarLinks([item]).filter(({ link }) => pageOf(link) !== undefined);
  if (items.length === 0 || pages.length === 0) return item;
  return { text, link: pages[0]!.link, isSection: true };
}
