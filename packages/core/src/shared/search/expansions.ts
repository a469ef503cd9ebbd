import type { PostingList } from './shard-numbers.ts';

/*
 * Expansions: questions and words that readers search for, and that a section does not contain. Authors
 * write them in a file next to the page. Search matches them, but they are no text of the page.
 */

/** The version of the format of `searchFiles.expansions`. */
export const expansionsVersion = 1;

/** The attribute of the dialog on a site with expansions in a file of their own. */
export const expansionsAttribute = 'data-expansions';

/** The file of the expansions of a site. */
export interface ExpansionsFile {
  expansions: typeof expansionsVersion;
  /** By the address of the page, then by the fragment of the section, encoded; empty for its start. */
  pages: Record<string, Record<string, string[]>>;
}

/** The sections whose expansions hold a term, ascending, and the number of phrases with it in each. */
export type ExpansionList = Pick<PostingList, 'ids' | 'frequencies'>;

/** The part of a section's score that comes from its expansions. */
export interface ExpansionScore {
  /** The sum of BM25 over the terms of the query. */
  score: number;
  /** The terms of the query that the expansions match; `byWord` has those that are, or begin, a word. */
  asked: string[];
  byWord: string[];
  /** The matched terms. */
  terms: string[];
}

/** The expansions of a site in memory. */
export interface ExpansionIndex {
  /** The scores of the sections whose expansions match a query. */
  scoresOf(query: string): ReadonlyMap<number, ExpansionScore>;
  /** The expansions of a section. */
  phrasesOf(section: number): readonly string[];
}
