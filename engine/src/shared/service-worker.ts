import { withBase } from './paths.ts';

/* What pages, build and service worker must agree on. */

/** Where the service worker stands in the output: it serves the folder that it stands in. */
export const workerFile = 'sw.js';

/** What the build tells the service worker. */
export interface WorkerSite {
  /** See `paths.ts`. */
  base: string;
  /** The build that the worker comes with. */
  build: string;
  /** Addresses of what every page of that build may need: stored before it is asked for. */
  files: string[];
  /** Addresses of search's files, where they are small enough to be stored before it is opened. */
  search: string[];
}

/** The Trusted Types policy under which pages register the worker. */
export const workerPolicy = 'docs-worker';

/** The start of the name of each cache of the site at `base`; the build follows. */
export function cachePrefix(base: string): string {
  return `docs-offline ${base}/ `;
}

/** The address of the document for unknown paths. */
export function notFoundAddress(base: string): string {
  return withBase(base, '/404.html');
}
