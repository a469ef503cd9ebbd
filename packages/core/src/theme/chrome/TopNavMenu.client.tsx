'use client';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SidebarItem } from '../../shared/config/config.ts';
import { Icon } from './Icon.tsx';
import { ItemText } from './ItemText.tsx';

/** How long the pointer must rest before a menu opens, in ms. */
const openDelayMs = 200;
/** The time after closing a menu during which another one opens without delay, in ms. */
const skipDelayMs = 300;
/** How long a menu stays open after the pointer has left, in ms. */
const closeDelayMs = 150;
/** The time after opening by pointer during which a click does not close the menu, in ms. */
const clickGraceMs = 300;

/** Closes the open dropdown; at most one is open. */
let closeOpen: (() => void) | undefined;
let lastClosedAt = -Infinity;

/** Below this width a menu is part of an accordion: it ignores hover and the other menus. */
const desktop = '(min-width: 1080px)';
const isDropdown = () => matchMedia(desktop).matches;

/** The state of the menu, and the functions that open and close it. */
function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(-Infinity);

  const set = useCallback((open: boolean) => {
    clearTimeout(timer.current);
    setIsOpen(open);
  }, []);
  const after = (delayMs: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };
  const openByPointer = () => {
    hoveredAt.current = performance.now();
    set(true);
  };
  useEffect(() => {
    // The width switches between accordion and dropdown.
    const query = matchMedia(desktop);
    const close = () => set(false);
    query.addEventListener('change', close);
    return () => {
      clearTimeout(timer.current);
      query.removeEventListener('change', close);
    };
  }, [set]);
  // Before the open menu is painted: Escape may follow at once.
  useLayoutEffect(() => {
    if (isOpen && isDropdown()) return closeOutside(root, button, () => set(false));
  }, [isOpen, set]);

  return {
    isOpen,
    root,
    button,
    set,
    toggle() {
      const isMeantToOpen = performance.now() - hoveredAt.current < clickGraceMs;
      hoveredAt.current = -Infinity;
      set(isMeantToOpen || !isOpen);
    },
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse' || !isDropdown()) return;
      if (isOpen) set(true);
      else if (closeOpen || performance.now() - lastClosedAt < skipDelayMs) openByPointer();
      else after(openDelayMs, openByPointer);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse' && isDropdown()) after(closeDelayMs, () => setIsOpen(false));
    },
  };
}

/** Closes an open dropdown by Escape, by a press or the focus outside, and when another one opens. */
function closeOutside(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): () => void {
  const onOutside = (event: Event) => {
    if (!root.current?.contains(event.target as Node)) close();
  };
  // On the document, because a menu that the pointer opened does not have the focus.
  const onKeyDown = (event: Event) => {
    if (!('key' in event) || event.key !== 'Escape') return;
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    close();
  };
  closeOpen?.();
  closeOpen = close;
  const listeners = { pointerdown: onOutside, focusin: onOutside, keydown: onKeyDown };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener);
  return () => {
    lastClosedAt = performance.now();
    if (closeOpen === close) closeOpen = undefined;
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener);
  };
}

/** The target of a key's focus movement: a link, or the button. */
function targetOf({ key, target }: KeyboardEvent, root: HTMLElement, button: HTMLElement) {
  const links = [...root.querySelectorAll<HTMLElement>('.TopNav-panel a')];
  const index = links.indexOf(target as HTMLElement);
  const isInPanel = index !== -1;
  return {
    ArrowDown: links[index + 1] ?? links.at(-1),
    ArrowUp: isInPanel ? (links[index - 1] ?? button) : undefined,
    Home: isInPanel ? links[0] : undefined,
    End: isInPanel ? links.at(-1) : undefined,
  }[key];
}

/**
 * A dropdown of the top navigation: a disclosure button before a list of links (ARIA Authoring
 * Practices, "Disclosure Navigation Menu").
 */
export function TopNavMenu({
  text,
  icon,
  badge,
  place,
  active,
  children,
}: {
  text: string;
  icon?: string | undefined;
  badge?: SidebarItem['badge'];
  /** Its position in the navigation, which identifies it for the runtime. */
  place: string;
  /** The state at build; a navigation updates the mark in the document. */
  active: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const { isOpen, root, button, set, toggle, onPointerEnter, onPointerLeave } = useDropdown();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = targetOf(event, root.current!, button.current!);
    if (!next) return;
    event.preventDefault();
    set(true);
    // The panel is visible after the next frame.
    requestAnimationFrame(() => next.focus());
  };

  return (
    <div
      className="TopNav-dropdown"
      ref={root}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <button
        className="TopNav-link"
        type="button"
        ref={button}
        data-nav={place}
        aria-current={active ? 'true' : undefined}
        suppressHydrationWarning
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <ItemText item={{ text, icon, badge }} />
        <Icon name="chevron" />
      </button>
      <div className="TopNav-panel" id={id}>
        {children}
      </div>
    </div>
  );
}
