import { read, write } from '../browser/storage.ts';

/* The state of search in browser storage, as JSON, and in the page's address. */

/** The keys of search in browser storage. */
export const searchKeys = {
  /** Local storage, JSON `string[]`: successful searches, the latest first. */
  recent: 'docs.recentSearches',
  /** Local storage, JSON boolean: whether results show excerpts. The specification names it. */
  details: 'showDetailView',
  /** Session storage, JSON string: the search query. The specification names it. */
  query: 'filterText',
} as const;

/** The maximum number of stored searches. */
const maxRecent = 6;

function readJson(kind: 'local' | 'session', key: string): unknown {
  try {
    return JSON.parse(read(kind, key) ?? 'null');
  } catch {
    return null; // Another script wrote it.
  }
}

/** Whether results show excerpts. Default true. */
export function readDetails(): boolean {
  return readJson('local', searchKeys.details) !== false;
}

/** Stores whether results show excerpts. */
export function storeDetails(showsDetails: boolean): void {
  write('local', searchKeys.details, JSON.stringify(showsDetails));
}

/** The query of the last search of this tab. */
export function readQuery(): string {
  const value = readJson('session', searchKeys.query);
  return typeof value === 'string' ? value : '';
}

/** Stores the query for this tab. */
export function storeQuery(query: string): void {
  write('session', searchKeys.query, JSON.stringify(query));
}

/** The queries of successful searches, the latest first. */
export function readRecentSearches(): string[] {
  const value = readJson('local', searchKeys.recent);
  if (!Array.isArray(value)) return [];
  return value.filter((query): query is string => typeof query === 'string').slice(0, maxRecent);
}

/** Stores a search as the latest one, cut to 80 characters. */
export function addRecentSearch(query: string): void {
  const text = query.trim().slice(0, 80);
  if (text === '') return;
  const others = readRecentSearches().filter((other) => other !== text);
  storeRecent([text, ...others].slice(0, maxRecent));
}

/** Deletes all stored searches. */
export function clearRecentSearches(): void {
  storeRecent([]);
}

function storeRecent(queries: string[]): void {
  write('local', searchKeys.recent, JSON.stringify(queries));
}

/** The query in the page's address (`?q=`); empty if there is none. */
export function addressQuery(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Writes the query into the page's address, without a history entry; an empty query is removed. */
export function mirrorQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url.href);
  } catch {
    // The browser limits the length and the rate: the query is still in the field.
  }
}

/** Reloads the page with the dialog open and a query in its field. */
export function reloadWith(query: string): void {
  const url = new URL(location.href);
  url.searchParams.set('q', query);
  history.replaceState(history.state, '', url.href);
  location.reload();
}
