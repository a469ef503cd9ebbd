/** A text in pieces, of which every second one matches: before, match, between, match, … */
export type Pieces = string[];

/** A result as it is drawn. Everything in it is text. */
export interface SearchResult {
  href: string;
  isPage: boolean;
  /** The titles above it. */
  titles: string[];
  title: Pieces;
  /** What kind of thing the match names, where a table says so: "Option", "Prop". */
  kind: string | null;
  excerpt: Pieces;
  /** The terms that were found in it, as they stand in the index. */
  terms: string[];
}

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
