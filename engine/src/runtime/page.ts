import { actLater } from './actions.ts';
import { storageKeys } from '../shared/storage-keys.ts';
import { markActiveHeading } from './outline.ts';
import { canGoBack } from './scroll.ts';
import { startIslands } from './islands.ts';
import { preloadVisibleLinks } from './preload.ts';
import { read } from './storage.ts';

/** Brings a page to life that has just been put in place, by a load or by a navigation. */
export function startPage(): void {
  const updated = document.querySelector<HTMLTimeElement>('time[datetime]:empty');
  if (updated) {
    const style = { dateStyle: 'short', timeStyle: 'short' } as const;
    updated.textContent = new Date(updated.dateTime).toLocaleString(undefined, style);
    updated.parentElement!.hidden = false;
  }
  if (canGoBack()) {
    for (const label of document.querySelectorAll('[data-action="back"] [data-label]'))
      label.textContent = 'Back';
  }
  if (read('local', storageKeys.tabs)) actLater('tabs');
  markActiveHeading();
  startIslands();
  setTimeout(preloadVisibleLinks);
}
