import type { SidebarItem } from '../../shared/config/config.ts';
import type { ShownSidebarItem } from '../../shared/document/document.ts';
import { pageOf, sidebarLinks } from '../../shared/page/site-navigation.ts';

/** How many links a sidebar may have to be shown whole on every page: some 28 kB of HTML. */
const maxLinks = 200;

/** What has been made of each sidebar, by the section that is whole in it. */
const known = new WeakMap<SidebarItem[], Map<SidebarItem | undefined, ShownSidebarItem[]>>();

/**
 * The items of a sidebar as the pages of a section show them: those of a long one have the section
 * whole and a link to each of the others, so that what a page weighs does not grow with its site.
 *
 * @param section The item at the top that holds the page; undefined where none does.
 */
export function shownSidebar(items: SidebarItem[], section?: SidebarItem): ShownSidebarItem[] {
  const made = known.get(items) ?? new Map<SidebarItem | undefined, ShownSidebarItem[]>();
  known.set(items, made);
  let shown = made.get(section);
  if (!shown) {
    const isLong = sidebarLinks(items).length > maxLinks;
    shown = isLong ? items.map((item) => (item === section ? item : closed(item))) : items;
    made.set(section, shown);
  }
  return shown;
}

/** A section as a link to its own page or to the first in it; as it is where it has none. */
function closed(item: SidebarItem): ShownSidebarItem {
  const { text, items = [] } = item;
  const pages = sidebarLinks([item]).filter(({ link }) => pageOf(link) !== undefined);
  if (items.length === 0 || pages.length === 0) return item;
  return { text, link: pages[0]!.link, isSection: true };
}
