/**
 * What is demanded of search, sentence by sentence, and the tests that show it: a file below `tests`, or
 * of a unit test below the project, and a test's title. See `sentences.test.ts`.
 */

const open = 'specs/search/open.spec.ts';
const arrival = 'specs/search/arrival.spec.ts';
const early = 'specs/once/search-early.spec.ts';
const failures = 'specs/once/search-failures.spec.ts';
const keys = 'specs/once/search-keys.spec.ts';
const query = 'specs/once/search-query.spec.ts';
const results = 'specs/once/search-results.spec.ts';
const dev = 'specs/dev/search.spec.ts';
const indexUnit = 'engine/src/build/search-index.test.ts';
const sectionsUnit = 'engine/src/content/search-sections.test.ts';
const keysUnit = 'engine/src/runtime/search/search-keys.test.ts';
const tokensUnit = 'engine/src/shared/tokenise.test.ts';
const budgets =
  'bench/budgets.budget.ts › of search are kept: its bytes, and how good its results are';

/** The specification, sections 2 to 9. */
const specification: Record<string, readonly string[]> = {
  'It opens with the / key when focus is not in an input': [
    `${open} › opens with the slash key`,
    `${open} › does not open with the slash key in a field`,
  ],
  'nor in a select': [`${open} › does not open with the slash key in a select`],
  'nor in a textarea': [`${open} › does not open with the slash key in a textarea`],
  'nor in an editable element': [
    `${open} › does not open with the slash key in a div contenteditable`,
  ],
  'Cmd+K toggles it': [`${open} › Meta+K toggles it`],
  'It opens automatically when the query parameter q is present': [
    `${open} › opens by itself when q is present, for desktop`,
  ],
  'It opens the desktop dialog at a screen width of at least 1080px': [
    `${open} › opens by itself when q is present, for desktop`,
  ],
  'and the mobile dialog at a width below 1080px': [
    `${open} › opens by itself when q is present, for mobile`,
  ],
  "It contains a search input with placeholder 'Search'": [
    `${query} › the field has the placeholder Search`,
  ],
  'a button to toggle the detail view': [
    `${query} › the detail view is on by default, is toggled by its button and kept in local storage`,
  ],
  'a reset button': [`${keys} › Control+Backspace resets, as does the reset button`],
  'and a close button on mobile': [
    `${open} › opens by itself when q is present, for mobile`,
    `${open} › the close button closes it, and the field stays above the results`,
  ],
  'Each result shows a breadcrumb of parent titles ending in the result title': [
    `${results} › a result shows the parent titles ending in its own`,
    `${results} › a page in the sidebar shows its groups`,
  ],
  'a page icon for pages, or # for sections': [
    `${results} › a page has a page icon, a section a #`,
  ],
  'an optional excerpt with matches highlighted': [
    `${results} › the excerpt has the matches highlighted`,
    `${query} › the detail view is on by default, is toggled by its button and kept in local storage`,
  ],
  'When there are no results it reads: No results for "{query}"': [
    `${results} › when there are no results it says so`,
  ],
  'Footer hints: Navigate (up and down arrows), Select (enter), Close (esc), Reset (Cmd+Backspace)':
    [
      `${keys} › the footer hints say the keys`,
      `${keys} › on a Mac the hints show its command key`,
    ],
  'Choosing a result navigates to its href and closes the dialog': [
    `${keys} › Enter navigates to the selected result and closes the dialog`,
    `${keys} › a click navigates in place`,
  ],
  'If Cmd is held, the dialog stays open': [
    `${keys} › Ctrl+Enter opens the result beside, and the dialog stays open`,
    `${keys} › Ctrl+click opens the result beside, and the dialog stays open`,
    `${keysUnit} › act at once when they are there, and with Cmd or Ctrl open the result beside`,
  ],
  'Search index document: title, titles (array of parent titles), text, href, html, isPage, id': [
    `${results} › the index holds plain text: no markup, no notation, entities decoded`,
    `${indexUnit} › writes MiniSearch’s own format, which is read with the same options`,
  ],
  'The index object holds documentCount, nextId, documentIds, fieldIds, fieldLength, averageFieldLength, storedFields, dirtCount, index, serializationVersion 2':
    [
      `${results} › the index holds plain text: no markup, no notation, entities decoded`,
      `${indexUnit} › writes what MiniSearch would`,
    ],
  'Search dialog is open or closed': [`${open} › Control+K toggles it`, `${keys} › Escape closes`],
  'The selected result index starts at 0 when there is a query and at -1 when there is none': [
    `${keys} › the first result is selected where there is a query, and none where there is none`,
    `${failures} › the first result is selected still when the whole index ranks others before it`,
  ],
  'Arrow down and up move the selection and wrap at both ends': [
    `${keys} › the arrows move the selection and wrap at both ends`,
  ],
  'Mouse movement switches off keyboard mode, and hovering a result then selects it': [
    `${keys} › mouse movement switches off keyboard mode, and hovering a result then selects it`,
  ],
  'Enter on a selected result navigates to it and closes the dialog': [
    `${keys} › Enter navigates to the selected result and closes the dialog`,
  ],
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
  'The search input is debounced by 200 ms': [`${query} › the search input is debounced by 200 ms`],
  'An empty query yields no results': [`${query} › an empty query yields no results`],
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
  'Result cap: 16': [
    `${results} › at most 16 results are shown`,
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Query debounce: 200 ms': [
    `${query} › the search input is debounced by 200 ms`,
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Fields searched: title, titles, text': [
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Boosts: title 4, text 2, titles 1': [
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Fuzzy matching 0.2. Prefix matching enabled': [
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Ranking: BM25 k 1.2, b 0.7, d 0.5': [
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Fuzzy weight 0.45, prefix weight 0.375, auto-vacuum thresholds 0.1 and 20, batch size 1000': [
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Desktop/mobile breakpoint: 1080px': [
    `${open} › opens by itself when q is present, for desktop`,
    `${open} › opens by itself when q is present, for mobile`,
  ],
};

/** The rulings 22 to 26. */
const rulings: Record<string, readonly string[]> = {
  '22: / does not open with a modifier': [
    `${open} › does not open with the slash key and a modifier`,
  ],
  '22: Cmd+K or Ctrl+K toggles from anywhere': [
    `${open} › Control+K toggles it`,
    `${open} › Meta+K toggles it`,
    `${open} › Ctrl+K opens it from a field too`,
  ],
  '22: Wherever the specification says Cmd, Ctrl works as well': [
    `${keys} › Control+Backspace resets, as does the reset button`,
    `${keys} › Meta+Backspace resets, as does the reset button`,
    `${keysUnit} › act at once when they are there, and with Cmd or Ctrl open the result beside`,
  ],
  "22: Hints show the key of the reader's system": [
    `${keys} › the footer hints say the keys`,
    `${keys} › on a Mac the hints show its command key`,
  ],
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
  '24: The index is fetched once, on first need, never at page load': [
    `${open} › the index is fetched once a visit, and not before it is wanted`,
  ],
  "24: One JSON file, MiniSearch's own format (serializationVersion 2)": [
    `${indexUnit} › writes MiniSearch’s own format, which is read with the same options`,
    `${indexUnit} › writes what MiniSearch would`,
  ],
  '24: Text is plain text (no markup, entities decoded)': [
    `${sectionsUnit} › leaves no markup, and decodes entities`,
    `${results} › the index holds plain text: no markup, no notation, entities decoded`,
  ],
  '24: Excerpts are shown as text with the matches in <mark>': [
    `${results} › the excerpt has the matches highlighted`,
  ],
  "25: Ranking constants are the specification's": [
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  '25: Symbols are found as typed, through tokenising': [
    `${results} › symbols are found as typed and by their parts`,
  ],
  '26: Results are options of a listbox (role="option", aria-activedescendant, live count)': [
    `${results} › the list is a listbox that the field controls`,
    `${results} › at most 16 results are shown`,
  ],
};

/** The issue "Search that opens at once and never misses". */
const issue: Record<string, readonly string[]> = {
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
      `${failures} › titles answer while the index is on its way`,
      `${indexUnit} › gives the same addresses and titles in both files`,
    ],
  'keystroke to painted results within one frame after the debounce': [
    `${query} › results are shown in the very task in which the debounce ends`,
  ],
  'main thread never blocked over 50 ms (worker when the index is large)': [
    `${query} › no task of the main thread takes over 50 ms: a worker searches`,
  ],
  'The field takes every keystroke from the moment the hotkey is pressed, even while code is still loading':
    [
      `${open} › the field takes every keystroke while code is still loading`,
      `${early} › Enter goes to the first result when it comes`,
      `${early} › arrows choose among the results when they come`,
      `${early} › typing on takes back an Enter before it`,
      `${early} › Ctrl+Backspace resets what was typed before it`,
      `${early} › Escape closes, and what was typed is kept`,
      `${early} › keys pressed while results are on their way act on these, not on those shown`,
      `${keysUnit} › are those after the last that changed the text`,
    ],
  'useSize(, registerVevComponent, --force, vev.json, x-vev-key, VEV_PAGE_LOAD, i-, ?worker are found as typed':
    [
      `${results} › symbols are found as typed and by their parts`,
      `${indexUnit} › writes MiniSearch’s own format, which is read with the same options`,
    ],
  'and by their parts (viewport finds useViewport)': [
    `${tokensUnit} › gives a symbol and its parts`,
    `${results} › symbols are found as typed and by their parts`,
  ],
  'Results from API tables say what kind of thing they are': [
    `${results} › results from tables of names say what kind of thing they are`,
    `${sectionsUnit} › says what the names in a table are`,
  ],
  'Accessibility: combobox with listbox pattern': [
    `${results} › the list is a listbox that the field controls`,
    `${results} › axe finds nothing wrong with the dialog for "quokka"`,
  ],
  'live result count': [`${results} › at most 16 results are shown`],
  'focus returned': [`${open} › the button in the header opens it, and gets the focus back`],
  'works with a screen reader and on touch': [
    `${results} › the list is a listbox that the field controls`,
    `${open} › the close button closes it, and the field stays above the results`,
  ],
  'the mobile dialog keeps the input visible above the keyboard': [
    `${open} › the field and the results keep above the keyboard of the screen`,
  ],
  'Comfort: recent searches kept locally when the query is empty (cleared by one button)': [
    `${query} › recent searches are offered while the query is empty, and cleared by one button`,
  ],
  'shareable ?q= address': [
    `${query} › the filter text is mirrored into q while the dialog is open, and q is cleared on close`,
    `${open} › opens by itself when q is present, for desktop`,
  ],
  'Cmd/Ctrl+Enter or middle click keeps the dialog and opens the result': [
    `${keys} › Ctrl+Enter opens the result beside, and the dialog stays open`,
    `${keys} › a middle click opens the result beside, and the dialog stays open`,
  ],
  'highlighting of the term on the page arrived at': [
    `${arrival} › what was searched for is highlighted on the page arrived at, until it is dismissed`,
    `${arrival} › a result on the page that is shown is highlighted too`,
  ],
  dismissible: [
    `${arrival} › what was searched for is highlighted on the page arrived at, until it is dismissed`,
    `${arrival} › Escape dismisses the highlights, and so does the next page`,
  ],
  'and by text fragment where supported': [
    `${arrival} › a result opened beside points at its text`,
    `${arrival} › is loaded as a document and points at its text`,
  ],
  'Recall 1.0 and MRR >= 0.95 over the query set of the real site': [budgets],
  'On the generated corpus, titles, headings, phrases, prefixes and typos: recall 1.0': [budgets],
  'A 10,000-character query': [`${failures} › a query of 10,000 characters is answered as text`],
  'only punctuation': [`${failures} › a query of only punctuation is answered as text`],
  'right-to-left text (found by words and parts)': [
    `${results} › Arabic: text is found`,
    `${results} › Arabic, by a part: text is found`,
    `${results} › Hebrew: text is found`,
  ],
  'and CJK text': [
    `${results} › Chinese, by a word: text is found`,
    `${results} › Chinese, by a part: text is found`,
    `${tokensUnit} › cuts scripts without spaces into pairs, the last character alone`,
  ],
  'regular-expression characters': [
    `${failures} › a query of characters of regular expressions is answered as text`,
  ],
  'HTML in the query (shown as text)': [
    `${failures} › a query of HTML is answered as text`,
    `${failures} › HTML in q and in storage is shown as text`,
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
  'Shown by: fast typing without loss': [
    `${open} › what is typed without a pause is neither lost nor reordered`,
  ],
};

export const sentences: Record<string, readonly string[]> = {
  ...specification,
  ...rulings,
  ...issue,
};
