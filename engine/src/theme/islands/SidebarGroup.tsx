'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { groupStore, setGroup } from '../../runtime/groups.ts';
import { Icon } from '../Icon.tsx';

/**
 * A group of the sidebar that can be collapsed. Its items are a slot: they stay in the document and
 * are hidden by style while the button before them says `aria-expanded="false"`. A group with a page
 * of its own is a link with a small button beside it.
 */
export function SidebarGroup({
  id,
  text,
  open,
  link,
  children,
}: {
  id: string;
  text: string;
  /** How the build drew it: open unless it is marked collapsed and holds no active link. */
  open: boolean;
  /** The link to the group's own page. */
  link?: ReactNode;
  children: ReactNode;
}) {
  const isOpen = useSyncExternalStore(
    groupStore.subscribe,
    () => groupStore.get().get(id) ?? open,
    () => open,
  );
  return (
    <>
      <div className="Sidebar-row">
        {link}
        <button
          className="Sidebar-toggle"
          type="button"
          aria-expanded={isOpen}
          aria-label={link ? text : undefined}
          suppressHydrationWarning
          onClick={() => setGroup(id, !isOpen)}
        >
          {!link && <span>{text}</span>}
          <Icon name="chevron" />
        </button>
      </div>
      {children}
    </>
  );
}
