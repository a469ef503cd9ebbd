import type { SearchResult } from '../../shared/find-sections.ts';

/** How much of the index answers. */
export type SearchState = 'loading' | 'titles' | 'index' | 'error';

/** What the dialog asks of the worker. */
export type SearchRequest =
  | { type: 'load'; index: string; titles: string; base: string }
  | { type: 'search'; turn: number; query: string };

/** What the worker answers. */
export type SearchResponse =
  | { type: 'state'; state: SearchState; problem?: string }
  | { type: 'results'; turn: number; query: string; results: SearchResult[] };
