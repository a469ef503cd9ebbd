import { AsyncLocalStorage } from 'node:async_hooks';

const group = new AsyncLocalStorage<string>();

/**
 * Runs a function. The results of the cache that it reads or adds, also later in its promises, belong to a group:
 * a page and all that is made for it. Machines share results by groups; see `shared-results.ts`.
 */
export function inGroup<Result>(name: string, run: () => Result): Result {
  return group.run(name, run);
}

/** The name of the group that runs; undefined outside of groups. */
export function currentGroup(): string | undefined {
  return group.getStore();
}
