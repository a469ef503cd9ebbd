import type { Config, SidebarItem, TopNavItem } from '../../shared/config/config.ts';
import { writtenItems } from '../../shared/config/config-parts.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { encodePath } from '../../shared/page/paths.ts';
import { pageOf, sidebarKey } from '../../shared/page/site-navigation.ts';
import { type Editions, fallbackPages, isSource, ownPaths } from './editions.ts';
import { withFileSidebars } from './file-sidebars.ts';
import { withMadeItems } from './made-items.ts';
import type { Site } from './site.ts';
import type { ReadHead } from './source-title.ts';

/**
 * The configuration of an edition with the items of its sidebars: those that files and features make, and in a translation
 * the titles of its pages.
 *
 * @param pages The pages of the edition itself.
 */
export function withSidebars(
  config: Config,
  pages: PageSource[],
  readHead: ReadHead,
  site: Pick<
    Site,
    'root' | 'version' | 'cacheFolder' | 'loadedFeatures' | 'writtenSidebars' | 'editions'
  >,
): Config {
  const { editions, writtenSidebars: written = config.sidebar } = site;
  const plain = { ...config, sidebar: writtenItems(written) };
  const isOwn = !editions || isSource({ editions });
  const shown = isOwn ? pages : [...pages.map(atSource), ...fallbackPages(editions)];
  const listed = withMadeItems(withFileSidebars(plain, shown, readHead, written), site, shown);
  return isOwn ? listed : withOwnPages(listed, editions, readHead);
}

/** The items of the top navigation with the paths that an edition has in place of the source's. */
export function withOwnPaths(items: TopNavItem[], editions: Editions): TopNavItem[] {
  const moved = ownPaths(editions.own);
  if (!moved) return items;
  return items.map((item) => {
    const { link, items: below, match = pageOf(link) } = item;
    if (below) return { ...item, items: withOwnPaths(below, editions) };
    return link === undefined ? item : { ...item, link: linkIn(moved, link), match };
  });
}

/** @param moved The paths that an edition has in place of the source's, by these. */
function linkIn(moved: Record<string, string>, link: string): string {
  const path = pageOf(link);
  if (path === undefined || !Object.hasOwn(moved, path)) return link;
  return encodePath(moved[path]!) + /[?#].*$|$/s.exec(link)![0];
}

/** A page of a translation at the path of the source's page. */
function atSource(page: PageSource): PageSource {
  return page.sourcePath === undefined ? page : { ...page, path: page.sourcePath };
}

/** The texts of the sidebars and areas of a configuration, by link. */
export function sidebarTexts({ sidebar, areas }: Config): Map<string, string> {
  const texts = new Map<string, string>();
  const note = ({ text, link, items = [] }: SidebarItem): void => {
    if (link !== undefined) texts.set(link, text);
    items.forEach(note);
  };
  Object.values(sidebar).flat().forEach(note);
  for (const { items } of areas) items.forEach(note);
  return texts;
}

/**
 * The configuration of a translation, in whose sidebars and areas an item has the path and the title of its page in this
 * language, unless the configuration translates its text. An item of a page that is not translated says the page's
 * language, or is left out.
 */
function withOwnPages(config: Config, editions: Editions, readHead: ReadHead): Config {
  const {
    all: [source],
    own,
    texts,
  } = editions;
  const moved = ownPaths(own) ?? {};
  const translate = <Item extends SidebarItem>(item: Item): Item[] => {
    const { text, link, items } = item;
    const below = items && { items: items.flatMap(translate) };
    const path = pageOf(link);
    const page = path === undefined ? undefined : own.pages.get(path);
    if (page) {
      const { frontMatter, title } = readHead(page);
      const isOwn = texts.get(link!) !== text;
      const own = isOwn ? text : (frontMatter.sidebarText ?? title);
      return [{ ...item, ...below, link: linkIn(moved, link!), text: own }];
    }
    if (path === undefined || !source!.pages.has(path)) return [{ ...item, ...below }];
    const { lang } = source!;
    const { badge = lang.toUpperCase() } = item;
    if (own.fallback !== 'none') return [{ ...item, ...below, lang, badge }];
    const { link: _, ...group } = item;
    return below?.items.length ? [{ ...(group as Item), ...below }] : [];
  };
  const sidebar = Object.fromEntries(
    Object.entries(config.sidebar).map(([prefix, items]) => [prefix, items.flatMap(translate)]),
  ) as Config['sidebar'];
  // A page has the sidebar of the source's page, whatever its own path.
  for (const [of, path] of Object.entries(moved)) {
    const [key, found] = [sidebarKey(config, of), sidebarKey(config, path)];
    if (key !== undefined && key !== found) sidebar[path as keyof typeof sidebar] = sidebar[key]!;
  }
  return {
    ...config,
    sidebar,
    topNav: withOwnPaths(config.topNav, editions),
    areas: config.areas
      .map((area) => ({ ...area, items: area.items.flatMap(translate) }))
      .filter(({ items }) => items.length > 0),
  };
}
