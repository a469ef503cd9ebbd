/** What `remote` needs of the build: it runs in components, which have no files. */
export interface RemoteStore {
  read(key: string): { savedAt: number; value: unknown } | undefined;
  write(key: string, value: unknown): void;
  /** Rejects if a promise takes too long. */
  inTime<Value>(promise: Promise<Value>): Promise<Value>;
  /** Reports that the last copy is shown. */
  warn(key: string, savedAt: number, error: unknown): void;
}

const holder = globalThis as typeof globalThis & { docsRemote?: RemoteStore };

/** Sets the store of all renders of this thread. */
export function setRemoteStore(store: RemoteStore): void {
  holder.docsRemote = store;
}

/** How to fetch content at build. */
export interface RemoteOptions<Value> {
  /** The age until which a stored copy is used without asking, in seconds. Default: an hour. */
  maxAge?: number;
  /** Fetches the content, which JSON can represent. */
  load: () => Promise<Value>;
}

/**
 * Content from elsewhere, in an async component: fetched at build, and stored in the cache of the site as JSON. If it
 * cannot be fetched within 20 seconds, the build uses the last copy and says so.
 *
 * @param key The name of the copy, unique in the site.
 * @throws What `load` throws, without a copy.
 */
export async function remote<Value>(key: string, options: RemoteOptions<Value>): Promise<Value> {
  const { maxAge = 3600, load } = Object(options) as RemoteOptions<Value>;
  if (typeof load !== 'function')
    throw new TypeError(`remote("${key}", …) has no function "load", which fetches the content`);
  const store = holder.docsRemote;
  const copy = store?.read(key);
  if (copy && Date.now() - copy.savedAt < maxAge * 1000) return copy.value as Value;
  try {
    const value = asJson(key, await (store ? store.inTime(load()) : load()));
    store?.write(key, value);
    return value;
  } catch (error) {
    if (!copy) throw error;
    store!.warn(key, copy.savedAt, error);
    return copy.value as Value;
  }
}

/** The value that a later build reads from the copy: a date is a text there. */
function asJson<Value>(key: string, value: Value): Value {
  try {
    return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
  } catch (error) {
    const { message } = error as Error;
    throw new TypeError(`The remote content "${key}" is not JSON: ${message}`, { cause: error });
  }
}
