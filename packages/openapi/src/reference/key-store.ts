import { createStore } from 'stilldocs/browser';

/** The initial value of the store, at build and in the browser. */
export const none = Object.create(null) as Readonly<Record<string, string>>;

/**
 * The API keys that the reader has entered, by the name of their security scheme. They are in memory
 * only: never in storage or in an address.
 */
export const keys = createStore(none);

/** Sets a key; an empty one deletes it. */
export function setKey(name: string, value: string): void {
  // Without a prototype, as the initial value: a scheme may be named `constructor`.
  keys.set(Object.assign(Object.create(null) as object, keys.get(), { [name]: value }));
}

/** The base addresses that the reader has chosen, by the document's addresses: forms of all pages use them. */
export const servers = createStore(none);

/** Chooses a base address in place of one of the document. */
export function setServer(written: string, chosen: string): void {
  servers.set(Object.assign(Object.create(null) as object, servers.get(), { [written]: chosen }));
}
