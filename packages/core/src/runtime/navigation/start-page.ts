import { runLazyAction } from '../chrome/actions.ts';
import { storageKeys } from '../../shared/document/storage-keys.ts';
import { markActiveHeading } from '../chrome/outline.ts';
import { canGoBack } from '../browser/history-entry.ts';
import { startIslands } from '../islands/islands.ts';
import { preloadVisibleLinks } from './preload.ts';
import { read } from '../browser/storage.ts';
import { root } from '../browser/location.ts';
import * as labels from '../../shared/config/labels.ts';

/** Starts the dynamic parts of a page, after a load or a navigation: dates, tabs, outline, islands. */
export function startPage(): void {
  const updated = document.querySelector<HTMLTimeElement>('time[datetime]:empty');
  if (updated) {
    const style = { dateStyle: 'short', timeStyle: 'short' } as const;
    updated.textContent = new Date(updated.dateTime).toLocaleString(undefined, style);
  }
  const back = document.querySelector('.Sidebar-back span');
  if (back) back.textContent = canGoBack() ? labels.back : labels.home;
  if (read('local', storageKeys.tabs)) runLazyAction('tabs');
  // Firefox before 139 and Safari do not search hidden content. The service worker marks stored copies;
  // see `offline/copies.ts`.
  const hidden = 'onbeforematch' in root ? ',[role=tab],.Sidebar-toggle[aria-expanded=false]' : '';
  if (document.querySelector(`[data-stored],[data-version]${hidden}`)) runLazyAction('start');
  markActiveHeading();
  startIslands();
  setTimeout(preloadVisibleLinks);
}
