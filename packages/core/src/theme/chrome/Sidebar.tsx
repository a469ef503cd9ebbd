import { renderToStaticMarkup } from 'react-dom/server';
import type { SidebarItem } from '../../shared/config/config.ts';
import type { ShownSidebarItem } from '../../shared/document/document.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import { externalAttributes, externalHref, hrefKind } from '../../shared/page/href.ts';
import { activeTrail, sidebarMaxDepth } from '../../shared/page/site-navigation.ts';
import { internalHref } from '../../shared/page/paths.ts';
import { Icon } from './Icon.tsx';
import { ItemText } from './ItemText.tsx';

interface Context {
  base: string;
  /** The active item, preceded by the groups that contain it; empty if no item is active. */
  trail: SidebarItem[];
}

/**
 * The items of a sidebar. Groups keep their order; the fifth level is the deepest.
 *
 * @param path The page whose link is active; undefined marks none.
 */
export const Sidebar = part('Sidebar', OwnSidebar);

function OwnSidebar({ items, path, base }: Parts['Sidebar']) {
  const trail = path === undefined ? [] : activeTrail(items, path, sidebarMaxDepth);
  const html = itemsHtml(items, { depth: 1, context: { base, trail } });
  return <ul className="Sidebar-items" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface Level {
  depth: number;
  context: Context;
}

/** The elements of items. From page to page only the groups around the active link change. */
function itemsHtml(items: ShownSidebarItem[], level: Level): string {
  const { depth, context } = level;
  const html = inactiveItems(items, depth, context.base);
  const active = items.indexOf(context.trail[depth - 1]!);
  return (active === -1 ? html : html.with(active, itemHtml(items[active]!, level))).join('');
}

/** The elements of items without an active link. */
const inactive = new WeakMap<ShownSidebarItem[], Map<string, string[]>>();

function inactiveItems(items: ShownSidebarItem[], depth: number, base: string): string[] {
  const made = inactive.get(items) ?? new Map<string, string[]>();
  inactive.set(items, made);
  const place = `${depth} ${base}`;
  const level = { depth, context: { base, trail: [] } };
  const elements = made.get(place) ?? items.map((item) => itemHtml(item, level));
  made.set(place, elements);
  return elements;
}

/** An item, written as text around what React renders: a group of a large site has a thousand items inside. */
function itemHtml(item: ShownSidebarItem, { depth, context }: Level): string {
  const own = renderToStaticMarkup(<OwnItem item={item} depth={depth} context={context} />);
  if (!isGroup(item, depth))
    // Items have no class: they are the most frequent element of a page.
    return `<li${item.isSection ? ' class="Sidebar-group"' : ''}>${own}</li>`;
  const inside = itemsHtml(item.items!, { depth: depth + 1, context });
  return `<li class="Sidebar-group">${own}<ul class="Sidebar-items">${inside}</ul></li>`;
}

function isGroup({ items }: ShownSidebarItem, depth: number): boolean {
  return items !== undefined && items.length > 0 && depth < sidebarMaxDepth;
}

/** An item without the items inside. */
function OwnItem({ item, depth, context }: Level & { item: ShownSidebarItem }) {
  const link = item.link || item.disabled ? <ItemLink item={item} context={context} /> : undefined;
  if (!isGroup(item, depth) || item.collapsed === undefined) return link ?? <Title item={item} />;
  return (
    <div className="Sidebar-row">
      {link}
      <Toggle
        item={item}
        hasLink={link !== undefined}
        open={!item.collapsed || context.trail.includes(item)}
      />
    </div>
  );
}

function Title({ item }: { item: SidebarItem }) {
  return (
    <span className="Sidebar-title">
      <ItemText item={item} />
    </span>
  );
}

/**
 * The button that opens and closes a group: the style sheet hides the items after a button with
 * `aria-expanded="false"`. The runtime handles the click. Next to a link it is a small button.
 */
function Toggle(props: { item: SidebarItem; hasLink: boolean; open: boolean }) {
  const { item, hasLink, open } = props;
  return (
    <button
      className="Sidebar-toggle"
      type="button"
      data-action="group"
      aria-expanded={open}
      aria-label={hasLink ? item.text : undefined}
    >
      {!hasLink && (
        <span>
          <ItemText item={item} />
        </span>
      )}
      <Icon name="chevron" />
    </button>
  );
}

function ItemLink({ item, context }: { item: SidebarItem; context: Context }) {
  if (!item.link || item.disabled) {
    return (
      <span className="Sidebar-link" aria-disabled={item.disabled || undefined}>
        <ItemText item={item} />
      </span>
    );
  }
  if (hrefKind(item.link) === 'external') {
    return (
      <a className="Sidebar-link" href={externalHref(item.link)} {...externalAttributes}>
        <ItemText item={item} />
      </a>
    );
  }
  if (hrefKind(item.link) !== 'path') {
    return (
      <a className="Sidebar-link" href={item.link}>
        <ItemText item={item} />
      </a>
    );
  }
  return (
    <a
      className="Sidebar-link"
      href={internalHref(context.base, item.link)}
      aria-current={item === context.trail.at(-1) ? 'page' : undefined}
    >
      <ItemText item={item} />
    </a>
  );
}
