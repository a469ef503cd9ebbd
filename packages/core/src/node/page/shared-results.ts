import type { ResultStore } from '../../shared/extension/result-store.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../site/site.ts';
import { readResults, writeResults } from './result-bundles.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** A page and the key of its results. */
export interface KeyedPage {
  path: string;
  key: string;
}

/** The results of a site's pages in a store that machines share. */
export interface SharedResults {
  /** Gets the results that this machine's cache lacks. */
  fetch(pages: KeyedPage[]): Promise<void>;
  /** Sends the results of the fetched pages that the store lacks. */
  publish(): Promise<void>;
}

/** The number of requests at a time. */
const concurrency = 8;
/** The mean number of pages of a bucket on a large site: 10,000 requests would take longer than rendering. */
const pagesOfBucket = 64;
/** The number of buckets of a small site: so many shards may take part. */
const minBuckets = 64;

/** The number of buckets of a site: a power of two, so that it seldom changes. */
export function bucketCount(pages: number): number {
  return Math.max(minBuckets, 2 ** Math.ceil(Math.log2(pages / pagesOfBucket)));
}

/** The bucket of a page. */
export function bucketOf(path: string, count: number): number {
  return parseInt(hash(path).slice(0, 8), 16) % count;
}

/** A bucket of this build, and its names in the store. */
interface Bucket {
  pages: KeyedPage[];
  /** The name for exactly these pages. */
  exact: string;
  /** The name for the newest results of the bucket, whichever they are: most pages of a branch are the same in another. */
  newest: string;
  /** Whether the store has the exact ones. */
  isStored: boolean;
}

/**
 * Opens the shared results of a site; undefined if no extension brings a store. A store that fails is not asked
 * again, and costs one line.
 *
 * @param versions Hashes of the engine, and of the code that renders pages.
 */
export function openSharedResults(
  { config, pages: all }: Pick<Site, 'config' | 'pages'>,
  { engine, server }: { engine: string; server: string },
  cache: Pick<Cache, 'get' | 'groups' | 'has' | 'restore'>,
): SharedResults | undefined {
  const extension = config.extensions.find(({ resultStore }) => resultStore);
  const store = extension?.resultStore;
  if (!store) return undefined;
  const count = bucketCount(all.length);
  const buckets = new Map<number, Bucket>();
  let isOff = false;
  const warn = (problem: string) =>
    console.warn(`${problem}: the build goes on without the shared cache`);

  /** Calls the store; undefined once it has failed. */
  async function ask<Result>(
    name: keyof ResultStore,
    call: () => Promise<Result> | undefined,
  ): Promise<Result | undefined> {
    if (isOff) return undefined;
    try {
      return await call();
    } catch (error) {
      if (isOff) return undefined;
      isOff = true;
      const text = errorOf(error).message;
      warn(`The extension "${extension!.name}" failed in resultStore.${name}: ${text}`);
      return undefined;
    }
  }

  /** Restores the results under a name; false if there are none. */
  async function restore(name: string): Promise<boolean> {
    const bytes = await ask('get', () => store!.get(name));
    if (!bytes) return false;
    try {
      for (const [key, value] of readResults(bytes)) cache.restore(key, value);
      return true;
    } catch {
      console.warn(`The shared results ${name} are damaged: their pages are rendered`);
      return false;
    }
  }

  return {
    async fetch(pages) {
      const site = [engine, server, config.title, config.base, String(count)];
      const places = pages.map(({ path }) => bucketOf(path, count));
      for (const bucket of new Set(places)) {
        const own = pages.filter((_, index) => places[index] === bucket);
        buckets.set(bucket, {
          pages: own,
          exact: hash('exact', ...site, ...own.flatMap(({ path, key }) => [path, key])),
          // Whatever code has rendered them: pages without components do not depend on it.
          newest: hash('newest', ...site.filter((part) => part !== server), String(bucket)),
          isStored: false,
        });
      }
      await forEach([...buckets.values()], async (bucket) => {
        if (bucket.pages.every(({ key }) => cache.has(key))) return;
        bucket.isStored = await restore(bucket.exact);
        if (!bucket.isStored) await restore(bucket.newest);
      });
    },
    async publish() {
      if (!store.put) return;
      await forEach([...buckets.values()], async (bucket) => {
        const groups = bucket.pages.flatMap(({ path }) => cache.groups.get(path) ?? []);
        const isChanged = groups.some(({ isNew }) => isNew);
        if (!isChanged && (bucket.isStored || (await ask('has', () => store.has(bucket.exact)))))
          return;
        const keys = new Set(groups.flatMap((group) => [...group.keys]));
        const results = [...keys].sort().flatMap((key): [string, Uint8Array][] => {
          const value = cache.get(key);
          return value ? [[key, value]] : [];
        });
        if (isOff || results.length === 0) return;
        const bytes = writeResults(results);
        await ask('put', () => store.put?.(bucket.exact, bytes));
        await ask('put', () => store.put?.(bucket.newest, bytes));
      });
    },
  };
}

/** Calls a function for each item, some at a time. */
async function forEach<Item>(items: Item[], call: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await call(item);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
