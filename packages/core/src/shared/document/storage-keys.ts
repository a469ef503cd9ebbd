/** The keys in browser storage that the script of every page reads. */
export const storageKeys = {
  /** Local storage, raw `light` or `dark`; written only when the reader chooses. */
  theme: 'docs.theme',
  /** Session storage, JSON `[entry key, y][]`: the scroll position of each history entry, in px. */
  scroll: 'docs.scroll',
  /** Local storage: the key of the banner that the reader dismissed. */
  banner: 'docs.banner',
  /** Local storage, JSON `{ [labels joined]: label }`: the selected tab of each set of labels. */
  tabs: 'docs.tabs',
} as const;

/** Session storage, JSON `{ [address of sample]: text }`: the edited samples. */
export const liveEditsKey = 'docs.live';

/**
 * Local and session storage, JSON `[page, version][]`, the latest visit last: the version of each page
 * that the reader has seen, in session storage the one before this visit.
 */
export const visitsKey = 'docs.visits';
