import type { Config, SidebarItem } from '../../shared/config/config.ts';
import { writtenItems } from '../../shared/config/config-parts.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { pageOf } from '../../shared/page/site-navigation.ts';
import { type Editions, fallbackPages, isSource } from './editions.ts';
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
  const shown = isOwn ? pages : [...pages, ...fallbackPages(editions)];
  const listed = withMadeItems(withFileSidebars(plain, shown, readHead, written), site, shown);
  return isOwn ? listed : withOwnTitles(listed, editions, readHead);
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
 * The configuration of a translation, in whose sidebars and areas an item has the title of its page in this
 * language, unless the configuration translates its text. An item of a page that is not translated says the page's
 * language, or is left out.
 */
function withOwnTitles(
  config: Config,
  { all: [source], own, texts }: Editions,
  readHead: ReadHead,
): Config {
  const translate = <Item extends SidebarItem>(item: Item): Item[] => {
    const { text, link, items } = item;
    const below = items && { items: items.flatMap(translate) };
    const path = pageOf(link);
    const page = path === undefined ? undefined : own.pages.get(path);
    if (page) {
      const { frontMatter, title } = readHead(page);
      const isOwn = texts.get(link!) !== text;
      return [{ ...item, ...below, text: isOwn ? text : (frontMatter.sidebarText ?? title) }];
    }
    if (path === undefined || !source!.pages.has(path)) return [{ ...item, ...below }];
    const { lang } = source!;
    const { badge = lang.toUpperCase() } = item;
    if (own.fallback !== 'none') return [{ ...item, ...below, lang, badge }];
    const { link: _, ...group } = item;
    return below?.items.length ? [{ ...(group as Item), ...below }] : [];
  };
  const sidebar = Object.entries(config.sidebar).map(([prefix, items]) => [
    prefix,
    items.flatMap(translate),
  ]);
  return {
    ...config,
    sidebar: Object.fromEntries(sidebar) as Config['sidebar'],
    areas: config.areas
      .map((area) => ({ ...area, items: area.items.flatMap(translate) }))
      .filter(({ items }) => items.length > 0),
  };
}
