import { corpusQueries } from './corpus-queries.ts';
import type { Query } from './queries.ts';

/*
 * The session of search that is weighed, at 1,000 and at 10,000 pages of the corpus (`bench/corpus.ts`,
 * seed 1). A reader of `/guides/queues-002` opens search, asks five queries one after the other, waits for
 * the results of each with their excerpts, and follows the first result of the last. All bytes count from
 * the key that opens search until the heading of that page is painted. A query is entered at once: on a busy
 * machine the pauses between keys exceed a debounce, and the bytes would depend on the load. Engines without
 * a debounce would fetch more with every key. Queries and corpus were chosen before shards were built.
 */

/**
 * The five queries: a title, a heading with its page, a phrase, a beginning and a typo, each about another
 * page, each with its answers.
 */
export function sessionQueries(pages: number): Query[] {
  return Object.values(corpusQueries(pages)).map(
    (queries, kind, kinds) =>
      queries[Math.floor((queries.length * (kind + 1)) / (kinds.length + 1))]!,
  );
}
