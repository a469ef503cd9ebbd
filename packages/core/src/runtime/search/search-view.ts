import * as labels from '../../shared/config/labels.ts';
import { make } from './search-element.ts';
import { createSearchHints } from './search-hints.ts';
import { createSearchList, type SearchList } from './search-list.ts';
import { createSearchOffers, type SearchOffers } from './search-offers.ts';
import { createSearchStatus } from './search-status.ts';
import { isCurrent, type SearchState, textOf } from './search-store.ts';

/** What the reader can do in the parts of the dialog, and what it says. */
export interface SearchViewOptions {
  search(query: string): void;
  hover(position: number): void;
  retry(): void;
  close(): void;
  /** Shown while a slow query is answered. */
  waiting: string;
}

/** The elements of the dialog. */
export interface SearchView {
  list: SearchList;
  offers: SearchOffers;
  /** Renders the parts whose state has changed since the last call. */
  render(state: SearchState): void;
}

/** Creates the parts of the dialog that its document lacks: results, messages, offers and hints. */
export function createSearchView(
  dialog: HTMLDialogElement,
  { search, hover, retry, close, waiting }: SearchViewOptions,
): SearchView {
  const field = dialog.querySelector('input')!;
  const detailsButton = dialog.querySelector('[data-search="details"]')!;
  const list = createSearchList(field, hover);
  const status = createSearchStatus();
  const offers = createSearchOffers({ dialog, field, search, close });
  let rendered: SearchState | undefined;

  // Removes the message of a failed load: a later attempt has loaded the code.
  dialog.querySelector('[role="alert"]')!.remove();
  dialog.append(
    make('div', { class: 'Search-body' }, status.element, offers.element, list.element),
    createSearchHints(),
  );
  field.dir = 'auto';

  const renderStatus = (state: SearchState) => {
    const { isTyping, index, problem, shown } = state;
    const text = textOf(state);
    if (isTyping) status.hush();
    else if (index === 'error') status.problem(problem, retry);
    else if (text === '') status.clear();
    else if (isCurrent(state)) status.results(text, shown.results.length);
    else status.waiting(index === 'loading' ? labels.searchLoading : waiting);
  };
  const renderList = (state: SearchState, previous: SearchState | undefined) => {
    const { shown, showsDetails, selected, selectedBy } = state;
    if (shown !== previous?.shown || showsDetails !== previous.showsDetails) {
      const scrolls = shown === previous?.shown;
      list.show(shown.results, { showsDetails, selected, scrolls });
    } else if (selected !== previous.selected) list.select(selected, selectedBy === 'keyboard');
  };
  const statusKeys = ['query', 'isTyping', 'index', 'problem', 'shown'] as const;

  return {
    list,
    offers,
    render(state) {
      const previous = rendered;
      rendered = state;
      if (field.value !== state.query) field.value = state.query;
      detailsButton.setAttribute('aria-pressed', String(state.showsDetails));
      if (!state.isTyping) {
        if (textOf(state) === '') offers.show();
        else offers.hide();
      }
      renderList(state, previous);
      // The results of the former query stay visible, but are inert while new results are pending.
      list.element.inert = !state.isTyping && !isCurrent(state);
      if (statusKeys.some((key) => state[key] !== previous?.[key])) renderStatus(state);
    },
  };
}
