/**
 * The keys of search in browser storage. A module of its own: those of `document/storage-keys.ts` are in the
 * script of every page.
 */
export const searchKeys = {
  /** Local storage, JSON `string[]`: successful searches, the latest first. */
  recent: 'docs.recentSearches',
  /** Local storage, JSON boolean: whether results show excerpts. The specification names it. */
  details: 'showDetailView',
  /** Session storage, JSON string: the search query. The specification names it. */
  query: 'filterText',
} as const;
