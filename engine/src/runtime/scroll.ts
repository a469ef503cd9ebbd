import { storageKeys } from '../shared/storage-keys.ts';
import { read, write } from './storage.ts';

/** How many history entries keep their position. */
const maxEntries = 200;

/** What this site keeps in the state of a history entry. */
export interface EntryState {
  /** Identifies the entry. */
  docs: number;
  /** Whether the entry before it is a page of this site. */
  back: boolean;
}

let current = 0;
/** The distance scrolled when that was told last, in px. */
let told = 0;
addEventListener('scroll', () => {
  told = scrollY;
});

function stateOf(): Partial<EntryState> | null {
  return history.state as Partial<EntryState> | null;
}

export function newEntry(back: boolean): EntryState {
  return { docs: Math.random(), back };
}

/** Whether going back in history leads to a page of this site. */
export function canGoBack(): boolean | undefined {
  // A new tab begins with a referrer, but with nothing to go back to.
  return stateOf()?.back && history.length > 1;
}

/** Takes up the current history entry, giving it a key if it has none. */
export function enterEntry(back: boolean): void {
  if (!stateOf()?.docs) history.replaceState({ ...stateOf(), ...newEntry(back) }, '');
  current = stateOf()!.docs!;
}

function positions(): Map<number, number> {
  try {
    return new Map(JSON.parse(read('session', storageKeys.scroll)!) as [number, number][] | null);
  } catch (error) {
    console.warn('Unexpected scroll positions, expected JSON', error);
    return new Map();
  }
}

/**
 * Keeps the scroll position of the entry that is being left.
 *
 * @param inPage Whether the next entry is of the same page. Firefox then has scrolled to its fragment
 *   before it tells: the position that was told last counts.
 */
export function saveScroll(inPage?: boolean): void {
  const known = positions();
  known.delete(current);
  known.set(current, Math.round(inPage ? told : scrollY));
  write('session', storageKeys.scroll, JSON.stringify([...known].slice(-maxEntries)));
}

/** Scrolls to where the current entry was left; false when it has not been left yet. */
export function restoreScroll(): boolean {
  const position = positions().get(current);
  if (position === undefined) return false;
  scrollTo(0, position);
  return true;
}
