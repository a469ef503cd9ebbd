import { siteBuild } from '../shared/build-id.ts';
import { cachePrefix, notFoundAddress, type WorkerSite } from '../shared/service-worker.ts';

/** How many files of a build are stored besides those that every page may need; the oldest go first. */
const maxFiles = 300;
/** How many builds are stored while pages of older ones are open. */
const maxBuilds = 4;
/** Files are counted with the first that a worker stores after its start, and then with every so-many-th. */
const countEvery = 32;

const storedAt = 'docs-stored-at';

/** A stored file. */
export interface Copy {
  /** Of the site; see `siteBuild`. */
  build: string;
  /** When it was stored, ISO 8601. */
  storedAt: string;
  response: Response;
}

/** What the worker has stored; see `createCopyStore`. */
export type CopyStore = ReturnType<typeof createCopyStore>;

/** What the worker has stored, a cache for each build. A storage that is full or blocked takes nothing. */
export function createCopyStore({ base, build: own, files, search }: WorkerSite) {
  const prefix = cachePrefix(base);
  const needed = new Set([...files, ...search, notFoundAddress(base)]);
  let count = 0;

  const names = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  /** Removes what has been in a cache for longest. */
  async function trim(cache: Cache): Promise<void> {
    const others = (await cache.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
    await Promise.all(others.slice(0, -maxFiles).map((request) => cache.delete(request)));
  }

  return {
    /** Stores a file of a build, by default of the worker's own. */
    async put(
      address: string,
      body: BodyInit | null,
      { headers }: Pick<Response, 'headers'>,
      build: string = own,
    ): Promise<void> {
      const kept = new Headers(headers);
      kept.set(storedAt, new Date().toISOString());
      // Of the way the body came here; it is stored as it is.
      for (const name of ['content-encoding', 'content-length']) kept.delete(name);
      try {
        const cache = await caches.open(prefix + siteBuild(build));
        await cache.put(address, new Response(body, { headers: kept }));
        if (count++ % countEvery === 0) await trim(cache);
      } catch {
        // Full, blocked, or the body broke off: the reader has the answer all the same.
      }
    },

    /** The copy that was stored last, of one build or of any. */
    async find(address: string, build?: string): Promise<Copy | undefined> {
      const all = build === undefined ? await names() : [prefix + siteBuild(build)];
      const found = await Promise.all(
        all.map(async (cacheName) => {
          const response = await caches.match(address, { cacheName, ignoreVary: true });
          return (
            response && {
              build: cacheName.slice(prefix.length),
              storedAt: response.headers.get(storedAt) ?? '',
              response,
            }
          );
        }),
      );
      return found
        .filter((copy) => copy !== undefined)
        .sort((a, b) => (a.storedAt < b.storedAt ? -1 : 1))
        .at(-1);
    },

    /** Removes the oldest builds, so that no more are left than are stored at once. */
    async trimBuilds(): Promise<void> {
      const others = (await names()).filter((name) => name !== prefix + own);
      await Promise.all(others.slice(0, 1 - maxBuilds).map((name) => caches.delete(name)));
    },

    /** Removes every build but the worker's own. */
    async forgetOtherBuilds(): Promise<void> {
      const others = (await names()).filter((name) => name !== prefix + own);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}
