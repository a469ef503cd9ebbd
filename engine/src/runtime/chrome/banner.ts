import { storageKeys } from '../../shared/document/storage-keys.ts';
import { root } from '../browser/location.ts';
import { read } from '../browser/storage.ts';

/**
 * Hides the banner that the reader has dismissed on another page: one that comes back from the
 * back/forward cache does not run the script of its head again.
 */
export function hideDismissedBanner(): void {
  const key = read('local', storageKeys.banner);
  if (key) root.dataset.dismissed = key;
}
