/**
 * Loads the code that searches, which loads the index; a load that has failed is tried again. Gives
 * what to call when the dialog is open.
 */
export const loadSearch = () => import('./search/search-dialog.ts').then((search) => search.onOpen);

/**
 * Opens the search dialog, or closes it; a click only opens, or tries again to load its code. The
 * field is in the document and takes every keystroke from this moment on; the code that searches
 * reads it when it arrives, and acts on the keys that were pressed meanwhile.
 */
export function toggleSearch(event?: Event): void {
  event?.preventDefault();
  const dialog = document.querySelector<HTMLDialogElement>('.Search')!;
  if (event?.type === 'click' || !dialog.open) {
    const early: KeyboardEvent[] = [];
    dialog.showModal();
    dialog.onkeydown = (pressed) => early.push(pressed);
    void loadSearch().then(
      (onOpen) => onOpen(early),
      // The last thing in the dialog says so, until the code has come after all.
      () => ((dialog.lastElementChild as HTMLElement).hidden = false),
    );
  } else dialog.close();
}
