import { pathOf, pathOfLink } from '../browser/location.ts';
import { loadSearch } from '../search/open-search.ts';
import { payloadOf } from './payloads.ts';
import { readyPayload, sidebarElement } from './swap.ts';

/** How many pages are preloaded for links in view, for each page shown. */
const maxPreloads = 24;
/** How many of them are under way at once. */
const concurrency = 2;

const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
const allowed = !connection?.saveData && !/2g/.test(connection?.effectiveType as string);

let queue: string[] = [];
let left = 0;
let running = 0;
/** The file of the sidebar whose links are observed. */
let sidebar: string | undefined;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const path = otherPath(target as HTMLAnchorElement);
    if (path && !queue.includes(path) && left-- > 0) queue.push(path);
  }
  whenIdle(next);
});

/** Preloads the targets of internal links as they scroll into view, when the browser is idle. */
export function preloadVisibleLinks(): void {
  if (!allowed) return;
  left = maxPreloads;
  queue = [];
  const shown = sidebarElement().dataset.sidebar;
  // A sidebar that stays is not gone through again: it may be long.
  const links = document.querySelectorAll(shown === sidebar ? '[data-region] a' : 'a');
  sidebar = shown;
  for (const link of links) observer.observe(link);
}

/** Makes ready what the reader points at or focuses, at once: the target of a link, or search. */
export function preloadTouched({ target }: Event): void {
  // A button leads nowhere: it has no `href`.
  const touched = (target as Element).closest?.<HTMLAnchorElement>('a, [data-action]');
  // The dialog itself says so.
  if (touched?.dataset.action === 'search') loadSearch().catch(() => undefined);
  const path = touched && otherPath(touched);
  if (path && allowed) void readyPayload(path);
}

/** The path of the page a link leads to, unless it is the page shown. */
function otherPath(link: HTMLAnchorElement): string | undefined {
  const path = pathOfLink(link);
  return path === pathOf(location) ? undefined : path;
}

function next(): void {
  while (running < concurrency && queue.length) {
    running++;
    void payloadOf(queue.shift()!, 'low').then(() => {
      running--;
      whenIdle(next);
    });
  }
}

function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(callback);
}
