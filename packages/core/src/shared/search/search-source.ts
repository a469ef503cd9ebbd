import type { LanguageWords } from './language-words.ts';
import type { PostingList } from './shard-numbers.ts';
import type { RankedSection } from './rank.ts';
import type { SearchDocument } from './search-options.ts';

/** A term of the index that matches a query. */
export interface FoundTerm {
  term: string;
  /** The sections that hold it: a list for each of `searchFields`, and one for expansions if some hold it. */
  lists: PostingList[];
}

/** A section to show as a result. */
export interface FoundSection extends Omit<SearchDocument, 'id' | 'html'> {
  /** Its expansions: what readers search for and it does not say. Authors write them beside the page. */
  also?: string[];
}

/** What search reads: the whole index in memory, or the files of a large site that a query needs. */
export interface SearchSource {
  /** The number of sections, and the mean lengths of their fields. */
  documents: number;
  averages: number[];
  /**
   * The first section of the pages that are not translated, which come last; undefined without them. All others
   * rank above them.
   */
  own?: number | undefined;
  /** The words of its language. Default: English. */
  words?: LanguageWords | undefined;
  /** The terms that match the terms of a query, sorted, each once. */
  find(asked: string[]): Promise<FoundTerm[]>;
  /**
   * The ids of the sections that hold a text without letters and digits as it is written, those that hold it most often
   * first.
   */
  holding(text: string): Promise<number[]>;
  section(ranked: RankedSection): Promise<FoundSection>;
}

/** An error whose message is for readers. Any other error of a source means that a file is damaged. */
export class SearchError extends Error {}
