import type { SearchResult } from '../../shared/find-sections.ts';

/** How much of the index answers. */
export type SearchState = 'loading' | 'titles' | 'index' | 'error';

/** What the dialog asks of the worker. */
export type SearchRequest =
  | {
      type: 'load';
      /** The addresses of `searchFiles`. */
      index: string;
      titles: string;
      base: string;
      /** Whether the index is fetched only when the titles have no answer. */
      savesData: boolean;
    }
  | { type: 'search'; query: string };

/** What the worker answers. */
export type SearchResponse =
  | { type: 'state'; state: SearchState; problem?: string }
  | { type: 'results'; query: string; results: SearchResult[] };
