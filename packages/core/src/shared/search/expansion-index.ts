import type MiniSearch from 'minisearch';
import {
  type ExpansionIndex,
  type ExpansionList,
  type ExpansionsFile,
  expansionsVersion,
} from './expansions.ts';
import { matchExpansions, scoreExpansions } from './score-expansions.ts';
import type { SearchDocument } from './search-options.ts';
import { tokenize } from './tokenize.ts';

/* Loaded only on a site with expansions. */

/**
 * The number of phrases with each term.
 *
 * @param phrases The expansions of a section.
 */
export function frequenciesOf(phrases: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of phrases)
    for (const term of new Set(tokenize(phrase))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/**
 * Indexes the file of the expansions. Sections that the index lacks are omitted: a deploy may replace
 * one of the two files first.
 *
 * @param sections The index of the site.
 * @returns Undefined if the file has another content or another version: without it, search still finds
 *   the words of pages.
 */
export function indexExpansions(
  value: unknown,
  sections: MiniSearch<SearchDocument>,
): ExpansionIndex | undefined {
  const { expansions, pages } = (value ?? {}) as Partial<ExpansionsFile>;
  if (expansions !== expansionsVersion || !pages) return undefined;
  const documents = sections.documentCount;
  const postings = new Map<string, ExpansionList>();
  const phrases = new Map<number, string[]>();
  for (let id = 0; id < documents; id++) {
    const [page = '', fragment = ''] = String(sections.getStoredFields(id)?.href).split('#');
    const own = pages[page]?.[fragment];
    if (!own) continue;
    phrases.set(id, own);
    for (const [term, frequency] of frequenciesOf(own)) {
      let list = postings.get(term);
      if (!list) postings.set(term, (list = { ids: [], frequencies: [] }));
      list.ids.push(id);
      list.frequencies.push(frequency);
    }
  }
  const terms = [...postings.keys()].sort();
  return {
    phrasesOf: (section) => phrases.get(section) ?? [],
    scoresOf(query) {
      const found = matchExpansions(terms, query).map((at) => terms[at]!);
      const lists = found.sort().map((term) => [term, postings.get(term)!] as const);
      return scoreExpansions(documents, query, new Map(lists));
    },
  };
}
