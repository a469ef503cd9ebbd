import { make } from './search-element.ts';
import { clearRecentSearches, recentSearches } from './search-memory.ts';

/**
 * What was searched for before; shown while the field is empty. The arrows lead from the field through
 * it and back.
 */
export function createRecentList(field: HTMLInputElement, search: (query: string) => void) {
  const element = make('section', { class: 'Search-recent', hidden: true });
  let buttons: HTMLButtonElement[] = [];
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next =
      buttons.indexOf(event.target as HTMLButtonElement) + (event.key === 'ArrowDown' ? 1 : -1);
    (buttons[next] ?? field).focus();
  });
  return {
    element,
    show(isWanted: boolean): void {
      const queries = isWanted ? recentSearches() : [];
      element.hidden = queries.length === 0;
      if (element.hidden) return;
      const clear = make('button', { class: 'Search-action', type: 'button' }, 'Clear');
      clear.addEventListener('click', () => {
        clearRecentSearches();
        element.hidden = true;
        search('');
      });
      buttons = queries.map((query) => {
        const button = make('button', { class: 'Search-again', type: 'button' }, query);
        button.addEventListener('click', () => search(query));
        return button;
      });
      element.replaceChildren(
        make('div', { class: 'Search-recentHead' }, make('h2', {}, 'Recent searches'), clear),
        make('ul', {}, ...buttons.map((button) => make('li', {}, button))),
      );
    },
    /** Moves the focus from the field to the first search, or the last; false when none is shown. */
    enter(by: number): boolean {
      if (!element.hidden) buttons.at(by > 0 ? 0 : -1)!.focus();
      return !element.hidden;
    },
  };
}
