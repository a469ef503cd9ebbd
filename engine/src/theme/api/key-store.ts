import { createStore } from '../../runtime/store.ts';

/**
 * The keys the reader has entered, by the name of what they are for. They are in memory only: never
 * stored, never in an address, gone when the page is loaded again.
 */
export const keys = createStore<Readonly<Record<string, string>>>({});

export function setKey(name: string, value: string): void {
  keys.set({ ...keys.get(), [name]: value });
}

export const none: Readonly<Record<string, string>> = {};
