import type { SidebarItem } from '../../shared/config.ts';
import { externalAttributes, externalHref, hrefKind } from '../../shared/href.ts';
import { holdsPage, isPage, sidebarMaxDepth } from '../../shared/navigation.ts';
import { internalHref } from '../../shared/paths.ts';
import { SidebarGroup } from '../islands/SidebarGroup.tsx';

interface Context {
  /** The active page; undefined draws a sidebar in which nothing is active. */
  path: string | undefined;
  base: string;
  /** Distinguishes the groups of this sidebar from those of another. */
  sidebar: string;
}

/** The items of a sidebar. Groups are drawn as listed, down to the fifth level. */
export function Sidebar({ items, ...context }: Context & { items: SidebarItem[] }) {
  return <Items items={items} depth={1} id={context.sidebar} context={context} />;
}

interface Level {
  depth: number;
  /** Identifies the group that holds these items. */
  id: string;
  context: Context;
}

function Items({ items, depth, id, context }: Level & { items: SidebarItem[] }) {
  return (
    <ul className="Sidebar-items" data-depth={depth}>
      {items.map((item, index) => (
        <Item key={index} item={item} depth={depth} id={`${id}.${index}`} context={context} />
      ))}
    </ul>
  );
}

function Item({ item, depth, id, context }: Level & { item: SidebarItem }) {
  const link = item.link || item.disabled ? <ItemLink item={item} context={context} /> : undefined;
  const isGroup = item.items !== undefined && item.items.length > 0 && depth < sidebarMaxDepth;
  if (!isGroup) {
    return <li className="Sidebar-item">{link ?? <Title text={item.text} />}</li>;
  }
  const items = <Items items={item.items!} depth={depth + 1} id={id} context={context} />;
  const isOpen = !item.collapsed || (context.path !== undefined && holdsPage(item, context.path));
  return (
    <li className="Sidebar-group" data-group={id}>
      {item.collapsed === undefined ? (
        <>
          {link ?? <Title text={item.text} />}
          {items}
        </>
      ) : (
        <SidebarGroup id={id} text={item.text} open={isOpen} link={link}>
          {items}
        </SidebarGroup>
      )}
    </li>
  );
}

function Title({ text }: { text: string }) {
  return <span className="Sidebar-title">{text}</span>;
}

function ItemLink({ item, context }: { item: SidebarItem; context: Context }) {
  if (!item.link || item.disabled) {
    return (
      <span className="Sidebar-link" aria-disabled={item.disabled || undefined}>
        {item.text}
      </span>
    );
  }
  if (hrefKind(item.link) === 'external') {
    return (
      <a className="Sidebar-link" href={externalHref(item.link)} {...externalAttributes}>
        {item.text}
      </a>
    );
  }
  if (hrefKind(item.link) !== 'path') {
    return (
      <a className="Sidebar-link" href={item.link}>
        {item.text}
      </a>
    );
  }
  const active = context.path !== undefined && isPage(item.link, context.path);
  return (
    <a
      className="Sidebar-link"
      href={internalHref(context.base, item.link)}
      aria-current={active ? 'page' : undefined}
    >
      {item.text}
    </a>
  );
}
