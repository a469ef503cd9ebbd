/** The state of a history entry of this site. */
interface EntryState {
  /** Identifies the entry. */
  docs: number;
  /** Whether the previous entry is a page of this site. */
  back: boolean;
}

/** The state of the current history entry; null for an entry without state. */
export function currentEntry(): Partial<EntryState> | null {
  return history.state as Partial<EntryState> | null;
}

/** Creates the state of a new entry. */
export function newEntry(back: boolean): EntryState {
  return { docs: Math.random(), back };
}

/** Whether the previous history entry is a page of this site. */
export function canGoBack(): boolean {
  return currentEntry()?.back ?? false;
}
