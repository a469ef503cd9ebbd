import type { SearchResult } from '../../shared/search/find-sections.ts';
import type { SearchStart } from '../../shared/search/search-titles.ts';

/** What answers queries: nothing yet, the titles, the whole index, or nothing after a failure. */
export type IndexState = 'loading' | 'titles' | 'index' | 'error';

/** The results of a query. */
export interface SearchAnswer {
  query: string;
  results: SearchResult[];
}

/** A message from the dialog to the worker. */
export type WorkerRequest =
  | {
      type: 'load';
      /** The address of the index. */
      index: string;
      /** Whether the worker fetches the index only for a query without results in the titles. */
      savesData: boolean;
    }
  | {
      type: 'titles';
      /** The file of titles; empty if it could not be fetched. */
      json: ArrayBuffer;
      base: string;
    }
  | { type: 'search'; query: string };

/** A change of what answers queries. */
export interface IndexChange {
  index: IndexState;
  /** The message of the state `error`. */
  problem?: string;
  /** Whether the worker did not start. */
  isWorkerLost?: boolean;
  /** The pages that an empty field offers. */
  starts?: SearchStart[];
}

/** A message from the worker to the dialog. */
export type WorkerResponse =
  | { type: 'index'; change: IndexChange }
  | { type: 'answer'; answer: SearchAnswer };
