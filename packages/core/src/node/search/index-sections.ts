import {
  linkListLength,
  type SearchDocument,
  searchFields,
} from '../../shared/search/search-options.ts';
import { createMemoryGuard } from '../../content/base/memory.ts';
import { phraseCounts } from '../../shared/search/index-source.ts';
import { languageWords } from '../../shared/search/language-words.ts';
import { createTermReader, type ReadTerms, type Term } from './text-terms.ts';

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

/**
 * A term while documents are indexed. Signs do not count in the lengths of fields, nor do stop words of a text: if they
 * did, the MRR of the held-out queries would be 0.920, not 0.925.
 */
interface TermEntry {
  lists: Postings;
  isSign: boolean;
  isStop: boolean;
}

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

/** What a field is searched for. */
function textOf(document: IndexedDocument, field: (typeof searchFields)[number]): string {
  if (field !== 'titles') return document[field];
  const { titles, name } = document;
  return (name ? [...titles, name] : titles).join('\n');
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
  read: ReadTerms = createTermReader(),
): IndexedSections {
  const words = languageWords(stopWords);
  const postings = new Map<string, Postings>();
  /** By the ids of the terms. */
  const entries: (TermEntry | undefined)[] = [];
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
  const entryOf = ({ id, term, isSign }: Term): TermEntry =>
    (entries[id] ??= { lists: listsOf(term), isSign, isStop: words.stopWords.has(term) });
  for (const document of documents) {
    const { isLinkList, lengthFactor = 1, expansions: phrases = [] } = document;
    guard();
    const id = lengths.length;
    if (document.isPage) pageStarts.push(id);
    if (document.lang === undefined) own = id + 1;
    const lengthOf = (name: (typeof searchFields)[number], field: number): number => {
      const { terms, counts } = read(textOf(document, name));
      let counted = 0;
      for (let at = 0; at < terms.length; at++) {
        const { lists, isSign, isStop } = entryOf(terms[at]!);
        lists[field]!.push(id, counts[at]!);
        if (!isSign && (name !== 'text' || !isStop)) counted++;
      }
      // Only an empty field has the length 0: MiniSearch divides by it.
      const length = counted || Math.min(terms.length, 1);
      // Summed document by document, as in MiniSearch: the last digit depends on the order.
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
