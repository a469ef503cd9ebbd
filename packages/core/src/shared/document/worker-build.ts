import { withBase } from '../page/paths.ts';

/* The contract between pages, build and service worker. */

/** The path of the service worker in the output. Its folder is its scope. */
export const workerFile = 'sw.js';

/** The number of hex digits of a SHA-256 that identify a file of the build. */
export const digestLength = 16;

/** The digests of files, `digestLength` long, by address. */
export type FileDigests = Record<string, string>;

/** The build's data for the service worker. */
export interface WorkerSite {
  /** See `paths.ts`. */
  base: string;
  /** The build of the worker. */
  build: string;
  /** The files that every page may need. They are stored in advance. */
  files: FileDigests;
  /** The other files of the bundler. They are stored when they are requested. */
  others: FileDigests;
  /** The addresses of the search files, if they are small enough to be stored in advance. */
  search: string[];
}

/** The Trusted Types policy under which pages register the worker. */
export const workerPolicy = 'docs-worker';

/** The prefix of the name of each cache of the site at `base`; the build follows. */
export function cachePrefix(base: string): string {
  return `docs-offline ${base}/ `;
}

/** In the name of a cache: the files without a build. */
export const sharedCache = 'shared';

/** The address of the document for unknown paths. */
export function notFoundAddress(base: string): string {
  return withBase(base, '/404.html');
}

/**
 * The value of `data-path` in a document: the path, encoded in characters that HTML does not escape.
 */
export function pathMark(path: string): string {
  return encodeURIComponent(path).replaceAll("'", '%27');
}
