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

/**
 * The storage of the worker: a cache for each build, and one for files without a build, which
 * outlives the builds. Full or blocked storage stores nothing.
 */
export class CopyStore {
  #site: WorkerSite;
  #prefix: string;
  /** The files that every page may need. */
  #needed: Set<string>;
  #count = 0;

  constructor(site: WorkerSite) {
    const { base, files, search } = site;
    this.#site = site;
    this.#prefix = cachePrefix(base);
    this.#needed = new Set([...Object.keys(files), ...search, notFoundAddress(base)]);
  }

  /** Stores a file of a build, or of none. */
  async put(
    address: string,
    body: BodyInit | null,
    { headers }: Pick<Response, 'headers'>,
    build: string = sharedCache,
  ): Promise<void> {
    try {
      const copy = await copyOf(body, headers);
      if (!copy) return;
      const cache = await caches.open(this.#prefix + build);
      await cache.put(address, copy);
      if (this.#count++ % countEvery === 0) await this.#trim(cache);
    } catch {
      // The storage is full or blocked, or the download was interrupted. The reader still gets
      // the answer.
    }
  }

  /** The newest copy of a file, of one build or of any. */
  async find(address: string, build?: string): Promise<Copy | undefined> {
    const all = build === undefined ? await this.#names() : [this.#prefix + build];
    const found = await Promise.all(all.map((name) => this.#copyIn(name, address)));
    return found
      .filter((copy) => copy !== undefined)
      .sort((a, b) => (a.storedAt < b.storedAt ? -1 : 1))
      .at(-1);
  }

  /** Deletes the oldest builds beyond `maxBuilds`. */
  async trimBuilds(): Promise<void> {
    const others = await this.#otherBuilds();
    await Promise.all(others.slice(0, 1 - maxBuilds).map((name) => caches.delete(name)));
  }

  /** Deletes every build but the worker's own. */
  async forgetOtherBuilds(): Promise<void> {
    await Promise.all((await this.#otherBuilds()).map((name) => caches.delete(name)));
  }

  async #names(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }

  async #otherBuilds(): Promise<string[]> {
    const kept = [this.#site.build, sharedCache].map((name) => this.#prefix + name);
    return (await this.#names()).filter((name) => !kept.includes(name));
  }

  /**
   * A stored copy. Undefined if there is none, if it is damaged, or if the build lists another
   * digest.
   */
  async #copyIn(cacheName: string, address: string): Promise<Copy | undefined> {
    const stored = await caches.match(address, { cacheName, ignoreVary: true });
    const digest = stored?.headers.get(storedDigest);
    if (!stored || !digest) return undefined;
    const body = await stored.arrayBuffer();
    const found = await digestOf(body);
    const listed = digestInBuild(this.#site, pathnameOf(address)) ?? found;
    if (found !== digest || found !== listed) return undefined;
    return {
      build: cacheName.slice(this.#prefix.length),
      storedAt: stored.headers.get(storedAt) ?? '',
      response: new Response(body, stored),
    };
  }

  /** Deletes the oldest files of a cache. */
  async #trim(cache: Cache): Promise<void> {
    const isOther = ({ url }: Request) => !this.#needed.has(new URL(url).pathname);
    const others = (await cache.keys()).filter(isOther);
    await Promise.all(others.slice(0, -maxFiles).map((request) => cache.delete(request)));
  }
}

/** A file with its date and digest; undefined if the download was interrupted. */
async function copyOf(body: BodyInit | null, written: Headers): Promise<Response | undefined> {
  const headers = new Headers(written);
  const length = headers.get('content-encoding') ? null : headers.get('content-length');
  // These headers describe the transfer. The stored body is decoded.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const bytes = await new Response(body).arrayBuffer();
  // Not every browser reports an interrupted download.
  if (length !== null && Number(length) !== bytes.byteLength) return undefined;
  headers.set(storedAt, new Date().toISOString());
  headers.set(storedDigest, await digestOf(bytes));
  return new Response(bytes, { headers });
}
