import {
  cachePrefix,
  notFoundAddress,
  sharedCache,
  type WorkerSite,
} from '../shared/document/worker-build.ts';
import { digestOf, digestInBuild } from './expected.ts';
import { pathnameOf } from './requests.ts';

/**
 * The maximum number of files in a cache besides those that every page may need; the oldest are
 * deleted first.
 */
const maxFiles = 600;
/** The maximum number of stored builds. Older builds serve pages that are still open. */
const maxBuilds = 4;
/**
 * The number of `put` calls between two checks of `maxFiles`. The first call after the worker's
 * start checks, too.
 */
const countEvery = 32;

const storedAt = 'docs-stored-at';
/**
 * The header with the digest of the stored body. A copy without it comes from an older worker,
 * which checked only the status.
 */
const storedDigest = 'docs-digest';

/** A stored file. */
export interface Copy {
  /** The build of the file, or `sharedCache`. */
  build: string;
  /** The date of the copy, ISO 8601. */
  storedAt: string;
  response: Response;
}

/** The storage of the worker; see `createCopyStore`. */
export type CopyStore = ReturnType<typeof createCopyStore>;

/**
 * The storage of the worker: a cache for each build, and one for files without a build, which
 * outlives the builds. Full or blocked storage stores nothing.
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

  /**
   * A stored copy. Undefined if there is none, if it is damaged, or if the build lists another
   * digest.
   */
  async function copyIn(cacheName: string, address: string): Promise<Copy | undefined> {
    const stored = await caches.match(address, { cacheName, ignoreVary: true });
    const digest = stored?.headers.get(storedDigest);
    if (!stored || !digest) return undefined;
    const body = await stored.arrayBuffer();
    const found = await digestOf(body);
    if (found !== digest || found !== (digestInBuild(site, pathnameOf(address)) ?? found))
      return undefined;
    return {
      build: cacheName.slice(prefix.length),
      storedAt: stored.headers.get(storedAt) ?? '',
      response: new Response(body, stored),
    };
  }

  /** Deletes the oldest files of a cache. */
  async function trim(cache: Cache): Promise<void> {
    const others = (await cache.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
    await Promise.all(others.slice(0, -maxFiles).map((request) => cache.delete(request)));
  }

  return {
    /** Stores a file of a build, or of none. */
    async put(
      address: string,
      body: BodyInit | null,
      { headers }: Pick<Response, 'headers'>,
      build: string = sharedCache,
    ): Promise<void> {
      const kept = new Headers(headers);
      const length = kept.get('content-encoding') ? null : kept.get('content-length');
      // These headers describe the transfer. The stored body is decoded.
      for (const name of ['content-encoding', 'content-length']) kept.delete(name);
      try {
        const bytes = await new Response(body).arrayBuffer();
        // The download was interrupted; not every browser reports that.
        if (length !== null && Number(length) !== bytes.byteLength) return;
        kept.set(storedAt, new Date().toISOString());
        kept.set(storedDigest, await digestOf(bytes));
        const cache = await caches.open(prefix + build);
        await cache.put(address, new Response(bytes, { headers: kept }));
        if (count++ % countEvery === 0) await trim(cache);
      } catch {
        // The storage is full or blocked, or the download was interrupted. The reader still gets
        // the answer.
      }
    },

    /** The newest copy of a file, of one build or of any. */
    async find(address: string, build?: string): Promise<Copy | undefined> {
      const all = build === undefined ? await names() : [prefix + build];
      const found = await Promise.all(all.map((name) => copyIn(name, address)));
      return found
        .filter((copy) => copy !== undefined)
        .sort((a, b) => (a.storedAt < b.storedAt ? -1 : 1))
        .at(-1);
    },

    /** Deletes the oldest builds beyond `maxBuilds`. */
    async trimBuilds(): Promise<void> {
      const others = await otherBuilds();
      await Promise.all(others.slice(0, 1 - maxBuilds).map((name) => caches.delete(name)));
    },

    /** Deletes every build but the worker's own. */
    async forgetOtherBuilds(): Promise<void> {
      await Promise.all((await otherBuilds()).map((name) => caches.delete(name)));
    },
  };
}
