'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';

/** How long the pointer rests before a menu opens. */
const openDelayMs = 200;
/** A menu left this short a time ago opens its neighbour without delay. */
const skipDelayMs = 300;
/** How long a menu waits for the pointer to come back. */
const closeDelayMs = 150;

let lastClosedAt = -Infinity;

/**
 * A dropdown of the top navigation: a disclosure button before a list of links (ARIA Authoring
 * Practices, "Disclosure Navigation Menu").
 */
export function TopNavMenu({
  text,
  active,
  children,
}: {
  text: string;
  /** As the build drew it; a navigation moves the mark in the document. */
  active: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      lastClosedAt = performance.now();
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delayMs: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(open), delayMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const index = links.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      setIsOpen(true);
      requestAnimationFrame(() => links[Math.min(index + 1, links.length - 1)]?.focus());
    } else if (event.key === 'ArrowUp' && index !== -1) {
      event.preventDefault();
      (links[index - 1] ?? button.current)?.focus();
    }
  };

  return (
    <div
      className="TopNav-dropdown"
      ref={root}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' &&
        after(performance.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs, true)
      }
      onPointerLeave={(event) => event.pointerType === 'mouse' && after(closeDelayMs, false)}
    >
      <button
        className="TopNav-link"
        type="button"
        ref={button}
        aria-current={active ? 'true' : undefined}
        suppressHydrationWarning
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          clearTimeout(timer.current);
          setIsOpen(!isOpen);
        }}
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
