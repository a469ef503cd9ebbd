/** A memoized result that can be dropped. A rejected result is not stored. */
export interface Remembered<Result> {
  of(): Promise<Result>;
  forget(): void;
}

/** Memoizes the result of `make`. */
export function remember<Result>(make: () => Promise<Result>): Remembered<Result> {
  const memo = rememberByKey(make, 1);
  return { of: () => memo.of(''), forget: memo.forget };
}

/**
 * Memoizes the results of `make` by key, the newest `max` of them. A result that is pending when
 * all are dropped is not stored.
 */
export function rememberByKey<Result>(
  make: (key: string) => Promise<Result>,
  max: number,
): { of(key: string): Promise<Result>; forget(): void } {
  const results = new Map<string, Promise<Result>>();
  return {
    of(key) {
      const before = results.get(key);
      if (before) return before;
      const promise = make(key);
      results.set(key, promise);
      if (results.size > max) results.delete(results.keys().next().value!);
      promise.catch(() => results.get(key) === promise && results.delete(key));
      return promise;
    },
    forget: () => results.clear(),
  };
}

/** Memoizes a synchronous function without parameters. */
export function once<Result>(make: () => Result): () => Result {
  let result: { value: Result } | undefined;
  return () => (result ??= { value: make() }).value;
}
