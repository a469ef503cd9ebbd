'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

/** How long the pointer rests before a menu opens. */
const openDelayMs = 200;
/** A menu left this short a time ago opens its neighbour without delay. */
const skipDelayMs = 300;
/** How long a menu waits for the pointer to come back. */
const closeDelayMs = 150;
/** A click this soon after the pointer has opened the menu was meant to open it. */
const clickGraceMs = 300;

/** Closes the dropdown that is open; there is one at a time. */
let closeOpen: (() => void) | undefined;
let lastClosedAt = -Infinity;

/** Below this width a menu is a group of an accordion: it neither hovers nor closes its neighbours. */
const desktop = '(min-width: 1080px)';
const isDropdown = () => matchMedia(desktop).matches;

/**
 * A dropdown of the top navigation: a disclosure button before a list of links (ARIA Authoring
 * Practices, "Disclosure Navigation Menu").
 */
export function TopNavMenu({
  text,
  place,
  active,
  children,
}: {
  text: string;
  /** Its place in the navigation, by which the runtime finds it. */
  place: string;
  /** As the build drew it; a navigation moves the mark in the document. */
  active: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(-Infinity);

  const set = (open: boolean) => {
    clearTimeout(timer.current);
    setIsOpen(open);
  };
  const openByPointer = () => {
    hoveredAt.current = performance.now();
    set(true);
  };
  const toggle = () => {
    const isMeantToOpen = performance.now() - hoveredAt.current < clickGraceMs;
    hoveredAt.current = -Infinity;
    set(isMeantToOpen || !isOpen);
  };
  const after = (delayMs: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };
  useEffect(() => {
    // What is a group of an accordion on one side of the width is a dropdown on the other.
    const query = matchMedia(desktop);
    const close = () => {
      clearTimeout(timer.current);
      setIsOpen(false);
    };
    query.addEventListener('change', close);
    return () => {
      clearTimeout(timer.current);
      query.removeEventListener('change', close);
    };
  }, []);
  useEffect(() => {
    if (!isOpen || !isDropdown()) return;
    const close = () => {
      clearTimeout(timer.current);
      setIsOpen(false);
    };
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    // Wherever the focus is: what the pointer has opened must close without moving it.
    const closeByKey = (event: Event) => {
      if (!('key' in event) || event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    closeOpen?.();
    closeOpen = close;
    const listeners = { pointerdown: closeOutside, focusin: closeOutside, keydown: closeByKey };
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, listener);
    return () => {
      lastClosedAt = performance.now();
      if (closeOpen === close) closeOpen = undefined;
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...(root.current?.querySelectorAll<HTMLElement>('.TopNav-panel a') ?? [])];
    const index = links.indexOf(target as HTMLElement);
    const next = {
      ArrowDown: links[index + 1] ?? links.at(-1),
      ArrowUp: index === -1 ? undefined : (links[index - 1] ?? button.current),
      Home: index === -1 ? undefined : links[0],
      End: index === -1 ? undefined : links.at(-1),
    }[key];
    if (!next) return;
    event.preventDefault();
    set(true);
    // The panel is shown with the next frame.
    requestAnimationFrame(() => next.focus());
  };

  return (
    <div
      className="TopNav-dropdown"
      ref={root}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || !isDropdown()) return;
        if (isOpen) set(true);
        else if (closeOpen || performance.now() - lastClosedAt < skipDelayMs) openByPointer();
        else after(openDelayMs, openByPointer);
      }}
      onPointerLeave={({ pointerType }) =>
        pointerType === 'mouse' && isDropdown() && after(closeDelayMs, () => setIsOpen(false))
      }
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
        {text}
        <Icon name="chevron" />
      </button>
      <div className="TopNav-panel" id={id}>
        {children}
      </div>
    </div>
  );
}
