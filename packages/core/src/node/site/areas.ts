import type { Config } from '../../shared/config/config.ts';
import {
  activeTrail,
  type NavigationLink,
  pageOf,
  sidebarItems,
  sidebarKey,
  sidebarLinks,
} from '../../shared/page/site-navigation.ts';

/** The area of a page outside of the sidebar, or the area with the sidebar group of a page. */
export interface Area {
  text: string;
  /** Whether the page's sidebar lists it. */
  isListed: boolean;
  /**
   * The pages outside of the sidebar; for one of these, followed by the pages of the sidebar group.
   */
  links: NavigationLink[];
}

/** The area of a page; undefined if `areas` of the configuration has none for it. */
export function areaOf(config: Config, path: string): Area | undefined {
  const items = sidebarItems(config, sidebarKey(config, path));
  const [group] = activeTrail(items, path);
  const own = config.areas.find(({ text, items: pages }) =>
    group ? text === group.text : pages.some(({ link }) => pageOf(link) === path),
  );
  if (!own) return undefined;
  const { text, items: unlisted } = own;
  if (group) return { text, isListed: true, links: unlisted };
  const listed = sidebarLinks(items.filter((item) => item.text === text));
  const pages = listed.filter(({ link }) => pageOf(link) !== undefined);
  return { text, isListed: false, links: [...unlisted, ...pages] };
}
