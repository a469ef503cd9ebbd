import { searchStorageKeys as keys } from './search-storage-keys.ts';
import { read, write } from '../browser/storage.ts';

/* What search keeps between visits: JSON in browser storage, whose failures are ignored. */

/** How many searches are offered again. */
const maxRecent = 6;

function parsed(kind: 'local' | 'session', key: string): unknown {
  try {
    return JSON.parse(read(kind, key) ?? 'null');
  } catch {
    return null; // Not ours: as if it were not there.
  }
}

/** Whether results show excerpts. Default true. */
export function readDetails(): boolean {
  return parsed('local', keys.details) !== false;
}

/** Keeps whether results show excerpts. */
export function keepDetails(shown: boolean): void {
  write('local', keys.details, JSON.stringify(shown));
}

/** The query of this tab's last search. */
export function keptQuery(): string {
  const value = parsed('session', keys.query);
  return typeof value === 'string' ? value : '';
}

/** Keeps the query for this tab. */
export function keepQuery(query: string): void {
  write('session', keys.query, JSON.stringify(query));
}

/** What was searched for and found before, the last first. */
export function recentSearches(): string[] {
  const value = parsed('local', keys.recent);
  if (!Array.isArray(value)) return [];
  return value.filter((query): query is string => typeof query === 'string').slice(0, maxRecent);
}

/** Remembers a search, as the last one; of a long one its beginning. */
export function addRecentSearch(query: string): void {
  const text = query.trim().slice(0, 80);
  if (text === '') return;
  const others = recentSearches().filter((other) => other !== text);
  keepRecent([text, ...others].slice(0, maxRecent));
}

/** Forgets all searches. */
export function clearRecentSearches(): void {
  keepRecent([]);
}

function keepRecent(queries: string[]): void {
  write('local', keys.recent, JSON.stringify(queries));
}

/** The query in the page's address. */
export function addressQuery(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Puts the query into the page's address; an empty one is taken out. No history entry is made. */
export function mirrorQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url.href);
  } catch {
    // Too long, or too often for this browser: the query still stands in the field.
  }
}

/** Loads the page again, with the dialog open and this query in its field. */
export function reloadWith(query: string): void {
  const url = new URL(location.href);
  url.searchParams.set('q', query);
  history.replaceState(history.state, '', url.href);
  location.reload();
}
