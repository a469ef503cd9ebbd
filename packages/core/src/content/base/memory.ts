import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The resident memory from which garbage is collected early, in MB. */
const highWaterMb = 360;
/** The minimum number of steps between two collections: each takes a tenth of a second. */
const minStepsBetween = 60;
/** The number of steps between two looks at the memory, each of 50 µs. */
const stepsBetweenLooks = 8;
/** How much larger the heap is than after the last collection, at least: a collection of less costs more than it frees. */
const growth = 1.5;

/**
 * Limits the peak of memory while many pages are rendered, indexed or checked. On a large machine V8
 * collects garbage only after gigabytes. A fixed limit is no alternative: one huge page would fail.
 *
 * @param between The minimum number of steps between two collections.
 * @returns A function to call after each step.
 */
export function createMemoryGuard(between = minStepsBetween): () => void {
  const look = Math.min(between, stepsBetweenLooks);
  let steps = 0;
  /** What the last collection has left in the heap of this thread, in bytes. */
  let left = 0;
  let collect: (() => void) | undefined;
  return () => {
    if (++steps < between) return;
    if (process.memoryUsage.rss() < highWaterMb * 1e6 || usedHeap() < left * growth) {
      steps -= look;
      return;
    }
    steps = 0;
    collect ??= exposeCollector();
    collect();
    left = usedHeap();
  };
}

const usedHeap = () => getHeapStatistics().used_heap_size;

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
