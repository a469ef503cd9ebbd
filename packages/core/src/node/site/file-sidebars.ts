import type { Config, SidebarItem, WrittenSidebars } from '../../shared/config/config.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import { isUnder } from '../../shared/page/paths.ts';
import { pageOf } from '../../shared/page/site-navigation.ts';
import { notFoundPath } from './discover.ts';
import { inWords, type ReadHead } from './source-title.ts';

/** The data of a page for a sidebar. */
interface Entry {
  path: string;
  text: string;
  order: number;
  badge: SidebarItem['badge'];
}

/**
 * The configuration with the items of generated sidebars: `sidebar: 'auto'`, and items with `auto:
 * '/folder'`. An item without a badge has the badge of its page.
 *
 * @param written The sidebars as written. Default: the sidebars of `config`, none of which is `auto`.
 */
export function withFileSidebars(
  config: Config,
  pages: PageSource[],
  readHead: ReadHead,
  written: WrittenSidebars = config.sidebar,
): Config {
  const badges = badgesOf(pages, readHead);
  const isGenerated = hasFileSidebars(written);
  if (badges.size === 0 && !isGenerated) return config;
  // The heads of other pages are read for generated items only.
  const entries = (isGenerated ? pages : [])
    .filter(({ path, made, list }) => path !== notFoundPath && !made && !list)
    .flatMap((page): Entry[] => {
      const { frontMatter, title } = readHead(page);
      const { sidebarText, sidebarOrder = Infinity, layout, badge } = frontMatter;
      // A home page has no sidebar, and the logo leads to it.
      return layout === 'landing'
        ? []
        : [{ path: page.path, text: sidebarText ?? title, order: sidebarOrder, badge }];
    });
  const itemsBelow = (path: string) => {
    const own = entries.find((entry) => entry.path === path);
    const below = entries.filter((entry) => entry !== own && isUnder(entry.path, path));
    const items = itemsOf(below, path === '/' ? path : `${path}/`);
    return own ? [{ ...linkOf(own), text: own.text }, ...items] : items;
  };
  const fill = (items: SidebarItem[]): SidebarItem[] =>
    items.map(({ auto, ...item }) => {
      if (auto !== undefined) return { ...item, items: itemsBelow(auto) };
      const badge =
        item.badge ?? badges.get((!item.link?.includes('#') && pageOf(item.link)) || '');
      return {
        ...item,
        ...(badge !== undefined && { badge }),
        ...(item.items && { items: fill(item.items) }),
      };
    });
  const sidebar = Object.fromEntries(
    Object.entries(written).map(([prefix, items]) => [
      prefix,
      items === 'auto' ? itemsBelow(prefix.replace(/(?<=.)\/$/, '')) : fill(items),
    ]),
  );
  return { ...config, sidebar };
}

/** Whether the front matter of a page has a badge, maybe: then its head is read. */
export const mayHaveBadge = ({ text, made }: PageSource) =>
  !made && /^badge:/m.test(writtenFrontMatter(text));

/** The badges of pages by path. */
function badgesOf(pages: PageSource[], readHead: ReadHead): Map<string, SidebarItem['badge']> {
  const found = pages.filter(mayHaveBadge);
  return new Map(found.map((page) => [page.path, readHead(page).frontMatter.badge]));
}

/** Whether any sidebar is generated: then the titles of all pages are read. */
export function hasFileSidebars(written: WrittenSidebars): boolean {
  return Object.values(written).some((items) => items === 'auto' || hasAuto(items));
}

function hasAuto(items: SidebarItem[]): boolean {
  return items.some((item) => item.auto !== undefined || hasAuto(item.items ?? []));
}

const linkOf = ({ path, badge }: Entry) => ({ link: path, ...(badge !== undefined && { badge }) });

/** The items of the pages whose paths begin with `start`: pages and folders by their order and name. */
function itemsOf(entries: Entry[], start: string): SidebarItem[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [name = ''] = entry.path.slice(start.length).split('/');
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(entry);
  }
  const rows = [...groups].map(([name, group]) => {
    const own = group.find(({ path }) => path === start + name);
    const below = group.filter((entry) => entry !== own);
    const item = {
      text: own?.text ?? inWords(name),
      ...(own && linkOf(own)),
      ...(below.length > 0 && { items: itemsOf(below, `${start}${name}/`) }),
    };
    return { name, order: own?.order ?? Infinity, item };
  });
  return rows
    .sort((one, other) =>
      one.order === other.order ? compare(one.name, other.name) : one.order - other.order,
    )
    .map(({ item }) => item);
}

const { compare } = new Intl.Collator('en', { numeric: true });
