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
