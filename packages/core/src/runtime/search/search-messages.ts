import type { SearchResult } from '../../shared/search/find-sections.ts';

/** Whether the index answers queries: not yet, yes, or never after a failure. */
export type IndexState = 'loading' | 'ready' | 'error';

/** The results of a query. */
export interface SearchAnswer {
  query: string;
  results: SearchResult[];
}

/** A message from the dialog to the worker. */
export type WorkerRequest =
  | {
      type: 'index';
      /** The file of the index. */
      json: ArrayBuffer;
      /** The file of the expansions; undefined without one. */
      expansions?: ArrayBuffer | undefined;
    }
  | { type: 'search'; query: string };

/** A message from the dialog to the worker of a large site. */
export type ShardsRequest =
  | {
      type: 'shards';
      /** The address of the output, with a slash at its end. */
      root: string;
      /** The manifest, if it was read while the script of the worker loaded. */
      manifest: unknown;
    }
  | { type: 'search'; query: string };

/** A change of the index. */
export interface IndexChange {
  index: IndexState;
  /** The message of the state `error`. */
  problem?: string;
  /** Whether the worker did not start. */
  isWorkerLost?: boolean;
}

/** A message from the worker to the dialog. */
export type WorkerResponse =
  | { type: 'index'; change: IndexChange }
  | { type: 'answer'; answer: SearchAnswer };
