'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { groupStore, setGroup } from '../../runtime/groups.ts';
import { Icon } from '../Icon.tsx';

/**
 * A group of the sidebar that can be collapsed. Its items are a slot: they stay in the document and
 * are hidden by style while the button before them says `aria-expanded="false"`.
 */
export function SidebarGroup({
  id,
  text,
  open,
  children,
}: {
  id: string;
  text: string;
  /** How the build drew it: open unless it is marked collapsed and holds no active link. */
  open: boolean;
  children: ReactNode;
}) {
  const isOpen = useSyncExternalStore(
    groupStore.subscribe,
    () => groupStore.get().get(id) ?? open,
    () => open,
  );
  return (
    <>
      <button
        className="Sidebar-toggle"
        type="button"
        aria-expanded={isOpen}
        suppressHydrationWarning
        onClick={() => setGroup(id, !isOpen)}
      >
        <span>{text}</span>
        <Icon name="chevron" />
      </button>
      {children}
    </>
  );
}
