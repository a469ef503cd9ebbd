import { contentId } from '../../shared/document/chrome-ids.ts';
import type { Payload } from '../../shared/document/payload.ts';
import { runLazyAction } from '../chrome/actions.ts';
import { announce } from '../browser/announce.ts';
import { elementOfHash, pathOf, pathOfLink, root } from '../browser/location.ts';
import { hasModifier } from '../browser/modifiers.ts';
import { newEntry } from '../browser/history-entry.ts';
import { readyPayload } from './payloads.ts';
import { enterEntry, followScroll, restoreScroll, saveScroll } from './scroll.ts';
import { showActive } from '../chrome/sidebar.ts';
import { closePopovers, swap } from './swap.ts';

/** The wait after which the page shows that it is loading, in ms. The mark alone costs a layout. */
const loadingMs = 80;
/** The wait after which a view transition smooths the change, in ms. */
const transitionMs = 50;
/** The width from which the sidebar and the outline are no popovers; as in the style sheets. */
const wideScreen = '(min-width: 1080px)';

/** The path of the current page. */
let currentPath: string | undefined;
/** Counts navigations, so that an outdated one ends without effect. */
let latest = 0;
let onShow: () => void;

/**
 * Shows the page at `url` in this document.
 *
 * @param link The link to the page, for which a history entry is pushed. Default: the current entry is
 *   used. The link's address is read again if the page loads as a document: search may have added to it.
 */
async function navigate(
  url: URL | Location,
  path: string,
  link?: HTMLAnchorElement,
): Promise<void> {
  const turn = ++latest;
  const startedAt = performance.now();
  const timer = setTimeout(() => {
    if (turn === latest) root.dataset.loading = '';
  }, loadingMs);
  const payload = await readyPayload(path);
  clearTimeout(timer);
  if (turn !== latest) return;
  delete root.dataset.loading;
  if (!payload || root.dataset.failed !== undefined) {
    if (link) location.href = link.href;
    else location.reload();
    return;
  }
  const update = () => {
    // A transition starts frames later: the reader may have followed another link.
    if (turn !== latest) return;
    if (link) {
      saveScroll();
      history.pushState(newEntry(true), '', url.href);
    }
    enterEntry(true);
    currentPath = path;
    swap(payload);
  };
  const finish = () => {
    if (turn === latest) arrive(payload);
  };
  // A transition delays the page by two frames. A preloaded page is shown without one.
  const hasWaited = performance.now() - startedAt > transitionMs;
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hasWaited && !reducesMotion && document.startViewTransition)
    document.startViewTransition(() => {
      update();
      finish();
    });
  else {
    update();
    // Focus and scroll need the new layout, which the next frame computes anyway.
    requestAnimationFrame(finish);
  }
}

/** Moves scroll position and focus to where a new document has them, and announces the page. */
function arrive(payload: Payload): void {
  const target = elementOfHash();
  const heading =
    target ||
    document.querySelector<HTMLElement>(`#${contentId} h1`) ||
    document.getElementById(contentId);
  heading?.focus({ preventScroll: true });
  // Browsers match `:target` only after navigations of their own.
  if (target) target.dataset.target = '';
  showActive();
  if (!restoreScroll()) {
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  }
  announce(payload.pageTitle);
  onShow();
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const path = pathOfLink(link);
  if (path === undefined) return;
  const url = new URL(link.href);
  const isSamePage = path === currentPath;
  if (isSamePage) closePopovers();
  // A link to the current address pushes no entry, and some browsers fire no event for it.
  if (link.href === location.href) runLazyAction('reveal');
  if (isSamePage && url.hash) return;
  event.preventDefault();
  if (isSamePage && url.search === location.search) scrollTo(0, 0);
  else void navigate(url, path, link);
}

function onPopState(): void {
  const path = pathOf(location);
  saveScroll(path === currentPath);
  if (path === currentPath) {
    latest++;
    delete root.dataset.loading;
    enterEntry(true);
    restoreScroll();
  } else if (path === undefined) location.reload();
  else void navigate(location, path);
}

/** Starts soft navigation between the pages of this site; `onArrival` runs after each one. */
export function startNavigation(onArrival: () => void): void {
  onShow = onArrival;
  currentPath = pathOf(location);
  followScroll();
  // A new tab has a referrer, but no previous entry.
  enterEntry(history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
  history.scrollRestoration = 'manual';
  showActive();
  // Only an entry that is reloaded or returned to has a position.
  restoreScroll();
  addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', () => saveScroll());
  matchMedia(wideScreen).addEventListener('change', closePopovers);
  // Offline, the service worker may answer with the document of another page; see `markShell`.
  if (root.dataset.shell !== undefined) void navigate(location, currentPath!);
}
