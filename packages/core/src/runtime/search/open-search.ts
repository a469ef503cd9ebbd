import { searchFormId } from '../../shared/document/chrome-ids.ts';
import type { SearchDialog } from './search-dialog.ts';
import { isAboutResults, isReset } from './search-press.ts';

/** What a reader did in the dialog before its code had loaded. */
export interface EarlyActs {
  /** The keys that act on the results of the text in the field. */
  keys: KeyboardEvent[];
  /** Whether the field was emptied. */
  isReset: boolean;
  /** Whether the detail view was switched. */
  isSwitched: boolean;
}

/** Undefined until the code of search has loaded. */
let search: SearchDialog | undefined;

/** Loads the code of search and starts it, which loads the index. The next call retries a failed load. */
export async function loadSearch(): Promise<SearchDialog> {
  const { startSearch } = await import('./search-dialog.ts');
  search = startSearch();
  return search;
}

/**
 * Opens the search dialog, or closes it. The dialog is part of the document: its field accepts text at
 * once. When the code of search has loaded, it reads the field and handles the acts since the opening.
 * If the code fails to load, the dialog shows a message with a button that reloads the document with the
 * text as `q`: a retry within this document would not help, see `failure.ts`.
 *
 * @param event The reader's event. Default: the address asks for search; an open dialog stays open.
 */
export function toggleSearch(event?: Event): void {
  event?.preventDefault();
  const dialog = document.querySelector<HTMLDialogElement>('dialog.Search')!;
  if (!dialog.open) void openDialog(dialog);
  else if (event) dialog.close();
}

async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  dialog.showModal();
  const early: EarlyActs = { keys: [], isReset: false, isSwitched: false };
  if (search) {
    search.open(early);
    return;
  }
  noteActs(dialog, early);
  const loaded = await loadSearch().catch(() => undefined);
  dialog.onkeydown = dialog.oninput = dialog.onclick = null;
  if (loaded) loaded.open(early);
  else showFailure(dialog);
}

/** Notes what the reader does. Properties, not listeners: a second opening before the load replaces the first one's. */
function noteActs(dialog: HTMLDialogElement, early: EarlyActs): void {
  const field = dialog.querySelector('input')!;
  const reset = () => {
    field.value = '';
    Object.assign(early, { keys: [], isReset: true });
  };
  // Typing takes back an Enter before it.
  dialog.oninput = () => (early.keys = []);
  dialog.onkeydown = (event) => {
    if (isReset(event)) {
      event.preventDefault();
      reset();
    } else if (event.target === field && isAboutResults(event)) early.keys.push(event);
  };
  dialog.onclick = ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-search]')?.dataset.search;
    if (name === 'details') early.isSwitched = !early.isSwitched;
    else if (name === 'reset') reset();
    else return;
    field.focus();
  };
}

function showFailure(dialog: HTMLDialogElement): void {
  const message = dialog.querySelector<HTMLElement>('[role="alert"]')!;
  message.hidden = false;
  // The id connects the field with the form: before, Enter would have submitted it.
  message.querySelector('form')!.id = searchFormId;
}
