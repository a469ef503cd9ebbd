import type { SearchResult } from '../../shared/search/find-sections.ts';
import type { SearchStart } from '../../shared/search/search-titles.ts';

/** How much of the index answers. */
export type SearchState = 'loading' | 'titles' | 'index' | 'error';

/** What the dialog asks of the worker. */
export type SearchRequest =
  | {
      type: 'load';
      /** The address of the index. */
      index: string;
      /** Whether the index is fetched only when the titles have no answer. */
      savesData: boolean;
    }
  | {
      type: 'titles';
      /** The file of titles; empty when it could not be fetched. */
      json: ArrayBuffer;
      base: string;
    }
  | { type: 'search'; query: string };

/** What the worker answers. */
export type SearchResponse =
  | { type: 'state'; state: SearchState; problem?: string; starts?: SearchStart[] }
  | { type: 'results'; query: string; results: SearchResult[] };
