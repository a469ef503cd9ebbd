import { errorOf } from '../diagnostics/error-of.ts';

/** What `remote` needs of the build: it runs in components, which have no files. */
export interface RemoteStore {
  read(key: string): { savedAt: number; value: unknown } | undefined;
  write(key: string, value: unknown): void;
  /** Calls `load`, and reads the answer of `fetch`. Rejects if it takes too long, or has no content. */
  load(load: RemoteOptions<unknown>['load']): Promise<unknown>;
  /** Reports that the last copy is shown. */
  warn(key: string, savedAt: number, reason: string): void;
}

const holder = globalThis as typeof globalThis & { docsRemote?: RemoteStore };

/** Sets the store of all renders of this thread. */
export function setRemoteStore(store: RemoteStore): void {
  holder.docsRemote = store;
}

// Types of the platform, which modules that run anywhere do not have.
type Platform<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : unknown;

/** How to fetch content at build. */
export interface RemoteOptions<Value> {
  /** The age until which a stored copy is used without asking, in seconds. Default: an hour. */
  maxAge?: number;
  /**
   * Fetches the content: JSON, or the answer of `fetch`, which is read as JSON in its character set. The signal ends
   * requests that take too long.
   */
  load: (signal: Platform<'AbortSignal'>) => Promise<Value | Platform<'Response'>>;
}

/**
 * Content from elsewhere, in an async component: fetched at build, and stored in the cache of the site as JSON. If it
 * cannot be fetched within 20 seconds, the build uses the last copy and says so.
 *
 * @param key The name of the copy, unique in the site.
 * @throws Error if it cannot be fetched, and there is no copy.
 */
export async function remote<Value>(key: string, options: RemoteOptions<Value>): Promise<Value> {
  const { maxAge = 3600, load } = Object(options) as RemoteOptions<Value>;
  if (typeof load !== 'function')
    throw new TypeError(`remote("${key}", …) has no function "load", which fetches the content`);
  const store = holder.docsRemote;
  const copy = store?.read(key);
  if (copy && Date.now() - copy.savedAt < maxAge * 1000) return copy.value as Value;
  try {
    // A unit test of a component has no store.
    const value = asJson(await (store ? store.load(load) : load(null as never)));
    store?.write(key, value);
    return value as Value;
  } catch (error) {
    const reason = reasonOf(error);
    if (!copy)
      throw new Error(`The remote content "${key}" could not be fetched: ${reason}`, {
        cause: error,
      });
    store!.warn(key, copy.savedAt, reason);
    return copy.value as Value;
  }
}

/** What is wrong, with its cause: "fetch failed" alone does not say whether the host or the network is missing. */
function reasonOf(error: unknown): string {
  const { message, cause } = errorOf(error);
  const { code, message: inner = code } = Object(cause) as { message?: string; code?: string };
  return [message, inner].filter(Boolean).join(': ');
}

/** The value that a later build reads from the copy: a date is a text there. */
function asJson(value: unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
