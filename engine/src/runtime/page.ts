import { markActiveHeading } from './outline.ts';
import { canGoBack } from './scroll.ts';
import { startIslands } from './islands.ts';
import { preloadVisibleLinks } from './preload.ts';

/** Brings a page to life that has just been put in place, by a load or by a navigation. */
export function startPage(): void {
  const updated = document.querySelector('time[datetime]:empty');
  if (updated) {
    const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });
    updated.textContent = format.format(new Date(updated.getAttribute('datetime')!));
  }
  const back = document.querySelector('.Sidebar-back span');
  if (back) back.textContent = canGoBack() ? 'Back' : 'Home';
  markActiveHeading();
  startIslands();
  setTimeout(preloadVisibleLinks);
}
