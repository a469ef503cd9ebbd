import type { Config } from '../config/config.ts';
import {
  activeTrail,
  type NavigationLink,
  pageOf,
  sidebarItems,
  sidebarKey,
  sidebarLinks,
} from './site-navigation.ts';

/** Where a page stands that no sidebar lists, or what else is near a page that one does list. */
export interface Area {
  text: string;
  /** Whether the page's sidebar lists it. */
  isListed: boolean;
  /** The pages that no sidebar lists; of a page among these, followed by those of the sidebar group. */
  links: NavigationLink[];
}

/** The area of a page; undefined where `areas` of the configuration has nothing for it. */
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
