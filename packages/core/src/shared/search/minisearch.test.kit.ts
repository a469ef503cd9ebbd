import MiniSearch, { type Options } from 'minisearch';
import { openIndex } from './index-source.ts';
import {
  termsOfQuery,
  bm25,
  boosts,
  matching,
  type SearchDocument,
  searchFields,
} from './search-options.ts';
import type { SearchSource } from './search-source.ts';
import { tokenize } from './tokenize.ts';

/** The options with which MiniSearch reads the index and finds the same. */
export const miniSearchOptions: Options<SearchDocument> = {
  fields: [...searchFields],
  storeFields: ['title', 'titles', 'text', 'href', 'html', 'isPage'],
  stringifyField: (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value)),
  tokenize,
  processTerm: (term) => term,
  searchOptions: {
    boost: Object.fromEntries(searchFields.map((field, at) => [field, boosts[at]!])),
    fuzzy: matching.fuzzy,
    prefix: true,
    bm25,
    weights: matching.weights,
    tokenize: (text) => termsOfQuery(text),
    processTerm: (term) => term,
  },
};

/** The search in sections that MiniSearch indexed. */
export function sourceOf(
  sections: (Partial<SearchDocument> & { title: string })[],
  expansions?: unknown,
): SearchSource {
  const index = new MiniSearch<SearchDocument>(miniSearchOptions);
  const rest = { titles: [], text: '', html: '', isPage: true };
  index.addAll(sections.map((section, id) => ({ ...rest, href: `/${id}`, ...section, id })));
  return openIndex(JSON.parse(JSON.stringify(index)), expansions);
}
