/** A value with subscribers, which components and the runtime share. */
export interface Store<Value> {
  get(): Value;
  /** Sets the value and calls the subscribers, unless the value is the same. */
  set(value: Value): void;
  /** Calls back on every change; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store; its functions can be passed to `useSyncExternalStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
