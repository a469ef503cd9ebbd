import { searchFormId } from '../../shared/document/chrome-ids.ts';

/**
 * Loads the code that searches, which loads the index; a load that has failed is tried again. Gives
 * what to call when the dialog is open: to give the module itself would take a chunk more.
 */
export const loadSearch = () => import('./search-dialog.ts').then((search) => search.onOpen);

/**
 * Opens the search dialog, or closes it. The field is in the document and takes every keystroke from
 * this moment on; the code that searches reads it when it arrives, and acts on the keys that were pressed
 * and the buttons that were clicked meanwhile. Where it cannot be loaded the dialog says so. To try again
 * is to load the document again, with what was typed as `q`: Firefox remembers what it could not import,
 * and after a new build the file has gone.
 *
 * @param event What the reader did. Without, it is the address that asks for search: a dialog that has
 *   been opened since a navigation began stays open.
 */
export function toggleSearch(event?: Event): void {
  event?.preventDefault();
  const dialog = document.querySelector<HTMLDialogElement>('.Search')!;
  if (dialog.open) {
    if (event) dialog.close();
  } else {
    const early: UIEvent[] = [];
    dialog.showModal();
    dialog.onkeydown = dialog.onclick = (pressed: UIEvent) => early.push(pressed);
    void loadSearch().then(
      (onOpen) => onOpen(early),
      () => {
        const problem = dialog.lastElementChild as HTMLElement;
        problem.hidden = false;
        // Only now the field is part of this form: Enter would send it.
        problem.lastElementChild!.id = searchFormId;
      },
    );
  }
}
