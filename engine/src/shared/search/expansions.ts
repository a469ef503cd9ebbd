import type { PostingList } from './shard-numbers.ts';
import { tokenize } from './tokenize.ts';

/*
 * Expansions: questions and words that readers search for, and that a section does not contain. Authors write
 * them in a file beside the page; they are searched, but are no text of the page.
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

/** The expansions of a site in memory. */
export interface Expansions {
  /** The terms of the phrases, sorted. */
  terms: string[];
  /** The sections of each term; the frequency is the number of phrases that hold it. */
  postings: Map<string, PostingList>;
  /** The phrases of each section. */
  phrases: Map<number, string[]>;
}

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
 * Indexes the file of the expansions. Sections that the index does not have are left out: a deploy may replace
 * one of the two files first.
 *
 * @param hrefs The address of each section of the index, by its id.
 * @returns Undefined if the file is another one or of another version: without it, search still finds the words
 *   of pages.
 */
export function indexExpansions(
  value: unknown,
  hrefs: Iterable<[number, string]>,
): Expansions | undefined {
  const { expansions, pages } = (value ?? {}) as Partial<ExpansionsFile>;
  if (expansions !== expansionsVersion || !pages) return undefined;
  const postings = new Map<string, PostingList>();
  const phrases = new Map<number, string[]>();
  for (const [id, href] of hrefs) {
    const [page = '', fragment = ''] = href.split('#');
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
  return { terms: [...postings.keys()].sort(), postings, phrases };
}
