import { contentId } from '../../shared/document/chrome-ids.ts';
import type { Payload } from '../../shared/document/payload.ts';
import { actLater } from '../chrome/actions.ts';
import { announce } from '../browser/announce.ts';
import { elementOfHash, pathOf, pathOfLink, root } from '../browser/location.ts';
import { hasModifier } from '../browser/modifiers.ts';
import { newEntry } from './history-entry.ts';
import { enterEntry, restoreScroll, saveScroll } from './scroll.ts';
import { closePopovers, readyPayload, showActive, swap } from './swap.ts';

let shown = pathOf(location);
/** Counts navigations, so that only the last one asked for is shown. */
let latest = 0;
let onShown: () => void;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Shows the page at `url` in this document.
 *
 * @param link The link that leads there, to a new history entry; without one the entry is the current
 *   one. Its address is read again if the page has to be loaded: search may have added to it.
 */
async function navigate(
  url: URL | Location,
  path: string,
  link?: HTMLAnchorElement,
): Promise<void> {
  const turn = ++latest;
  const askedAt = performance.now();
  // A page that is ready is shown at once; the mark alone would cost a layout.
  const waiting = setTimeout(() => turn === latest && (root.dataset.loading = ''), 80);
  const payload = await readyPayload(path);
  clearTimeout(waiting);
  if (turn !== latest) return;
  delete root.dataset.loading;
  if ('failed' in root.dataset || !payload) {
    if (link) location.href = link.href;
    else location.reload();
    return;
  }
  const update = () => {
    // A transition begins frames later, in which the reader may have asked for another page.
    if (turn !== latest) return;
    if (link) {
      saveScroll();
      history.pushState(newEntry(true), '', url.href);
    }
    enterEntry(true);
    shown = path;
    swap(payload);
  };
  const arriveNow = () => turn === latest && arrive(payload);
  // A transition shows the new page two frames late. It smooths a wait; a preloaded page has none.
  const waited = performance.now() - askedAt > 50;
  if (waited && !reducedMotion.matches && document.startViewTransition)
    document.startViewTransition(() => {
      update();
      arriveNow();
    });
  else {
    update();
    // Focus and scroll need the new page's layout, which the next frame makes anyway.
    requestAnimationFrame(arriveNow);
  }
}

/** Puts scroll, focus and the reader's attention where a new document would. */
function arrive(payload: Payload): void {
  const target = elementOfHash();
  const heading =
    target ||
    document.querySelector<HTMLElement>(`#${contentId} h1`) ||
    document.getElementById(contentId);
  heading?.focus({ preventScroll: true });
  showActive();
  if (!restoreScroll()) {
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }
  announce(payload.pageTitle);
  onShown();
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || hasModifier(event)) return;
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const path = pathOfLink(link);
  if (!path) return;
  const url = new URL(link.href);
  if (path === shown) closePopovers();
  // A link that is followed again makes no new entry, and not every browser tells.
  if (link.href === location.href) actLater('reveal');
  if (path === shown && url.hash) return;
  event.preventDefault();
  if (path === shown && url.search === location.search) scrollTo(0, 0);
  else void navigate(url, path, link);
}

function onPopState(): void {
  const path = pathOf(location);
  saveScroll(path === shown);
  if (path === shown) {
    latest++;
    delete root.dataset.loading;
    enterEntry(true);
    restoreScroll();
  } else if (path === undefined) location.reload();
  else void navigate(location, path);
}

/** Takes over navigation between the pages of this site; `whenShown` runs after each. */
export function startNavigation(whenShown: () => void): void {
  onShown = whenShown;
  // A new tab begins with a referrer, but with nothing to go back to.
  enterEntry(history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
  history.scrollRestoration = 'manual';
  showActive();
  // A new entry has no position; one that is loaded again or gone back to has.
  restoreScroll();
  addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', () => saveScroll());
  // Offline, the service worker had no document of this page: it is shown in another; see `markShell`.
  if ('shell' in root.dataset) void navigate(location, shown!);
}
