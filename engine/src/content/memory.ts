import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** From this much resident memory on, garbage is collected before it is due. MB. */
const highWaterMb = 420;
/** How many steps lie between two collections at least: each costs a tenth of a second. */
const minStepsBetween = 60;

/**
 * Keeps the peak of memory down while many pages are rendered or many samples checked. On a large machine V8 lets garbage
 * pile up to gigabytes; a fixed limit would make one huge page fail.
 *
 * @param between How many steps lie between two collections at least.
 * @returns A function to be called after each step.
 */
export function createMemoryGuard(between = minStepsBetween): () => void {
  let steps = 0;
  let collect: (() => void) | undefined;
  return () => {
    if (++steps < between || process.memoryUsage.rss() < highWaterMb * 1e6) return;
    steps = 0;
    collect ??= exposeCollector();
    collect();
  };
}

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
