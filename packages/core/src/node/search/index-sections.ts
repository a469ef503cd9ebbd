import {
  lengthOfField,
  linkListLength,
  type SearchDocument,
  searchFields,
} from '../../shared/search/search-options.ts';
import { createMemoryGuard } from '../../content/base/memory.ts';
import { frequenciesOf } from '../../shared/search/expansion-index.ts';
import { tokenize } from '../../shared/search/tokenize.ts';

/** The number of sections between two collections of garbage, at least. */
const sectionsBetweenCollections = 20_000;

/** A section as a document of the index. */
export interface IndexedDocument extends Omit<SearchDocument, 'id'> {
  /**
   * The name of its page in the sidebar: searched like the titles, but not stored, because no title
   * contains it.
   */
  name: string | undefined;
  /** What readers search for; see `expansions.ts`. */
  expansions?: string[] | undefined;
  /** Whether its text is a list of links alone. */
  isLinkList?: true | undefined;
}

/** The occurrences of a term by field: document, frequency, document, frequency, … in order. */
export type Postings = number[][];

/** The sections of a site, indexed: the content of the file of the index, and of the shards. */
export interface IndexedSections {
  postings: Map<string, Postings>;
  /** The occurrences of each term of expansions: document, number of phrases, … in order. */
  expansionPostings: Map<string, number[]>;
  /** The expansions of documents that have some. */
  expansions: Map<number, string[]>;
  /** The length of each field of each document, and the means. */
  lengths: number[][];
  averages: number[];
  /** The number of documents. */
  count: number;
  /** The documents as JSON, in order. Each iteration writes them again: all of them would fill the memory. */
  stored: Iterable<string>;
  /** The documents that begin a page. */
  pageStarts: number[];
}

/**
 * Indexes documents, in order.
 *
 * @param documents Is iterated again for `stored`.
 */
export function indexSections(documents: Iterable<IndexedDocument>): IndexedSections {
  const postings = new Map<string, Postings>();
  const expansionPostings = new Map<string, number[]>();
  const expansions = new Map<number, string[]>();
  const averages = searchFields.map(() => 0);
  const lengths: number[][] = [];
  const pageStarts: number[] = [];
  const guard = createMemoryGuard(sectionsBetweenCollections);
  for (const { name: called, isLinkList, expansions: own, ...document } of documents) {
    guard();
    const id = lengths.length;
    if (document.isPage) pageStarts.push(id);
    const lengthOf = (name: (typeof searchFields)[number], field: number): number => {
      const distinct: string[] = [];
      const texts = [document[name], name === 'titles' && called ? called : []].flat();
      for (const term of tokenize(texts.join('\n'))) {
        let fields = postings.get(term);
        if (!fields) postings.set(term, (fields = searchFields.map(() => [])));
        const list = fields[field]!;
        // The list ends with this document if the term occurred in it before.
        if (list[list.length - 2] === id) list[list.length - 1]!++;
        else {
          list.push(id, 1);
          distinct.push(term);
        }
      }
      // Summed document by document, as in MiniSearch: the last digit depends on the order.
      const length = lengthOfField(distinct, name);
      averages[field] = (averages[field]! * id + length) / (id + 1);
      return isLinkList && name !== 'title' ? length * linkListLength : length;
    };
    lengths.push(searchFields.map(lengthOf));
    if (!own) continue;
    expansions.set(id, own);
    for (const [term, count] of frequenciesOf(own)) {
      const list = expansionPostings.get(term) ?? [];
      expansionPostings.set(term, list);
      list.push(id, count);
    }
  }
  const count = lengths.length;
  const stored = { [Symbol.iterator]: () => storedOf(documents) };
  return { postings, expansionPostings, expansions, lengths, averages, count, stored, pageStarts };
}

function* storedOf(documents: Iterable<IndexedDocument>): Generator<string> {
  for (const { name: _, isLinkList: __, expansions: ___, ...document } of documents)
    yield JSON.stringify(document);
}
