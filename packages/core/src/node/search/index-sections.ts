import {
  lengthOfField,
  linkListLength,
  type SearchDocument,
  searchFields,
} from '../../shared/search/search-options.ts';
import { createMemoryGuard } from '../../content/base/memory.ts';
import { phraseCounts } from '../../shared/search/index-source.ts';
import { languageWords } from '../../shared/search/language-words.ts';
import { type ReadTerms, readTerms } from './text-terms.ts';

/** A section as a document of the index. */
export interface IndexedDocument extends Omit<SearchDocument, 'id'> {
  /**
   * The name of its page in the sidebar: searched like the titles, but not stored, because no title
   * contains it.
   */
  name: string | undefined;
  /** What readers search for; see `FoundSection`. */
  expansions?: string[] | undefined;
  /** Whether its text is a list of links alone. */
  isLinkList?: true | undefined;
  /** The factor by which its fields count as longer, for the weight of its page. Default 1. */
  lengthFactor?: number | undefined;
}

/**
 * The occurrences of a term by field: document, frequency, document, frequency, … in order. The last list is
 * for expansions: document, number of phrases, …
 */
export type Postings = number[][];

/** The sections of a site, indexed: the content of the file of the index, and of the shards. */
export interface IndexedSections {
  postings: Map<string, Postings>;
  /** The length of each field of each document, and the means. */
  lengths: number[][];
  averages: number[];
  /** The number of documents. */
  count: number;
  /** The documents, in order. Each iteration reads them again: all of them would fill the memory. */
  documents: Iterable<IndexedDocument>;
  /** The documents that begin a page. */
  pageStarts: number[];
  /** The number of documents in the language of the site; those of the source are behind them. */
  own: number;
  /** The stop words of another language than English. */
  stopWords?: string[] | undefined;
}

/**
 * Indexes documents, in order.
 *
 * @param documents Is iterated again by those who write them.
 * @param stopWords Of another language than English.
 * @param read Finds the terms of a text. Default: none are remembered.
 */
export function indexSections(
  documents: Iterable<IndexedDocument>,
  stopWords?: string[],
  read: ReadTerms = readTerms,
): IndexedSections {
  const words = languageWords(stopWords);
  const postings = new Map<string, Postings>();
  const averages = searchFields.map(() => 0);
  const lengths: number[][] = [];
  const pageStarts: number[] = [];
  let own = 0;
  const guard = createMemoryGuard();
  const listsOf = (term: string): Postings => {
    let lists = postings.get(term);
    if (!lists) postings.set(term, (lists = [...searchFields, 'expansions'].map(() => [])));
    return lists;
  };
  for (const each of documents) {
    const {
      name: called,
      isLinkList,
      lengthFactor = 1,
      expansions: phrases = [],
      ...document
    } = each;
    guard();
    const id = lengths.length;
    if (document.isPage) pageStarts.push(id);
    if (document.lang === undefined) own = id + 1;
    const lengthOf = (name: (typeof searchFields)[number], field: number): number => {
      const texts = [document[name], name === 'titles' && called ? called : []].flat();
      const terms = read(texts.join('\n'));
      for (const [term, count] of terms) listsOf(term)[field]!.push(id, count);
      // Summed document by document, as in MiniSearch: the last digit depends on the order.
      const length = lengthOfField(terms.keys(), name, words);
      averages[field] = (averages[field]! * id + length) / (id + 1);
      const factor = isLinkList && name !== 'title' ? linkListLength * lengthFactor : lengthFactor;
      return Math.max(Math.round(length * factor), Math.min(length, 1));
    };
    lengths.push(searchFields.map(lengthOf));
    for (const [term, count] of phraseCounts(phrases)) listsOf(term).at(-1)!.push(id, count);
  }
  const count = lengths.length;
  return { postings, lengths, averages, count, documents, pageStarts, own, stopWords };
}
