import { searchId } from '../shared/chrome-ids.ts';

const load = () => import('./search/search-dialog.ts');

/**
 * Opens the search dialog, or closes it. The field is in the document and takes every keystroke from
 * this moment on; the code that searches reads it when it arrives.
 */
export function toggleSearch(event?: Event): void {
  event?.preventDefault();
  const dialog = document.getElementById(searchId) as HTMLDialogElement;
  if (dialog.open) dialog.close();
  else {
    dialog.showModal();
    void load().then(({ onOpen }) => onOpen());
  }
}

/** Loads search when the reader comes near its button. */
export function prepareSearch({ target }: Event): void {
  if ((target as Element).closest?.('[data-action="search"]')) void load();
}
