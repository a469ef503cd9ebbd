/**
 * The keys in browser storage but those of search, in one list: a module, so that a bundle holds only
 * those it uses.
 */
export * as storageKeys from './storage-key-names.ts';
