import type { Config, SidebarItem, WrittenSidebars } from '../../shared/config/config.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { isUnder } from '../../shared/page/paths.ts';
import { notFoundPath } from './discover.ts';
import { inWords, type ReadHead, type SourceHead } from './source-title.ts';

/** The data of a page for a sidebar. */
interface Entry {
  path: string;
  text: string;
  order: number;
  isShown: boolean;
}

/** A folder of pages: its own page, and its content. */
interface Folder {
  own?: Entry;
  pages: Entry[];
  folders: Map<string, Folder>;
}

/**
 * The configuration with the items of generated sidebars: `sidebar: 'auto'`, and items with `auto:
 * '/folder'`.
 *
 * @param written The sidebars as written. Default: the sidebars of `config`, none of which is `auto`.
 */
export function withFileSidebars(
  config: Config,
  pages: PageSource[],
  readHead: ReadHead,
  written: WrittenSidebars = config.sidebar,
): Config {
  if (!hasFileSidebars(written)) return config;
  const entries = pages
    .filter(({ path, made, list }) => path !== notFoundPath && !made && !list)
    .map((page) => entryOf(page, readHead(page)))
    .filter(({ isShown }) => isShown);
  const itemsBelow = (path: string) =>
    itemsOf(
      folderOf(
        entries.filter((entry) => isUnder(entry.path, path)),
        path,
      ),
    );
  const fill = (items: SidebarItem[]): SidebarItem[] =>
    items.map(({ auto, ...item }) => {
      if (auto !== undefined) return { ...item, items: itemsBelow(auto) };
      return item.items ? { ...item, items: fill(item.items) } : item;
    });
  const sidebar = Object.fromEntries(
    Object.entries(written).map(([prefix, items]) => [
      prefix,
      items === 'auto' ? itemsBelow(prefix.replace(/(?<=.)\/$/, '')) : fill(items),
    ]),
  );
  return { ...config, sidebar };
}

/** Whether any sidebar is generated: then the titles of all pages are read. */
export function hasFileSidebars(written: WrittenSidebars): boolean {
  return Object.values(written).some((items) => items === 'auto' || hasAuto(items));
}

function hasAuto(items: SidebarItem[]): boolean {
  return items.some((item) => item.auto !== undefined || hasAuto(item.items ?? []));
}

function entryOf(page: PageSource, { frontMatter, title }: SourceHead): Entry {
  const { sidebarText, sidebarOrder = Infinity, layout } = frontMatter;
  return {
    path: page.path,
    text: sidebarText ?? title,
    order: sidebarOrder,
    // A home page has no sidebar, and the logo leads to it.
    isShown: layout !== 'landing',
  };
}

function folderOf(entries: Entry[], root: string): Folder {
  const top: Folder = { pages: [], folders: new Map() };
  const paths = new Set(entries.flatMap(({ path }) => parents(path, root)));
  for (const entry of entries) {
    let folder = top;
    for (const name of namesOf(entry.path, root).slice(0, -1)) folder = below(folder, name);
    const name = namesOf(entry.path, root).at(-1);
    if (name === undefined) top.own = entry;
    else if (paths.has(entry.path)) below(folder, name).own = entry;
    else folder.pages.push(entry);
  }
  return top;
}

function below(folder: Folder, name: string): Folder {
  const known = folder.folders.get(name);
  if (known) return known;
  const added: Folder = { pages: [], folders: new Map() };
  folder.folders.set(name, added);
  return added;
}

/** The names of a path below a folder. */
function namesOf(path: string, root: string): string[] {
  return path
    .slice(root === '/' ? 0 : root.length)
    .split('/')
    .filter(Boolean);
}

/** The paths of the folders around a page, within a folder. */
function parents(path: string, root: string): string[] {
  const names = namesOf(path, root);
  const base = root === '/' ? '' : root;
  return names.slice(0, -1).map((_, index) => `${base}/${names.slice(0, index + 1).join('/')}`);
}

/** The items of a folder: its own page first, then pages and folders by their order and name. */
function itemsOf({ own, pages, folders }: Folder, isTop = true): SidebarItem[] {
  const rows = [
    ...pages.map(({ path, text, order }) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      order,
      item: { text, link: path },
    })),
    ...[...folders].map(([name, folder]) => ({
      name,
      order: folder.own?.order ?? Infinity,
      item: {
        text: folder.own?.text ?? inWords(name),
        ...(folder.own && { link: folder.own.path }),
        items: itemsOf(folder, false),
      },
    })),
  ];
  rows.sort((one, other) =>
    one.order === other.order ? compare(one.name, other.name) : one.order - other.order,
  );
  const items = rows.map(({ item }) => item);
  return isTop && own ? [{ text: own.text, link: own.path }, ...items] : items;
}

const { compare } = new Intl.Collator('en', { numeric: true });
