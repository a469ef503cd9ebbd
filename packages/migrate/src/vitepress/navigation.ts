import { isValues, type Note, type Values } from '../values.ts';

/** A text of the navigation without its markup. */
function plain(value: unknown): string {
  return String(value ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A link in the form of this engine: from the root, without a file extension. */
function linkOf(link: unknown, base = ''): string | undefined {
  if (typeof link !== 'string' || link === '') return undefined;
  if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(link)) return link;
  const whole = base ? base + (base.endsWith('/') ? link.replace(/^\//, '') : link) : link;
  const absolute = whole.startsWith('/') ? whole : `/${whole}`;
  return (
    absolute.replace(/\.(?:md|html)(?=$|[?#])/, '').replace(/(?<=\/)index(?=$|[?#])/, '') || '/'
  );
}

function sidebarItem(value: unknown, base: string | undefined): Values[] {
  if (!isValues(value)) return [];
  const inner = typeof value.base === 'string' ? value.base : base;
  const link = linkOf(value.link, inner);
  const text = plain(value.text) || link;
  const items = Array.isArray(value.items)
    ? value.items.flatMap((item) => sidebarItem(item, inner))
    : undefined;
  if (text === undefined) return items ?? [];
  const isEmpty = link === undefined && (items === undefined || items.length === 0);
  return [
    {
      text,
      ...(link !== undefined && { link }),
      ...(typeof value.collapsed === 'boolean' && { collapsed: value.collapsed }),
      ...(items && items.length > 0 && { items }),
      ...(isEmpty && { disabled: true }),
    },
  ];
}

/** The items of a sidebar: a list, or an object with `items` and `base`. */
function itemsOf(value: unknown): Values[] {
  const { items, base } = isValues(value) ? value : { items: value, base: undefined };
  const prefix = typeof base === 'string' ? base : undefined;
  return Array.isArray(items) ? items.flatMap((item) => sidebarItem(item, prefix)) : [];
}

/**
 * Sidebars by path prefix.
 *
 * @param root The prefix of a sidebar that is a list.
 */
export function sidebars(value: unknown, root = '/'): Record<string, Values[]> {
  if (Array.isArray(value)) return { [root]: itemsOf(value) };
  const rows = Object.entries(isValues(value) ? value : {});
  return Object.fromEntries(
    rows.map(([prefix, own]) => [prefix.startsWith('/') ? prefix : `/${prefix}`, itemsOf(own)]),
  );
}

/** The top navigation. Below an item there is one level of links. */
export function topNav(value: unknown, note: Note): Values[] {
  return (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
    const at = `themeConfig.nav[${index}]`;
    if (!isValues(item)) return [];
    if (item.component !== undefined) {
      note(at, `is the component ${String(item.component)}: write an element in React into topNav`);
      return [];
    }
    const text = plain(item.text);
    const link = linkOf(item.link);
    const items = subLinks(item.items, at, note);
    const match = matchOf(item.activeMatch, at, note);
    if (text === '' || (link === undefined && items.length === 0)) return [];
    const own = items.length > 0 ? { items } : { link };
    return [{ text, ...own, ...(match !== undefined && { match }) }];
  });
}

function subLinks(value: unknown, at: string, note: Note): Values[] {
  return (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
    if (!isValues(item)) return [];
    const place = `${at}.items[${index}]`;
    const text = plain(item.text);
    const link = linkOf(item.link);
    const below = subLinks(item.items, place, note);
    if (below.length > 0 && text)
      note(place, `“${text}” is no group of its own: its links stand in the list`);
    return [...(text && link !== undefined ? [{ text, link }] : []), ...below];
  });
}

/** The prefix that an `activeMatch` tests, if it tests only that. */
function matchOf(value: unknown, at: string, note: Note): string | undefined {
  if (typeof value !== 'string') return undefined;
  const prefix = /^\^?(\/[\w/-]*?)\/?\$?$/.exec(value.replaceAll(String.raw`\/`, '/'))?.[1];
  if (prefix === undefined)
    note(
      `${at}.activeMatch`,
      `is an expression: write a path prefix as match in place of ${value}`,
    );
  return prefix === undefined ? undefined : prefix || '/';
}
