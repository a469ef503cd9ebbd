import { socialIcons } from 'stilldocs/node';

/* Values of a Vocs 1 configuration, as this engine writes them. */

/** An object with any keys. */
export type Values = Record<string, unknown>;

/** Reports a part of a value that has no equivalent: its place, and what to do. */
export type Note = (path: string, text: string) => void;

/** Whether a value is an object, but not a list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a React element. */
function isElement(value: unknown): boolean {
  return isValues(value) && '$$typeof' in value;
}

/** The given keys of an object that have a value. */
function pick(value: Values, keys: string[]): Values {
  return Object.fromEntries(
    keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]),
  );
}

/** The site's address: its path is an option of its own here. */
export function baseUrl(value: unknown): Values {
  const [origin] = /^https?:\/\/[^\s/?#]+/i.exec(String(value)) ?? [];
  return origin === undefined ? {} : { baseUrl: origin };
}

/** The folder of the blog, relative to the folder of the pages. */
export function blogDir(value: unknown): Values {
  if (typeof value !== 'string') return {};
  return { blogDir: value.replace(/^(?:\.\/)?(?:pages\/)?/, '') || '.' };
}

/** A sidebar item: one that leads nowhere shows its text alone. */
function sidebarItem(value: unknown): Values[] {
  if (!isValues(value) || typeof value.text !== 'string' || value.text.trim() === '') return [];
  const item = pick(value, ['text', 'link', 'collapsed', 'disabled']);
  if (item.link === '') delete item.link;
  if (Array.isArray(value.items)) item.items = value.items.flatMap(sidebarItem);
  if (item.link === undefined && item.items === undefined) item.disabled = true;
  return [item];
}

/** The items of a sidebar, from a list or from an object with `items` and `backLink`. */
function sidebarOf(value: unknown, path: string, note: Note): Values[] {
  const items = isValues(value) ? value.items : value;
  if (isValues(value) && value.backLink)
    note(`${path}.backLink`, 'is not shown: add an item that leads back');
  return Array.isArray(items) ? items.flatMap(sidebarItem) : [];
}

/** The sidebars, by path prefix or as one list. */
export function sidebar(value: unknown, note: Note): Values {
  if (Array.isArray(value)) return { sidebar: sidebarOf(value, 'sidebar', note) };
  const rows = Object.entries(isValues(value) ? value : {});
  const entries = rows.map(([prefix, own]) => [
    prefix,
    sidebarOf(own, `sidebar['${prefix}']`, note),
  ]);
  return { sidebar: Object.fromEntries(entries) as Values };
}

/** Links of the top navigation; below an item there is one level of links. */
export function topNav(value: unknown, note: Note): Values {
  const items = (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
    if (!isValues(item)) return [];
    const own = pick(item, ['text', 'link', 'element', 'match']);
    if (typeof own.match === 'function') {
      note(`topNav[${index}].match`, 'is a function: write the path prefix');
      delete own.match;
    }
    const below = subLinks(item.items);
    if (below.length > 0) own.items = below;
    const isShown = own.element ?? own.link ?? own.items;
    if (isShown === undefined) note(`topNav[${index}]`, 'leads nowhere, and is not shown');
    return isShown === undefined ? [] : [own];
  });
  return { topNav: items };
}

function subLinks(items: unknown): Values[] {
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    if (!isValues(item)) return [];
    const own = pick(item, ['text', 'link', 'element']);
    return [...((own.link ?? own.element) ? [own] : []), ...subLinks(item.items)];
  });
}

/** Icons whose service has another name here. */
const renamedIcons: Values = { farcaster: 'warpcast' };

/** The social links. A link with an unknown icon is reported. */
export function socials(value: unknown, note: Note): Values {
  const links = (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
    if (!isValues(item)) return [];
    const icon = renamedIcons[String(item.icon)] ?? item.icon;
    if (socialIcons.some((known) => known === icon))
      return [{ ...pick(item, ['link', 'label']), icon }];
    note(`socials[${index}].icon`, `is unknown: write the SVG path of "${String(item.icon)}"`);
    return [];
  });
  return { socials: links };
}

/** Sponsors without gaps; a group without sponsors is not shown. */
export function sponsors(value: unknown): Values {
  const groups = (Array.isArray(value) ? value : []).flatMap((group: unknown) => {
    if (!isValues(group)) return [];
    const rows = Array.isArray(group.items) ? group.items : [];
    const items = rows
      .map((row: unknown) => (Array.isArray(row) ? row.filter(isSponsor) : row))
      .filter((row: unknown) => (Array.isArray(row) ? row.length > 0 : isSponsor(row)));
    return items.length > 0 ? [{ ...pick(group, ['name', 'height']), items }] : [];
  });
  return { sponsors: groups };
}

function isSponsor(value: unknown): boolean {
  return isValues(value) && Boolean(value.name && value.link && value.image);
}

/** The accent: a color, one for each color scheme, or the colors of its uses. */
export function accent(value: unknown, note: Note): Values {
  if (typeof value === 'string') return { accentColor: value };
  if (!isValues(value)) return {};
  if ('light' in value) return { accentColor: pick(value, ['light', 'dark']) };
  note('theme.accentColor', 'has colors by use: only textAccent is taken');
  const text = value.textAccent ?? value.backgroundAccent;
  return text === undefined ? {} : { accentColor: text };
}

/** The link to edit a page. A pattern without `:path` is reported. */
export function editLink(value: unknown, note: Note): Values {
  if (!isValues(value)) return {};
  if (typeof value.pattern === 'string' && value.pattern.includes(':path'))
    return { editLink: pick(value, ['pattern', 'text']) };
  note('editLink.pattern', 'is no text with :path: write the address of the file');
  return {};
}

/** The banner, with the supported keys only. */
export function banner(value: unknown): Values {
  if (!isValues(value) || isElement(value)) return value ? { banner: value } : {};
  const keys = ['content', 'height', 'backgroundColor', 'textColor', 'dismissable'];
  return value.content ? { banner: pick(value, keys) } : {};
}

/** Plugins for features that are built into this engine, by the names of their functions. */
const builtIn = /mermaid|math|katex/i;

/**
 * Plugins of unified, without plugins for built-in features; formulas are on if one of them draws
 * formulas.
 */
export function markdown(value: unknown, note: Note): Values {
  if (!isValues(value)) return {};
  const { remarkPlugins, rehypePlugins, ...rest } = value;
  for (const key of Object.keys(rest))
    note(`markdown.${key}`, 'has no effect: colors of code are tokens of styles.css');
  const remark = Array.isArray(remarkPlugins) ? remarkPlugins : [];
  const rehype = Array.isArray(rehypePlugins) ? rehypePlugins : [];
  const hasMath = [...remark, ...rehype].some((plugin) => /math|katex/i.test(pluginName(plugin)));
  const own = (plugins: unknown[]) => plugins.filter((plugin) => !builtIn.test(pluginName(plugin)));
  return {
    markdown: {
      ...(hasMath && { math: true }),
      remarkPlugins: own(remark),
      rehypePlugins: own(rehype),
    },
  };
}

/** The name of a plugin's function, which stands alone or before its options. */
function pluginName(plugin: unknown): string {
  const fn: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof fn === 'function' ? fn.name : '';
}

/**
 * The options of search. `boostDocument` gets the name of a page's file, as in Vocs, without the term and the fields of a
 * section: it is asked once for each page, at build.
 */
export function search(value: unknown, note: Note): Values {
  if (!isValues(value)) return {};
  const { boostDocument, ...rest } = value;
  for (const name of Object.keys(rest))
    note(
      `search.${name}`,
      'has no effect: the engine ranks by headings, words and their positions',
    );
  if (typeof boostDocument !== 'function') return {};
  const boost = boostDocument as (id: string, term: string, fields: object) => unknown;
  return {
    search: { weight: ({ file }: { file: string }) => Number(boost(file, '', {}) ?? 1) },
  };
}
