import { pathOf, pathOfLink } from '../browser/location.ts';
import { hasSearch } from '../../shared/config/has-search.ts';
import { loadSearch } from '../search/open-search.ts';
import { payloadOf, readyPayload } from './payloads.ts';
import { sidebarElement } from '../chrome/sidebar.ts';

/** The maximum number of preloads for links in view, for each page. */
const maxPreloads = 24;
/** The number of concurrent preloads. */
const concurrency = 2;

const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
const isAllowed = !connection?.saveData && !connection?.effectiveType?.includes('2g');

let queue: string[] = [];
let remaining = 0;
let running = 0;
/** The file of the sidebar whose links are observed. */
let observedSidebar: string | undefined;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    const path = otherPath(target as HTMLAnchorElement);
    if (path !== undefined && !queue.includes(path) && remaining-- > 0) queue.push(path);
  }
  whenIdle(runQueue);
});

/** Preloads the targets of internal links when they scroll into view and the browser is idle. */
export function preloadVisibleLinks(): void {
  if (!isAllowed) return;
  remaining = maxPreloads;
  queue = [];
  const { sidebar } = sidebarElement().dataset;
  // The links of an unchanged sidebar are observed already: there may be many.
  const links = document.querySelectorAll<HTMLAnchorElement>(
    sidebar === observedSidebar ? '[data-region] a' : 'a',
  );
  observedSidebar = sidebar;
  for (const link of links) observer.observe(link);
}

/** Preloads the target of a link, or search and its index, at the first pointer or focus event. */
export function preloadTouched({ target }: Event): void {
  const element = (target as Element).closest?.(hasSearch ? 'a, [data-action="search"]' : 'a');
  if (element instanceof HTMLAnchorElement) {
    const path = otherPath(element);
    if (path !== undefined && isAllowed) void readyPayload(path);
  }
  // The dialog reports a failure when it opens.
  else if (hasSearch && element && isAllowed) loadSearch().catch(() => undefined);
}

/** The path of a link's target, unless that is the current page. */
function otherPath(link: HTMLAnchorElement): string | undefined {
  const path = pathOfLink(link);
  return path === pathOf(location) ? undefined : path;
}

function runQueue(): void {
  while (running < concurrency && queue.length > 0) {
    running++;
    void payloadOf(queue.shift()!, 'low').then(() => {
      running--;
      whenIdle(runQueue);
    });
  }
}

function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(callback);
}
