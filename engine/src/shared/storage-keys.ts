/** Every key this engine uses in browser storage, in one list. The engine's own begin with the namespace. */
export const storageKeys = {
  /** Local storage, raw `light` or `dark`; written only by the reader's choice. */
  theme: 'docs.theme',
  /** Session storage, JSON `[entry key, y][]`: the scroll position of each history entry, in px. */
  scroll: 'docs.scroll',
  /** Local storage: the key of the banner content the reader dismissed. */
  banner: 'docs.banner',
  /** Local storage, JSON `string[]`: what was searched for and found, the last first. */
  recentSearches: 'docs.recentSearches',
  /** Local storage, JSON boolean: whether search results show excerpts. Named by the specification. */
  showDetailView: 'showDetailView',
  /** Session storage, JSON string: the query of the search dialog. Named by the specification. */
  filterText: 'filterText',
} as const;
