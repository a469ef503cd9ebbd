import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The resident memory of the process from which garbage is collected early, in MB. */
const highWaterMb = 360;
/**
 * The share by which the old generation of a thread has grown since its last collection, at least, and the least growth
 * in MB: a collection takes a tenth of a second and more, and of less it frees little.
 */
const growth = { share: 0.5, leastMb: 64 };
/** Of a thread that waits for answers: it has the time. */
const growthWhileWaiting = { share: 0.15, leastMb: 16 };

/** The time between two looks at the memory, in ms: each takes up to 0.3 ms. */
const pause = 50;

/** The size from which this thread collects, in bytes. Guards share it: each step of an edition makes its own. */
let limit = 0;
let collect: (() => void) | undefined;

/**
 * Limits the peak of memory while many pages are rendered, indexed or checked. On a large machine V8
 * collects garbage only after gigabytes. A fixed limit is no alternative: one huge page would fail.
 *
 * @param isWaiting Whether this thread waits for another one most of the time. Default false.
 * @returns A function to call after each step.
 */
export function createMemoryGuard(isWaiting = false): () => void {
  const { share, leastMb } = isWaiting ? growthWhileWaiting : growth;
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + pause;
    if (process.memoryUsage.rss() < highWaterMb * 1e6 || usedHeap() < limit) return;
    collect ??= exposeCollector();
    collect();
    const left = usedHeap();
    limit = left + Math.max(left * share, leastMb * 1e6);
  };
}

/** The old generation of this thread's heap, in bytes. V8 empties the young one often, and at little cost. */
function usedHeap(): number {
  const old = getHeapSpaceStatistics().filter(({ space_name: name }) => !name.startsWith('new'));
  return old.reduce((sum, { space_used_size: size }) => sum + size, 0);
}

function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
