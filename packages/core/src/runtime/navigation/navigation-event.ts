import type { Navigation } from '../../shared/extension/built.ts';
import { pathOf } from '../browser/location.ts';

/** The path of the page that the last event was about. */
let last: string | null = null;

/**
 * Dispatches the event `docs:navigate` on `document`. Called after each navigation, when title, content, focus and
 * scroll position belong to the new page.
 */
export function tellNavigation(): void {
  const to = pathOf(location) ?? location.pathname;
  // Offline, a document first shows another page; see `startNavigation`.
  if (to === last) return;
  const detail: Navigation = { from: last, to, title: document.title };
  last = to;
  document.dispatchEvent(new CustomEvent('docs:navigate', { detail }));
}

/**
 * Dispatches the event for the first page, once all module scripts have run, and for a document that the
 * browser restores from its back/forward cache.
 */
export function tellLoads(): void {
  addEventListener('DOMContentLoaded', tellNavigation);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    last = null;
    tellNavigation();
  });
}
