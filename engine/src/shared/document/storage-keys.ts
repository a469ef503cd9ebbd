/** Every key in browser storage. */
export const storageKeys = {
  /** Local storage, raw `light` or `dark`; written only when the reader chooses. */
  theme: 'docs.theme',
  /** Session storage, JSON `[entry key, y][]`: the scroll position of each history entry, in px. */
  scroll: 'docs.scroll',
  /** Local storage: the key of the banner that the reader dismissed. */
  banner: 'docs.banner',
  /** Local storage, JSON `{ [labels joined]: label }`: the selected tab of each set of labels. */
  tabs: 'docs.tabs',
  /** Local storage, JSON `string[]`: successful searches, the latest first. */
  recentSearches: 'docs.recentSearches',
  /** Local storage, JSON boolean: whether results show excerpts. The specification names it. */
  searchDetails: 'showDetailView',
  /** Session storage, JSON string: the search query. The specification names it. */
  searchQuery: 'filterText',
} as const;

/**
 * Session storage, JSON `{ [address of sample]: text }`: the edited samples. A constant of its own,
 * because the script of every page contains the keys above.
 */
export const liveEditsKey = 'docs.live';

/**
 * Local and session storage, JSON `[page, version][]`, the latest visit last: the version of each page
 * that the reader has seen, in session storage the one before this visit.
 */
export const visitsKey = 'docs.visits';
