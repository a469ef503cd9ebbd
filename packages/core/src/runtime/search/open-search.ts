import { searchFormId } from '../../shared/document/chrome-ids.ts';
import type { SearchDialog } from './search-dialog.ts';

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
 * once. When the code of search has loaded, it reads the field and handles the events since the opening.
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
  if (search) {
    search.open([]);
    return;
  }
  const early: UIEvent[] = [];
  const note = (event: UIEvent) => early.push(event);
  // Properties, not listeners: a second opening before the load replaces the properties of the first.
  dialog.onkeydown = note;
  dialog.onclick = note;
  const loaded = await loadSearch().catch(() => undefined);
  dialog.onkeydown = null;
  dialog.onclick = null;
  if (loaded) loaded.open(early);
  else showFailure(dialog);
}

function showFailure(dialog: HTMLDialogElement): void {
  const message = dialog.querySelector<HTMLElement>('[role="alert"]')!;
  message.hidden = false;
  // The id connects the field with the form: before, Enter would have submitted it.
  message.querySelector('form')!.id = searchFormId;
}
