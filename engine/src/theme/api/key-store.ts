import { createStore } from '../../runtime/islands/store.ts';

/** What the store holds at build, and first in the browser. */
export const none: Readonly<Record<string, string>> = {};

/**
 * The keys the reader has entered, by the name of what they are for. They are in memory only: never
 * stored, never in an address, gone when the page is loaded again.
 */
export const keys = createStore(none);

/** Takes a key up; an empty one counts as none. */
export function setKey(name: string, value: string): void {
  keys.set({ ...keys.get(), [name]: value });
}
