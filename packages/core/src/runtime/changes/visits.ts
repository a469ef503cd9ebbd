import { visitsKey } from '../../shared/document/storage-keys.ts';
import { read, write } from '../browser/storage.ts';

/** The maximum number of pages whose version is stored: about 20 kB. */
const maxPages = 400;

/**
 * Stores the version of the page that the reader sees now.
 *
 * @param key Identifies the page among all pages of the origin.
 * @returns The version before this visit, if it was another. A visit lasts as long as the tab: a reload
 *   still finds the version before it.
 */
export function noteVisit(key: string, version: string): string | undefined {
  const [visits, session] = [load('local'), load('session')];
  const before = session.get(key) ?? visits.get(key) ?? version;
  store('session', session, key, before);
  store('local', visits, key, version);
  return before === version ? undefined : before;
}

type Kind = Parameters<typeof read>[0];

/** The versions by page, the latest visit last. A damaged value counts as none. */
function load(kind: Kind): Map<string, string> {
  try {
    return new Map(JSON.parse(read(kind, visitsKey)!) as [string, string][]);
  } catch {
    return new Map();
  }
}

function store(kind: Kind, visits: Map<string, string>, key: string, version: string): void {
  visits.delete(key);
  write(kind, visitsKey, JSON.stringify([...visits, [key, version]].slice(-maxPages)));
}
