/** The keys of search in browser storage, all JSON; apart from `storageKeys`, which every page loads. */
export const searchStorageKeys = {
  /** Local storage, `string[]`: what was searched for and found, the last first. */
  recent: 'docs.recentSearches',
  /** Local storage, boolean: whether results show excerpts. Named by the specification. */
  details: 'showDetailView',
  /** Session storage, string: the query. Named by the specification. */
  query: 'filterText',
} as const;
