import type { SearchStart } from '../../shared/search/search-titles.ts';
import { make } from './search-element.ts';
import { clearRecentSearches, recentSearches } from './search-memory.ts';
import * as labels from '../../shared/config/labels.ts';

/** What the offers act on. */
export interface SearchOffersOptions {
  field: HTMLInputElement;
  search(query: string): void;
  /** The pages to start with, as far as they are known. */
  starts(): SearchStart[];
  close(): void;
}

/** What is offered while the field is empty. */
export interface SearchOffers {
  element: HTMLElement;
  show(isWanted: boolean): void;
  /** Moves the focus from the field to the first offer, or the last; false when none is shown. */
  enter(by: number): boolean;
}

/**
 * What was searched for before or, where nothing was, what can be found and where to start. The arrows
 * lead from the field through the offers and back.
 */
export function createSearchOffers(options: SearchOffersOptions): SearchOffers {
  const { field, search, starts, close } = options;
  const element = make('section', { class: 'Search-offers', hidden: true });
  let offers: HTMLElement[] = [];
  /** What is shown, to leave it as it is while it is the same: an offer may have the focus. */
  let shown = '';
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = offers.indexOf(event.target as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    (offers[next] ?? field).focus();
  });

  const clear = () => {
    clearRecentSearches();
    search('');
  };
  const follow = (event: MouseEvent) => {
    // Any other click leaves the dialog as it is.
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) close();
  };
  const searches = (queries: string[]) =>
    queries.map((query) => {
      const button = make('button', { class: 'Search-offer', type: 'button' }, query);
      button.addEventListener('click', () => search(query));
      return button;
    });
  const pages = () =>
    starts().map(({ href, titles }) => {
      const above = titles
        .slice(0, -1)
        .flatMap((text) => [make('span', { class: 'Search-crumb' }, text), ' ']);
      const link = make('a', { class: 'Search-offer', href }, ...above, titles.at(-1)!);
      link.addEventListener('click', follow);
      return link;
    });

  return {
    element,
    show(isWanted) {
      element.hidden = !isWanted;
      if (!isWanted) return;
      const queries = recentSearches();
      const content = JSON.stringify([queries, starts()]);
      if (content === shown) return;
      shown = content;
      offers = queries.length > 0 ? searches(queries) : pages();
      const list = make('ul', {}, ...offers.map((offer) => make('li', {}, offer)));
      if (queries.length > 0) {
        const button = make(
          'button',
          { class: 'Search-action', type: 'button' },
          labels.searchClear,
        );
        button.addEventListener('click', clear);
        element.replaceChildren(headOf(labels.searchRecent, button), list);
      } else {
        const head = offers.length > 0 ? [headOf(labels.searchStarts), list] : [];
        element.replaceChildren(make('p', {}, labels.searchHint), ...head);
      }
    },
    enter(by) {
      if (element.hidden || offers.length === 0) return false;
      offers.at(by > 0 ? 0 : -1)!.focus();
      return true;
    },
  };
}

function headOf(title: string, ...beside: HTMLElement[]): HTMLElement {
  return make('div', { class: 'Search-offersHead' }, make('h2', {}, title), ...beside);
}
