/** Every key this engine uses in browser storage, but for those of search. All begin with the namespace. */
export const storageKeys = {
  /** Local storage, raw `light` or `dark`; written only by the reader's choice. */
  theme: 'docs.theme',
  /** Session storage, JSON `[entry key, y][]`: the scroll position of each history entry, in px. */
  scroll: 'docs.scroll',
  /** Local storage: the key of the banner content the reader dismissed. */
  banner: 'docs.banner',
} as const;
