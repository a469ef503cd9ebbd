const open = 'specs/search/open.spec.ts';
const failures = 'specs/once/search-failures.spec.ts';
const query = 'specs/once/search-query.spec.ts';
const startsUnit = 'engine/src/build/search-starts.test.ts';

/**
 * What is demanded of what search keeps, in browser storage and in the address, and the tests that show
 * it. See `sentences.test.ts`.
 */
export const sentences: Record<string, readonly string[]> = {
  // The specification, sections 2 to 9.
  'The detail view (excerpts) is on or off': [
    `${query} › the detail view is on by default, is toggled by its button and kept in local storage`,
  ],
  'Its default is on': [
    `${query} › the detail view is on by default, is toggled by its button and kept in local storage`,
  ],
  'and it is persisted in local storage under the key showDetailView': [
    `${query} › the detail view is on by default, is toggled by its button and kept in local storage`,
  ],
  'The filter text is kept in session storage under the key filterText': [
    `${query} › the filter text is kept in session storage, as JSON, with every keystroke`,
    `${query} › the kept filter text is there when the dialog opens again, on another page too`,
  ],
  'It is mirrored into the q query parameter while the dialog is open, and q is cleared on close': [
    `${query} › the filter text is mirrored into q while the dialog is open, and q is cleared on close`,
  ],
  'Failures of local or session storage access are silently ignored': [
    `${query} › failures of storage are silently ignored`,
    'specs/once/interrupted.spec.ts › search works with a storage that is full',
  ],
  // The rulings 22 to 26.
  '23: ?q= on load opens the dialog with that text': [
    `${open} › opens by itself when q is present, for desktop`,
  ],
  '23: q and the stored filterText never lose a keystroke': [
    `${open} › what is typed without a pause is neither lost nor reordered`,
    `${query} › the filter text is kept in session storage, as JSON, with every keystroke`,
  ],
  '23: filterText and showDetailView are both JSON': [
    `${query} › the filter text is kept in session storage, as JSON, with every keystroke`,
    `${query} › the detail view is on by default, is toggled by its button and kept in local storage`,
    `${query} › stored values that are not ours are ignored`,
  ],
  // The issue "Search that opens at once and never misses".
  'Comfort: recent searches kept locally when the query is empty (cleared by one button)': [
    `${query} › pages to start with are offered where nothing was searched for`,
    `${startsUnit} › offers the first page of each group, once`,
    `${query} › recent searches are offered while the query is empty, and cleared by one button`,
  ],
  'shareable ?q= address': [
    `${query} › the filter text is mirrored into q while the dialog is open, and q is cleared on close`,
    `${open} › opens by itself when q is present, for desktop`,
  ],
  'HTML in the query (shown as text)': [
    `${failures} › a query of HTML is answered as text`,
    `${failures} › HTML in q and in storage is shown as text`,
  ],
};
