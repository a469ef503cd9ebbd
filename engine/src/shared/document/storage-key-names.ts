/**
 * The keys in browser storage that every page may need; those of search are in
 * `search-storage-keys.ts`. All begin with the namespace.
 */

/** Local storage, raw `light` or `dark`; written only by the reader's choice. */
export const theme = 'docs.theme';
/** Session storage, JSON `[entry key, y][]`: the scroll position of each history entry, in px. */
export const scroll = 'docs.scroll';
/** Local storage: the key of the banner content the reader dismissed. */
export const banner = 'docs.banner';
/** Local storage, JSON `{ [labels joined]: label }`: the tab chosen in each set of tabs. */
export const tabs = 'docs.tabs';
