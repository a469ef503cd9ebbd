/* The code of the search dialog; it loads when the pointer or focus reaches the button, or on opening. */
import { fitAboveKeyboard } from './above-keyboard.ts';
import { followChoices, loadHighlights } from './search-choice.ts';
import { createSearchClient } from './search-client.ts';
import { earlyActs, keysAfterTyping, typedText } from './search-early.ts';
import { createSearchKeys } from './search-keys.ts';
import {
  addressQuery,
  mirrorQuery,
  readDetails,
  readQuery,
  reloadWith,
  storeDetails,
  storeQuery,
} from './search-memory.ts';
import { expansionsAttribute } from '../../shared/search/expansions.ts';
import { shardsAttribute } from '../../shared/search/shard-files.ts';
import css from './search-results.css?inline';
import { createSearchStore, isCurrent, type SearchState } from './search-store.ts';
import { createSearchView } from './search-view.ts';

/** The search dialog, ready to search. */
export interface SearchDialog {
  /**
   * Starts to search in the open dialog, for the text of the field, of the address or of the last search
   * of this tab, in this order.
   *
   * @param early The events since the dialog opened.
   */
  open(early: UIEvent[]): void;
}

let searchDialog: SearchDialog | undefined;

/** Starts the worker, which loads the index, and completes the dialog of the document; once. */
export function startSearch(): SearchDialog {
  return (searchDialog ??= createSearchDialog(document.querySelector('dialog.Search')!));
}

function createSearchDialog(dialog: HTMLDialogElement): SearchDialog {
  const field = dialog.querySelector('input')!;
  const initial = { query: field.value, showsDetails: readDetails() };
  const store = createSearchStore(initial, onChange);
  const client = createSearchClient(store, {
    hasShards: dialog.hasAttribute(shardsAttribute),
    hasExpansions: dialog.hasAttribute(expansionsAttribute),
  });
  const view = createSearchView(dialog, { search, hover: store.hover, retry, close });
  const { openBeside } = followChoices(view.list, () => store.get().shown.query, close);
  const keys = createSearchKeys({
    selected: () => view.list.optionAt(store.get().selected),
    move(by) {
      if (!view.offers.enter(by)) store.move(by);
    },
    isCurrent: () => isCurrent(store.get()),
    settle: store.settle,
    reset: () => search(''),
    openBeside,
  });

  function onChange(state: SearchState, previous: SearchState): void {
    client.sync();
    if (!dialog.open) return;
    view.render(state);
    const hasNewResults = state.shown !== previous.shown && state.shown.results.length > 0;
    if (hasNewResults) loadHighlights().catch(() => undefined);
    if (isCurrent(state)) keys.resume();
  }

  function remember(query: string): void {
    storeQuery(query);
    mirrorQuery(query);
  }

  function search(query: string): void {
    keys.forget();
    field.focus();
    remember(query);
    store.setQuery(query);
  }

  function onInput(): void {
    keys.forget();
    store.type(field.value);
    remember(field.value);
  }

  function close(): void {
    keys.forget();
    dialog.close();
    field.blur();
  }

  function onClose(): void {
    keys.forget();
    store.setQuery('');
    field.value = '';
    // Without an element to return to, the focus would stay in the hidden field.
    field.blur();
    mirrorQuery('');
  }

  /** Starts another worker, or reloads the page if the script of the worker is gone. */
  function retry(): void {
    const { isWorkerLost, query } = store.get();
    if (isWorkerLost) {
      reloadWith(query);
      return;
    }
    // The button with the focus disappears.
    field.focus();
    keys.forget();
    client.start();
  }

  function toggleDetails(): void {
    store.toggleDetails();
    storeDetails(store.get().showsDetails);
    field.focus();
  }

  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets.push(styles);
  fitAboveKeyboard(dialog);
  field.addEventListener('input', onInput);
  field.addEventListener('keydown', keys.onKey);
  dialog.addEventListener('close', onClose);
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-search]');
    if (button?.dataset.search === 'details') toggleDetails();
    else if (button?.dataset.search === 'reset') search('');
  });
  closeOnBackdropClick(dialog);
  addEventListener('popstate', () => dialog.close());
  addEventListener('docs:changed', client.start);
  addEventListener('online', () => {
    if (dialog.open && store.get().index === 'error') client.start();
  });
  client.start();

  return {
    open(early) {
      const acts = earlyActs(early, field);
      for (const act of acts) if (act === 'details') toggleDetails();
      const typed = typedText(acts, field);
      if (!dialog.open) {
        if (typed !== '') storeQuery(typed);
        onClose();
        return;
      }
      const isUntouched = typed === '' && !acts.includes('reset');
      field.value = isUntouched ? addressQuery() || readQuery() : typed;
      if (isUntouched) field.select();
      if (store.get().index === 'error') client.start();
      search(field.value);
      for (const event of keysAfterTyping(acts)) keys.onKey(event);
    },
  };
}

/** Closes the dialog on a click on its backdrop. */
function closeOnBackdropClick(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
  dialog.addEventListener('click', ({ target }) => {
    // A text selection that ends on the backdrop fires this event, too.
    if (target === dialog && pressed === dialog) dialog.close();
  });
}
