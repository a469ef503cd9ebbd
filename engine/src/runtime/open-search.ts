import { searchFormId } from '../shared/chrome-ids.ts';

/** Loads the code that searches, which loads the index; a load that has failed is tried again. */
export const loadSearch = () => import('./search/search-dialog.ts');

/**
 * Says that the code could not be loaded; that code takes it away when it comes after all. To try
 * again is to load the document again, with what was typed as `q`: Firefox remembers what it could
 * not import, and after a new build the file has gone.
 */
const problem = document.createElement('p');

/**
 * Opens the search dialog, or closes it; a click only opens. The field is in the document and
 * takes every keystroke from this moment on; the code that searches reads it when it arrives.
 */
export function toggleSearch(event?: Event): void {
  event?.preventDefault();
  const dialog = document.querySelector<HTMLDialogElement>('.Search')!;
  if (event?.type === 'click' || !dialog.open) {
    dialog.showModal();
    void loadSearch().then(
      ({ onOpen }) => onOpen(),
      () => {
        problem.role = 'alert';
        problem.innerHTML = `Search failed to load. <form id=${searchFormId}><button>Try again`;
        dialog.append(problem);
      },
    );
  } else dialog.close();
}
