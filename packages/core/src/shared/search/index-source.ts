import { fillLabel } from '../config/fill-label.ts';
import * as labels from '../config/labels.ts';
import { languageWords } from './language-words.ts';
import { withoutIds } from './line-ids.ts';
import { matchTerms } from './match-terms.ts';
import {
  expansionsVersion,
  type ExpansionsFile,
  type SearchDocument,
  searchFields,
  serializationVersion,
} from './search-options.ts';
import { SearchError, type SearchSource } from './search-source.ts';
import type { PostingList } from './shard-numbers.ts';
import { tokenize } from './tokenize.ts';

/** The file of the index, as MiniSearch serializes it. */
interface IndexFile {
  serializationVersion: number;
  documentCount: number;
  /** By section: the lengths of its fields. */
  fieldLength: Record<string, number[]>;
  averageFieldLength: number[];
  /** The number of sections in the language of the site, if sections of the source are behind them. */
  own?: number;
  /** The stop words of another language than English. */
  stopWords?: string[];
  storedFields: Record<string, SearchDocument>;
  /** Terms; by field and section their frequencies. */
  index: [term: string, fields: Record<string, Record<string, number>>][];
}

/**
 * Reads the index of a site.
 *
 * @param value The content of `search-index.json`.
 * @param expansions The content of `search-expansions.json`. Of another version it does not count: search
 *   still finds the words of pages.
 * @throws SearchError if the index has another version.
 */
export function openIndex(value: unknown, expansions?: unknown): SearchSource {
  const file = value as IndexFile | null;
  const version = file?.serializationVersion;
  if (version !== serializationVersion)
    throw new SearchError(
      fillLabel(labels.searchVersion, { version: String(version), expected: serializationVersion }),
    );
  const { documentCount, averageFieldLength, own, stopWords, fieldLength, storedFields, index } =
    file!;
  // Of a damaged file, `index` is no list.
  const fieldsOf = new Map([...index]);
  const phrases = phrasesOf(storedFields, expansions);
  const expanded = listsOf(phrases);
  const words = languageWords(stopWords);
  const terms = [...new Set([...fieldsOf.keys(), ...expanded.keys()])].sort();
  const listOf = (counts: Record<string, number>, field: number): PostingList => {
    const ids = Object.keys(counts).map(Number);
    const lengths = ids.map((id) => fieldLength[id]![field]!);
    return { ids, frequencies: Object.values(counts), lengths };
  };
  return {
    documents: documentCount,
    averages: averageFieldLength,
    own,
    words,
    find: async (asked) =>
      matchTerms(terms, asked, expanded.size > 0, words).map((at) => {
        const term = terms[at]!;
        const fields = searchFields.map((_, field) =>
          listOf(fieldsOf.get(term)?.[field] ?? {}, field),
        );
        return { term, lists: [...fields, expanded.get(term) ?? []].flat() };
      }),
    holding: async (text) => {
      const counts = Object.entries(storedFields).map(([id, section]) => ({
        id: Number(id),
        count: `${section.title}\n${withoutIds(section.text)}`.split(text).length - 1,
      }));
      const held = counts.filter(({ count }) => count > 0);
      return held.sort((a, b) => b.count - a.count || a.id - b.id).map(({ id }) => id);
    },
    section: async ({ id }) => ({ ...storedFields[id]!, also: phrases.get(id) ?? [] }),
  };
}

/** The expansions by section. Sections that the index lacks are omitted: a deploy replaces one file first. */
function phrasesOf(
  sections: IndexFile['storedFields'],
  value: unknown,
): ReadonlyMap<number, string[]> {
  const { expansions, pages } = (value ?? {}) as Partial<ExpansionsFile>;
  if (expansions !== expansionsVersion || !pages) return new Map();
  const rows = Object.entries(sections).flatMap(([id, { href }]) => {
    const [page = '', fragment = ''] = href.split('#');
    const own = pages[page]?.[fragment];
    return own ? [[Number(id), own] as const] : [];
  });
  return new Map(rows);
}

/** The postings of expansions. */
function listsOf(phrases: ReadonlyMap<number, string[]>): ReadonlyMap<string, PostingList> {
  const lists = new Map<string, PostingList>();
  for (const [id, own] of phrases)
    for (const [term, frequency] of phraseCounts(own)) {
      const list = lists.get(term) ?? { ids: [], frequencies: [], lengths: [] };
      lists.set(term, list);
      list.ids.push(id);
      list.frequencies.push(frequency);
    }
  return lists;
}

/** The number of phrases with each term. */
export function phraseCounts(phrases: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of phrases.flatMap((phrase) => [...new Set(tokenize(phrase))]))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
