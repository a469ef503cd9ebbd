import { actLater } from '../chrome/actions.ts';
import { newEntry, stateOf } from './history-entry.ts';
import { elementOfHash } from '../browser/location.ts';
import { storageKeys } from '../../shared/document/storage-keys.ts';
import { read, write } from '../browser/storage.ts';

/** How many history entries keep their position. */
const maxEntries = 200;

let current = 0;
/** The distance scrolled when that was told last, in px. */
let told = 0;
addEventListener('scroll', () => {
  told = scrollY;
});

/** Takes up the current history entry, giving it a key if it has none. */
export function enterEntry(back: boolean): void {
  if (!stateOf()?.docs) history.replaceState({ ...stateOf(), ...newEntry(back) }, '');
  current = stateOf()!.docs!;
}

function positions(): Map<number, number> {
  try {
    return new Map(JSON.parse(read('session', storageKeys.scroll)!) as [number, number][] | null);
  } catch (error) {
    console.warn('Failed to load positions', error);
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

/**
 * Scrolls to where the current entry was left; false when it has not been left yet. What its address
 * names may then stand in something that has to be opened first.
 */
export function restoreScroll(): boolean {
  const position = positions().get(current);
  if (position !== undefined) scrollTo(0, position);
  else if (elementOfHash()?.closest('details,.Tabs')) actLater('reveal');
  return position !== undefined;
}
