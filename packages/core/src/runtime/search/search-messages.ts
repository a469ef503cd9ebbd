import type { SearchResult } from '../../shared/search/find-sections.ts';

/** Whether the index answers queries: not yet, yes, or never after a failure. */
export type IndexState = 'loading' | 'ready' | 'error';

/** The results of a query. */
export interface SearchAnswer {
  query: string;
  results: SearchResult[];
}

/** A message from the dialog to the worker: what to search in. */
export interface OpenRequest {
  type: 'open';
  /** The address of the output, with a slash at its end. */
  root: string;
  /** Whether the worker fetches the parts of the index that a query needs. */
  isLarge: boolean;
  /** The files that were read while the script of the worker loaded; see `filesOfSearch`. */
  files: (ArrayBuffer | undefined)[];
}

/** A message from the dialog to the worker. */
export type WorkerRequest = OpenRequest | { type: 'search'; query: string };

/** A change of the index. */
export interface IndexChange {
  index: IndexState;
  /** The message of the state `error`. */
  problem?: string;
  /** Whether the worker did not start. */
  isWorkerLost?: boolean;
  /** Whether only a query failed: others may be answered from what is there. */
  isOfQuery?: boolean;
}

/** A message from the worker to the dialog. */
export type WorkerResponse =
  | { type: 'index'; change: IndexChange }
  | { type: 'answer'; answer: SearchAnswer };
