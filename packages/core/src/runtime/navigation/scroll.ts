import { runLazyAction } from '../chrome/actions.ts';
import { currentEntry, newEntry } from '../browser/history-entry.ts';
import { elementOfHash } from '../browser/location.ts';
import { storageKeys } from '../../shared/document/storage-keys.ts';
import { read, write } from '../browser/storage.ts';

/** The maximum number of history entries with a stored position. */
const maxEntries = 200;

let entry = 0;
/** The scroll position at the last scroll event, in px. */
let lastPosition = 0;

/** Records the scroll position at every scroll event. */
export function followScroll(): void {
  addEventListener('scroll', () => {
    lastPosition = scrollY;
  });
}

/**
 * Makes the current history entry the one whose position is saved. An entry without a key gets one.
 */
export function enterEntry(back: boolean): void {
  if (!currentEntry()?.docs) history.replaceState({ ...currentEntry(), ...newEntry(back) }, '');
  entry = currentEntry()!.docs!;
}

function readPositions(): Map<number, number> {
  try {
    const entries = JSON.parse(read('session', storageKeys.scroll) ?? '[]');
    return new Map(entries as [number, number][]);
  } catch (error) {
    console.warn('Failed to load positions', error);
    return new Map();
  }
}

/**
 * Saves the scroll position of the current entry, before another one becomes current.
 *
 * @param inPage Whether the next entry is of the same page. Firefox scrolls to its fragment before the
 *   event: then the position of the last scroll event is saved.
 */
export function saveScroll(inPage = false): void {
  const positions = readPositions();
  positions.delete(entry);
  positions.set(entry, Math.round(inPage ? lastPosition : scrollY));
  write('session', storageKeys.scroll, JSON.stringify([...positions].slice(-maxEntries)));
}

/**
 * Restores the saved position of the current entry; false if it has none. Without a position,
 * closed details and unselected tabs around the target of the address are opened.
 */
export function restoreScroll(): boolean {
  const position = readPositions().get(entry);
  if (position !== undefined) scrollTo(0, position);
  else if (elementOfHash()?.closest('details, .Tabs')) runLazyAction('reveal');
  return position !== undefined;
}
