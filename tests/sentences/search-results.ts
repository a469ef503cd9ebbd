const arrival = 'specs/search/arrival.spec.ts';
const failures = 'specs/once/search-failures.spec.ts';
const query = 'specs/once/search-query.spec.ts';
const results = 'specs/once/search-results.spec.ts';
const indexUnit = 'engine/src/build/search-index.test.ts';
const sectionsUnit = 'engine/src/content/search-sections.test.ts';
const tokensUnit = 'engine/src/shared/tokenize.test.ts';
const excerptUnit = 'engine/src/shared/excerpt.test.ts';
const markedUnit = 'engine/src/shared/marked-terms.test.ts';
const budgets =
  'bench/budgets.budget.ts › of search are kept: its bytes, and how good its results are';

/**
 * What is demanded of results (what is found, in which order, how it is marked) and the tests that show
 * it. See `sentences.test.ts`.
 */
export const sentences: Record<string, readonly string[]> = {
  // The specification, sections 2 to 9.
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
  'An empty query yields no results': [`${query} › an empty query yields no results`],
  'Result cap: 16': [
    `${results} › at most 16 results are shown`,
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
  // The rulings 22 to 26.
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
  // The issue "Search that opens at once and never misses".
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
  'live result count': [`${results} › at most 16 results are shown`],
  'highlighting of the term on the page arrived at': [
    `${arrival} › a symbol is highlighted as it was searched for: as a whole, or the part of it`,
    `${markedUnit} › marks a symbol as a whole where it is found, not each of its parts`,
    `${excerptUnit} › matches parts of symbols as they were found, and no others`,
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
};
