import { setCurrent } from './current.ts';
import { elementOfHash, root } from '../browser/location.ts';
import { hasModifier } from '../browser/modifiers.ts';

/** How often scrolling moves the outline's mark at most. */
const throttleMs = 100;
/** How long the mark stays on a clicked heading. */
const pauseMs = 500;
/** Where the eye reads, below the top of the window, in px. */
const readingLine = 120;

let pausedUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function linksOf(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.Outline-link')];
}

function mark(active: HTMLAnchorElement | undefined): void {
  for (const link of linksOf()) setCurrent(link, link === active && 'true');
  // An outline may be longer than the window.
  active?.scrollIntoView({ block: 'nearest' });
}

/** Marks the heading being read: the first at the top, the last at the bottom. */
export function markActiveHeading(): void {
  const header = document.querySelector('.Header')!.getBoundingClientRect();
  document.body.toggleAttribute('data-scrolled', header.bottom <= 0);
  if (performance.now() < pausedUntil) return;
  const links = linksOf();
  const { scrollHeight, clientHeight } = root;
  const atBottom = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
  const passed = links.findLast((link) => {
    const heading = elementOfHash(link.hash);
    return heading?.checkVisibility() && heading.getBoundingClientRect().top <= readingLine;
  });
  mark(atBottom ? links.at(-1) : (scrollY > 0 && passed) || links[0]);
}

/** Follows scrolling, and marks a clicked heading at once. */
export function followHeadings(): void {
  addEventListener('scroll', () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      markActiveHeading();
    }, throttleMs);
  });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.Outline-link');
    if (!link || hasModifier(event)) return;
    pausedUntil = performance.now() + pauseMs;
    mark(link);
  });
}
