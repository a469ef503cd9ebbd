import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The resident memory from which garbage is collected early, in MB. */
const highWaterMb = 360;
/** The growth of the resident memory since the last collection that is worth another, in MB. */
const growthMb = 64;
/** The number of steps between two looks at the memory: each takes 50 µs. */
const stepsBetween = 60;

const residentMb = () => process.memoryUsage.rss() / 1e6;

/**
 * Limits the peak of memory while many pages are rendered, indexed or checked. On a large machine V8
 * collects garbage only after gigabytes. A fixed limit is no alternative: one huge page would fail.
 *
 * @param between The number of steps between two looks at the memory.
 * @returns A function to call after each step.
 */
export function createMemoryGuard(between = stepsBetween): () => void {
  let steps = 0;
  let collect: (() => void) | undefined;
  let limitMb = highWaterMb;
  return () => {
    if (++steps < between) return;
    steps = 0;
    if (residentMb() < limitMb) return;
    collect ??= exposeCollector();
    collect();
    limitMb = Math.max(highWaterMb, residentMb() + growthMb);
  };
}

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
