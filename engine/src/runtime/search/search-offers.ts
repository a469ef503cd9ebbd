import type { SearchStart } from '../../shared/search/search-titles.ts';
import { hasModifier } from '../browser/modifiers.ts';
import { make } from './search-element.ts';
import { clearRecentSearches, readRecentSearches } from './search-memory.ts';

/** The parts of the dialog that the offers act on. */
export interface SearchOffersOptions {
  field: HTMLInputElement;
  search(query: string): void;
  close(): void;
}

/** The offers below an empty field: recent searches, or pages to start with. */
export interface SearchOffers {
  element: HTMLElement;
  show(starts: SearchStart[]): void;
  hide(): void;
  /** Moves the focus from the field to the first offer, or to the last; false if there is none. */
  enter(by: number): boolean;
}

const hint = 'Type to find pages, headings, text and code. Part of a name is enough.';

/**
 * Creates the offers: recent searches or, without any, a hint and pages to start with. The arrow keys
 * move the focus from the field through the offers and back.
 */
export function createSearchOffers(options: SearchOffersOptions): SearchOffers {
  const { field, search, close } = options;
  const element = make('section', { class: 'Search-offers', hidden: true });
  let offers: HTMLElement[] = [];
  /** The current offers as JSON. Equal offers are not rendered again: one may have the focus. */
  let content = '';
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
    // A click with a modifier opens another tab or window: the dialog stays open.
    if (!hasModifier(event)) close();
  };
  const searches = (queries: string[]) =>
    queries.map((query) => {
      const button = make('button', { class: 'Search-offer', type: 'button' }, query);
      button.addEventListener('click', () => search(query));
      return button;
    });
  const pages = (starts: SearchStart[]) =>
    starts.map(({ href, titles }) => {
      const above = titles
        .slice(0, -1)
        .flatMap((text) => [make('span', { class: 'Search-crumb' }, text), ' ']);
      const link = make('a', { class: 'Search-offer', href }, ...above, titles.at(-1)!);
      link.addEventListener('click', follow);
      return link;
    });

  return {
    element,
    show(starts) {
      element.hidden = false;
      const queries = readRecentSearches();
      const next = JSON.stringify([queries, starts]);
      if (next === content) return;
      content = next;
      offers = queries.length > 0 ? searches(queries) : pages(starts);
      const list = make('ul', {}, ...offers.map((offer) => make('li', {}, offer)));
      if (queries.length > 0) {
        const button = make('button', { class: 'Search-action', type: 'button' }, 'Clear');
        button.addEventListener('click', clear);
        element.replaceChildren(headOf('Recent searches', button), list);
      } else {
        const head = offers.length > 0 ? [headOf('Start with'), list] : [];
        element.replaceChildren(make('p', {}, hint), ...head);
      }
    },
    hide: () => void (element.hidden = true),
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
