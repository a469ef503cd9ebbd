import { hasModifier } from '../browser/modifiers.ts';
import { make } from './search-element.ts';
import { clearRecentSearches, readRecentSearches } from './search-memory.ts';
import * as labels from '../../shared/config/labels.ts';

/** The parts of the dialog that the offers act on. */
export interface SearchOffersOptions {
  dialog: HTMLElement;
  field: HTMLInputElement;
  search(query: string): void;
  close(): void;
}

/** The offers below an empty field: recent searches, or the start pages of the document. */
export interface SearchOffers {
  element: HTMLElement;
  show(): void;
  hide(): void;
  /** Moves the focus from the field to the first offer, or to the last; false if there is none. */
  enter(by: number): boolean;
}

/**
 * Creates the offers: recent searches or, without any, what `theme/chrome/Search.tsx` renders. The arrow
 * keys move the focus from the field through the offers and back.
 */
export function createSearchOffers(options: SearchOffersOptions): SearchOffers {
  const { dialog, field, search, close } = options;
  const element = dialog.querySelector<HTMLElement>('.Search-offers')!;
  const starts = [...element.children];
  /** The rendered searches, one per line; empty if the start pages are shown. */
  let rendered = '';
  const offers = () => [...element.querySelectorAll<HTMLElement>('.Search-offer')];
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = offers();
    const next = all.indexOf(event.target as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    (all[next] ?? field).focus();
  });
  element.addEventListener('click', (event) => {
    const offer = (event.target as Element).closest('.Search-offer');
    // A click with a modifier opens another tab or window: the dialog stays open.
    if (offer?.matches('a') && !hasModifier(event)) close();
    if (offer?.matches('button')) search(offer.textContent);
  });

  const clear = () => {
    clearRecentSearches();
    search('');
  };
  const recent = (queries: string[]) => {
    const button = make('button', { class: 'Search-action', type: 'button' }, labels.searchClear);
    button.addEventListener('click', clear);
    const items = queries.map((query) =>
      make('li', {}, make('button', { class: 'Search-offer', type: 'button' }, query)),
    );
    const head = make(
      'div',
      { class: 'Search-offersHead' },
      make('h2', {}, labels.searchRecent),
      button,
    );
    return [head, make('ul', {}, ...items)];
  };

  return {
    element,
    show() {
      element.hidden = false;
      const queries = readRecentSearches();
      const next = queries.join('\n');
      // Equal offers are not rendered again: one may have the focus.
      if (next === rendered) return;
      rendered = next;
      element.replaceChildren(...(queries.length > 0 ? recent(queries) : starts));
    },
    hide: () => void (element.hidden = true),
    enter(by) {
      const offer = element.hidden ? undefined : offers().at(by > 0 ? 0 : -1);
      offer?.focus();
      return offer !== undefined;
    },
  };
}
