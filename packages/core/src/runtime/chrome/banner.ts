import { storageKeys } from '../../shared/document/storage-keys.ts';
import { root } from '../browser/location.ts';
import { read } from '../browser/storage.ts';

/**
 * Hides a banner that the reader dismissed on another page. A page that returns from the back/forward
 * cache needs it: its head script does not run again.
 */
export function hideDismissedBanner(): void {
  const key = read('local', storageKeys.banner);
  if (key) root.dataset.dismissed = key;
}
