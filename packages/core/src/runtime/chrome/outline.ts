import { setCurrent } from './current.ts';
import { elementOfHash, root } from '../browser/location.ts';
import { hasModifier } from '../browser/modifiers.ts';
import { showWithin } from '../browser/show-within.ts';

/** The shortest time between two moves of the outline's mark, in ms. */
const throttleMs = 100;
/** How long the mark stays on a clicked heading, in ms. */
const pauseMs = 500;
/** The height at which a heading counts as read, in px below the top of the window. */
const readingLine = 120;

let pausedUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function linksOf(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.Outline-link')];
}

function mark(active: HTMLAnchorElement | undefined): void {
  for (const link of linksOf()) setCurrent(link, link === active && 'true');
  // The outline may be longer than the window.
  const aside = active?.closest('.Aside');
  if (aside) showWithin(aside, active!);
}

/** Marks the heading of the visible section: the first at the page's top, the last at its bottom. */
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

/** Updates the mark on scroll, and at once on a click. */
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
