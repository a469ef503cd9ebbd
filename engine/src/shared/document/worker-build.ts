import { withBase } from '../page/paths.ts';

/* The contract between pages, build and service worker. */

/** The path of the service worker in the output. Its folder is its scope. */
export const workerFile = 'sw.js';

/** How many digits of a SHA-256 in hex tell whether a file is the one that was built. */
export const digestLength = 16;

/** The digests of files, `digestLength` long, by address. */
export type FileDigests = Record<string, string>;

/** What the build tells the service worker. */
export interface WorkerSite {
  /** See `paths.ts`. */
  base: string;
  /** The build of the worker. */
  build: string;
  /** What every page of that build may need: stored before it is asked for. */
  files: FileDigests;
  /** What else the bundler has made: stored when it is asked for. */
  others: FileDigests;
  /** Addresses of search's files, where they are small enough to be stored before it is opened. */
  search: string[];
}

/** The Trusted Types policy under which pages register the worker. */
export const workerPolicy = 'docs-worker';

/** The start of the name of each cache of the site at `base`; the build follows. */
export function cachePrefix(base: string): string {
  return `docs-offline ${base}/ `;
}

/** Stands in the place of a build in the name of the cache of what is of no build. */
export const sharedCache = 'shared';

/** The address of the document for unknown paths. */
export function notFoundAddress(base: string): string {
  return withBase(base, '/404.html');
}

/** How a document names its path: in letters that HTML leaves as they are. */
export function pathMark(path: string): string {
  return encodeURIComponent(path).replaceAll("'", '%27');
}
