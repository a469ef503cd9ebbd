import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** From this much resident memory on, garbage is collected before it is due. MB. */
const highWaterMb = 420;
/** How many pages lie between two collections at least: each costs a tenth of a second. */
const minPagesBetween = 60;

/**
 * Keeps the peak of memory down while many pages are rendered. On a large machine V8 lets garbage
 * pile up to gigabytes; a fixed limit would make one huge page fail.
 *
 * @returns A function to be called after each page.
 */
export function createMemoryGuard(): () => void {
  let pages = 0;
  let collect: (() => void) | undefined;
  return () => {
    if (++pages < minPagesBetween || process.memoryUsage.rss() < highWaterMb * 1e6) return;
    pages = 0;
    collect ??= exposeCollector();
    collect();
  };
}

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
