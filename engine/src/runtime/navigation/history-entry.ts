/** What this site keeps in the state of a history entry. */
interface EntryState {
  /** Identifies the entry. */
  docs: number;
  /** Whether the entry before it is a page of this site. */
  back: boolean;
}

/** What is kept in the state of the current entry, if anything is. */
export function stateOf(): Partial<EntryState> | null {
  return history.state as Partial<EntryState> | null;
}

/** The state of a new entry. */
export function newEntry(back: boolean): EntryState {
  return { docs: Math.random(), back };
}

/** Whether going back in history leads to a page of this site. */
export function canGoBack(): boolean | undefined {
  return stateOf()?.back;
}
