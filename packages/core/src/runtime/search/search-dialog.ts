/* The code of the search dialog; it loads when the pointer or focus reaches the button, or on opening. */
import { fitAboveKeyboard } from './above-keyboard.ts';
import { followChoices, loadHighlights } from './search-choice.ts';
import { createSearchClient, type SearchClient } from './search-client.ts';
import type { EarlyActs } from './open-search.ts';
import { createSearchKeys, type SearchKeys } from './search-keys.ts';
import {
  addressQuery,
  mirrorQuery,
  readDetails,
  readQuery,
  reloadWith,
  storeDetails,
  storeQuery,
} from './search-memory.ts';
import * as labels from '../../shared/config/labels.ts';
import css from './search-results.css?inline';
import {
  createSearchStore,
  isCurrent,
  type SearchState,
  type SearchStore,
} from './search-store.ts';
import { createSearchView, type SearchView } from './search-view.ts';

/** The search dialog, ready to search. */
export interface SearchDialog {
  /**
   * Starts to search in the open dialog, for the text of the field, of the address or of the last search
   * of this tab, in this order.
   *
   * @param early What the reader did since the dialog opened.
   */
  open(early: EarlyActs): void;
}

let searchDialog: SearchDialog | undefined;

/** Starts the worker, which loads the index, and completes the dialog of the document; once. */
export function startSearch(): SearchDialog {
  return (searchDialog ??= new Dialog(document.querySelector('dialog.Search')!));
}

/** The dialog of the document. The store has the state; the other parts show it and change it. */
class Dialog implements SearchDialog {
  #dialog: HTMLDialogElement;
  #field: HTMLInputElement;
  #store: SearchStore;
  #client: SearchClient;
  #view: SearchView;
  #keys: SearchKeys;

  constructor(dialog: HTMLDialogElement) {
    this.#dialog = dialog;
    this.#field = dialog.querySelector('input')!;
    const initial = { query: this.#field.value, showsDetails: readDetails() };
    this.#store = createSearchStore(initial, (...states) => this.#onChange(...states));
    this.#client = createSearchClient(this.#store, dialog.dataset.files!.split(' '));
    this.#view = createSearchView(dialog, {
      search: (query) => this.#search(query),
      hover: this.#store.hover,
      retry: () => this.#retry(),
      close: () => this.#close(),
      waiting: this.#client.isLarge ? labels.searchFetching : labels.searching,
    });
    this.#keys = this.#createKeys();
    addStyles();
    fitAboveKeyboard(dialog);
    this.#listen();
    this.#client.start();
  }

  open({ keys, isReset, isSwitched }: EarlyActs): void {
    if (isSwitched) this.#toggleDetails();
    const typed = this.#field.value;
    if (!this.#dialog.open) {
      if (typed !== '') storeQuery(typed);
      this.#onClose();
      return;
    }
    if (typed === '' && !isReset) {
      this.#field.value = addressQuery() || readQuery();
      this.#field.select();
    }
    if (this.#store.get().index === 'error') this.#client.start();
    this.#search(this.#field.value);
    for (const event of keys) this.#keys.onKey(event);
  }

  #createKeys(): SearchKeys {
    const { list, offers } = this.#view;
    const store = this.#store;
    const { openBeside } = followChoices(
      list,
      () => store.get().shown.query,
      () => this.#close(),
    );
    return createSearchKeys({
      selected: () => list.optionAt(store.get().selected),
      move(by) {
        if (!offers.enter(by)) store.move(by);
      },
      isCurrent: () => isCurrent(store.get()),
      settle: store.settle,
      reset: () => this.#search(''),
      openBeside,
    });
  }

  #listen(): void {
    const [dialog, client] = [this.#dialog, this.#client];
    this.#field.addEventListener('input', () => this.#onInput());
    this.#field.addEventListener('keydown', this.#keys.onKey);
    dialog.addEventListener('close', () => this.#onClose());
    dialog.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-search]');
      if (button?.dataset.search === 'details') this.#toggleDetails();
      else if (button?.dataset.search === 'reset') this.#search('');
    });
    closeOnBackdropClick(dialog);
    addEventListener('popstate', () => dialog.close());
    addEventListener('docs:changed', client.start);
    addEventListener('online', () => {
      if (dialog.open && this.#store.get().index === 'error') client.start();
    });
  }

  #onChange(state: SearchState, previous: SearchState): void {
    this.#client.sync();
    if (!this.#dialog.open) return;
    this.#view.render(state);
    const hasNewResults = state.shown !== previous.shown && state.shown.results.length > 0;
    if (hasNewResults) loadHighlights().catch(() => undefined);
    if (isCurrent(state)) this.#keys.resume();
  }

  #search(query: string): void {
    this.#keys.forget();
    this.#field.focus();
    remember(query);
    this.#store.setQuery(query);
  }

  #onInput(): void {
    this.#keys.forget();
    this.#store.type(this.#field.value);
    remember(this.#field.value);
  }

  #close(): void {
    this.#keys.forget();
    this.#dialog.close();
    this.#field.blur();
  }

  #onClose(): void {
    this.#keys.forget();
    this.#store.setQuery('');
    this.#field.value = '';
    // Without an element to return to, the focus would stay in the hidden field.
    this.#field.blur();
    mirrorQuery('');
  }

  /** Starts another worker, or reloads the page if the script of the worker is gone. */
  #retry(): void {
    const { isWorkerLost, query } = this.#store.get();
    if (isWorkerLost) {
      reloadWith(query);
      return;
    }
    // The button with the focus disappears.
    this.#field.focus();
    this.#keys.forget();
    this.#client.start();
  }

  #toggleDetails(): void {
    this.#store.toggleDetails();
    storeDetails(this.#store.get().showsDetails);
    this.#field.focus();
  }
}

function remember(query: string): void {
  storeQuery(query);
  mirrorQuery(query);
}

function addStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets.push(styles);
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
