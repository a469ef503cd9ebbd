/** Loads the code that searches, which loads the index; gives what to call when the dialog is open. */
export const loadSearch = () => import('./search/search-dialog.ts').then((search) => search.onOpen);

/**
 * Opens the search dialog, or closes it. The field is in the document and takes every keystroke from
 * this moment on; the code that searches reads it when it arrives.
 */
export function toggleSearch(event?: Event): void {
  event?.preventDefault();
  const dialog = document.querySelector<HTMLDialogElement>('.Search')!;
  if (dialog.open) dialog.close();
  else {
    dialog.showModal();
    void loadSearch().then((onOpen) => onOpen());
  }
}
