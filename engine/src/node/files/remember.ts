/** Makes something once, until it is to be forgotten. What fails is made again. */
export interface Remembered<Result> {
  of(): Promise<Result>;
  forget(): void;
}

/** Remembers what `make` made. */
export function remember<Result>(make: () => Promise<Result>): Remembered<Result> {
  const made = rememberByKey(make, 1);
  return { of: () => made.of(''), forget: made.forget };
}

/**
 * Remembers what `make` made of each key, the newest `max` of them. What is still being made when all is
 * forgotten is not remembered.
 */
export function rememberByKey<Result>(
  make: (key: string) => Promise<Result>,
  max: number,
): { of(key: string): Promise<Result>; forget(): void } {
  const known = new Map<string, Promise<Result>>();
  return {
    of(key) {
      const before = known.get(key);
      if (before) return before;
      const made = make(key);
      known.set(key, made);
      if (known.size > max) known.delete(known.keys().next().value!);
      made.catch(() => known.get(key) === made && known.delete(key));
      return made;
    },
    forget: () => known.clear(),
  };
}

/** A function that calls `make` at its first call, and returns the same result at every call. */
export function once<Result>(make: () => Result): () => Result {
  let result: { value: Result } | undefined;
  return () => (result ??= { value: make() }).value;
}
