import { type Change, type Changes, dropped, splitFrontMatter } from '../migrate-front-matter.ts';

/** The layouts of VitePress here. */
const layouts: Record<string, string | undefined> = {
  doc: undefined,
  home: 'landing',
  page: 'minimal',
  false: 'minimal',
};

/** A key that hides a part of the page if it is false. */
const switchOf =
  (key: string): Changes[string] =>
  (value) =>
    value === false ? { keys: { [key]: false } } : dropped();

/** A key that begins with `x-` here: nothing reads it. */
const unread =
  (name: string, instead: string): Changes[string] =>
  (value) => ({ keys: { [`x-${name}`]: value }, instead });

/** `target` and `rel` of links, which the engine sets, are dropped from hero and features. */
const withoutTargets =
  (name: string): Changes[string] =>
  (value) => {
    const isDropped = (key: string) => key === 'target' || key === 'rel';
    const kept = JSON.stringify(value, (key, own: unknown) => (isDropped(key) ? undefined : own));
    if (kept === JSON.stringify(value)) return undefined;
    const instead = 'target and rel are dropped: links to other sites open in a new tab';
    return { keys: { [name]: JSON.parse(kept) as unknown }, instead, isNote: true };
  };

/** The keys of VitePress with another form here. */
export const vitepressKeys: Changes = {
  layout(value) {
    const name = String(value);
    if (!Object.hasOwn(layouts, name))
      return dropped(`The page has the default layout: there is no layout "${name}"`);
    const layout = layouts[name];
    return { keys: layout ? { layout } : {} };
  },
  outline: (value) => ({ keys: { showOutline: outlineOf(value) } }),
  aside: switchOf('showOutline'),
  sidebar: switchOf('showSidebar'),
  navbar: switchOf('showTopNav'),
  search: switchOf('searchable'),
  isHome: () => dropped(),
  head: headOf,
  titleTemplate: unread(
    'titleTemplate',
    'The site has one template of titles: write the whole title',
  ),
  prev: unread('prev', 'Previous and next page follow the sidebar'),
  next: unread('next', 'Previous and next page follow the sidebar'),
  pageClass: unread(
    'pageClass',
    'The page gets no class: write its rules for the elements of the page',
  ),
  hero: withoutTargets('hero'),
  features: withoutTargets('features'),
};

/** The levels of headings in the outline, from 2. */
function outlineOf(value: unknown): boolean | number {
  const level =
    typeof value === 'object' && value !== null && 'level' in value ? value.level : value;
  if (level === false) return false;
  if (level === 'deep') return 5;
  const last = Array.isArray(level) ? Number(level.at(-1)) : Number(level);
  return Number.isFinite(last) ? Math.min(5, Math.max(1, last - 1)) : true;
}

/** The name and the content of an element of the head. */
function metaOf(entry: unknown): { isDescription: boolean; content: unknown } {
  const [tag, attributes] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const { name, content } = Object(attributes) as Record<string, unknown>;
  return { isDescription: tag === 'meta' && name === 'description', content };
}

/** A description among the elements of the head; the configuration takes the others. */
function headOf(value: unknown, data: object): Change {
  const entries = Array.isArray(value) ? (value as unknown[]).map(metaOf) : [];
  const description = entries.find(({ isDescription }) => isDescription)?.content;
  const isTaken = typeof description === 'string' && !('description' in data);
  return { keys: isTaken ? { description } : {} };
}

/** The elements of the head that the front matter adds, except the description. */
export function headOfPage(text: string): unknown[] {
  const { head } = splitFrontMatter(text).data;
  return (Array.isArray(head) ? (head as unknown[]) : []).filter(
    (entry) => !metaOf(entry).isDescription,
  );
}
