import { make } from './search-element.ts';
import { clearRecentSearches, recentSearches } from './search-memory.ts';

/** What was searched for before; shown while the field is empty. */
export function createRecentList(search: (query: string) => void) {
  const element = make('section', { class: 'Search-recent', hidden: true });
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
      const items = queries.map((query) => {
        const button = make('button', { class: 'Search-again', type: 'button' }, query);
        button.addEventListener('click', () => search(query));
        return make('li', {}, button);
      });
      element.replaceChildren(
        make('div', { class: 'Search-recentHead' }, make('h2', {}, 'Recent searches'), clear),
        make('ul', {}, ...items),
      );
    },
  };
}
