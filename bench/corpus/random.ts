/** A seeded source of choices; every method advances the same deterministic sequence. */
export interface Rng {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** A new list with the same elements in another order. */
  shuffle<T>(list: readonly T[]): T[];
  /** The first `count` elements of a shuffled copy of the list. */
  sample<T>(list: readonly T[], count: number): T[];
}

/**
 * Returns the generator for one stream of one seed. Streams of the same seed are independent, so
 * a page's content depends on its own number and not on how much its neighbours drew.
 */
export function createRng(seed: number, stream: number): Rng {
  const next = mulberry32(Math.imul(seed ^ Math.imul(stream + 1, 0x9e3779b1), 0x85ebca6b));
  const rng: Rng = {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => {
      if (list.length === 0) throw new RangeError('pick() needs a non-empty list');
      return list[Math.floor(next() * list.length)]!;
    },
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = rng.int(0, i);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
    sample: (list, count) => rng.shuffle(list).slice(0, count),
  };
  return rng;
}

// Small, fast and identical on every platform, because it only uses 32-bit integer arithmetic.
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
