import {
  cachePrefix,
  notFoundAddress,
  sharedCache,
  type WorkerSite,
} from '../shared/document/worker-build.ts';
import { digestOf, noted } from './expected.ts';
import { pathnameOf } from './requests.ts';

/** How many files a cache holds besides those that every page may need; the oldest go first. */
const maxFiles = 300;
/** How many builds are stored while pages of older ones are open. */
const maxBuilds = 4;
/** Files are counted with the first that a worker stores after its start, and then with every so-many-th. */
const countEvery = 32;

const storedAt = 'docs-stored-at';
/** Of the body as it was stored. A copy without it is of a worker that looked at nothing but the status. */
const storedDigest = 'docs-digest';

/** A stored file. */
export interface Copy {
  /** The build that it belongs to, or `sharedCache`. */
  build: string;
  /** When it was stored, ISO 8601. */
  storedAt: string;
  response: Response;
}

/** What the worker has stored; see `createCopyStore`. */
export type CopyStore = ReturnType<typeof createCopyStore>;

/**
 * What the worker has stored: a cache for each build, and one for what is of no build and outlives them.
 * A storage that is full or blocked takes nothing.
 */
export function createCopyStore(site: WorkerSite) {
  const { base, build: own, files, search } = site;
  const prefix = cachePrefix(base);
  const shared = prefix + sharedCache;
  const needed = new Set([...Object.keys(files), ...search, notFoundAddress(base)]);
  let count = 0;

  const names = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));
  const otherBuilds = async () =>
    (await names()).filter((name) => name !== prefix + own && name !== shared);

  /** A copy as it was stored; undefined for what was not, and for another file than the build notes. */
  async function copyIn(cacheName: string, address: string): Promise<Copy | undefined> {
    const stored = await caches.match(address, { cacheName, ignoreVary: true });
    const digest = stored?.headers.get(storedDigest);
    if (!stored || !digest) return undefined;
    const body = await stored.arrayBuffer();
    const found = await digestOf(body);
    if (found !== digest || found !== (noted(site, pathnameOf(address)) ?? found)) return undefined;
    return {
      build: cacheName.slice(prefix.length),
      storedAt: stored.headers.get(storedAt) ?? '',
      response: new Response(body, stored),
    };
  }

  /** Removes what has been in a cache for longest. */
  async function trim(cache: Cache): Promise<void> {
    const others = (await cache.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
    await Promise.all(others.slice(0, -maxFiles).map((request) => cache.delete(request)));
  }

  return {
    /** Stores a file, of a build or of none. */
    async put(
      address: string,
      body: BodyInit | null,
      { headers }: Pick<Response, 'headers'>,
      build: string = sharedCache,
    ): Promise<void> {
      const kept = new Headers(headers);
      const length = kept.get('content-encoding') ? null : kept.get('content-length');
      // Of the way the body came here; it is stored as it is.
      for (const name of ['content-encoding', 'content-length']) kept.delete(name);
      try {
        const bytes = await new Response(body).arrayBuffer();
        // It broke off, and not every browser says so.
        if (length !== null && Number(length) !== bytes.byteLength) return;
        kept.set(storedAt, new Date().toISOString());
        kept.set(storedDigest, await digestOf(bytes));
        const cache = await caches.open(prefix + build);
        await cache.put(address, new Response(bytes, { headers: kept }));
        if (count++ % countEvery === 0) await trim(cache);
      } catch {
        // Full, blocked, or the body broke off: the reader has the answer all the same.
      }
    },

    /** The copy that was stored last, of one build or of any. */
    async find(address: string, build?: string): Promise<Copy | undefined> {
      const all = build === undefined ? await names() : [prefix + build];
      const found = await Promise.all(all.map((name) => copyIn(name, address)));
      return found
        .filter((copy) => copy !== undefined)
        .sort((a, b) => (a.storedAt < b.storedAt ? -1 : 1))
        .at(-1);
    },

    /** Removes the oldest builds, so that no more are left than are stored at once. */
    async trimBuilds(): Promise<void> {
      const others = await otherBuilds();
      await Promise.all(others.slice(0, 1 - maxBuilds).map((name) => caches.delete(name)));
    },

    /** Removes every build but the worker's own. */
    async forgetOtherBuilds(): Promise<void> {
      await Promise.all((await otherBuilds()).map((name) => caches.delete(name)));
    },
  };
}
