const open = 'specs/search/open.spec.ts';
const failures = 'specs/once/search-failures.spec.ts';
const query = 'specs/once/search-query.spec.ts';
const results = 'specs/once/search-results.spec.ts';
const dev = 'specs/dev/search.spec.ts';
const indexUnit = 'engine/src/build/search-index.test.ts';
const sectionsUnit = 'engine/src/content/search-sections.test.ts';
const quietUnit = 'engine/src/runtime/search/quiet.test.ts';
const budgets =
  'bench/budgets.budget.ts › of search are kept: its bytes, and how good its results are';

/**
 * What is demanded of the index of search (what is in it, when it is loaded, what if it is not) and the
 * tests that show it. See `sentences.test.ts`.
 */
export const sentences: Record<string, readonly string[]> = {
  // The specification, sections 2 to 9.
  'Search index document: title, titles (array of parent titles), text, href, html, isPage, id': [
    `${results} › the index holds plain text: no markup, no notation, entities decoded`,
    `${indexUnit} › writes MiniSearch’s own format, which is read with the same options`,
  ],
  'The index object holds documentCount, nextId, documentIds, fieldIds, fieldLength, averageFieldLength, storedFields, dirtCount, index, serializationVersion 2':
    [
      `${results} › the index holds plain text: no markup, no notation, entities decoded`,
      `${indexUnit} › writes what MiniSearch would, but for gaps between the numbers of sections`,
    ],
  "GET the site's own prebuilt search-index JSON file; no body": [
    `${open} › the index is fetched once a visit, and not before it is wanted`,
  ],
  'Load the index once': [
    `${open} › the index is fetched once a visit, and not before it is wanted`,
  ],
  'Search then runs locally in the browser': [
    `${open} › the index is fetched once a visit, and not before it is wanted`,
    `${query} › no task of the main thread takes over 50 ms: a worker searches`,
  ],
  // The rulings 22 to 26.
  '24: The index is fetched once, on first need, never at page load': [
    `${open} › the index is fetched once a visit, and not before it is wanted`,
  ],
  "24: One JSON file, MiniSearch's own format (serializationVersion 2)": [
    `${indexUnit} › writes MiniSearch’s own format, which is read with the same options`,
    `${indexUnit} › writes what MiniSearch would, but for gaps between the numbers of sections`,
  ],
  '24: Text is plain text (no markup, entities decoded)': [
    `${sectionsUnit} › leaves no markup, and decodes entities`,
    `${results} › the index holds plain text: no markup, no notation, entities decoded`,
  ],
  // The issue "Search that opens at once and never misses".
  'The constants of section 9 in one file used by writer and reader': [
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Index: one JSON file, written by the build from the rendered page, so that content in components is found':
    [`${results} › content of components can be found`],
  'and includes and code titles': [`${results} › titles of code can be found`],
  'one document per section': [`${sectionsUnit} › begins a section at each heading with an id`],
  'no markup or notation in its text': [
    `${results} › the index holds plain text: no markup, no notation, entities decoded`,
  ],
  'searchable: false respected': [
    `${results} › pages that are not searchable are not found, nor is the heading of footnotes`,
  ],
  'code is searchable': [`${results} › code can be found`],
  'The dev server serves the same index, fresh after an edit': [
    `${dev} › the dev server’s index is fresh after an edit, without a reload`,
  ],
  'One GET per visit': [`${open} › the index is fetched once a visit, and not before it is wanted`],
  'on intent: the pointer near the button': [
    `${open} › the index is fetched once a visit, and not before it is wanted`,
  ],
  focus: [`${open} › focus on the button is enough to load the index`],
  'the hotkey': [`${open} › opening by its hotkey loads the index`],
  '?q=': [`${open} › opening by q loads the index`],
  'with progress shown when slow': [`${failures} › a slow index shows progress`],
  'and a clear message with retry when it fails': [
    `${failures} › missing: a message and a retry, and the page is unharmed`,
    `${failures} › a message and a retry take its place, and nothing that was typed is lost`,
  ],
  'Everything fetched before the first result <= 50 KB brotli on the real site and <= 200 KB at 1,000 pages':
    [budgets],
  'A small first tier of titles, headings and symbols answers at once while the full text follows':
    [
      `${query} › the first results need the titles alone: the index is asked for after them`,
      `${quietUnit} › waits until nothing has been typed for a while`,
      `${failures} › titles answer while the index is on its way`,
      `${indexUnit} › gives the same addresses and titles in both files`,
    ],
  'Index missing: message and retry, page unharmed': [
    `${failures} › missing: a message and a retry, and the page is unharmed`,
  ],
  truncated: [
    `${failures} › truncated: a message and a retry, and the page is unharmed`,
    `${failures} › HTML in place of JSON: a message and a retry, and the page is unharmed`,
    `${failures} › without its parts: a message and a retry, and the page is unharmed`,
  ],
  'of another version': [
    `${failures} › of another version: a message and a retry, and the page is unharmed`,
  ],
  offline: [
    `${failures} › out of reach, because the reader is offline: a message and a retry, and the page is unharmed`,
    `${failures} › is fetched by itself when the network is back`,
  ],
};
