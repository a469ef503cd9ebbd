/** What `remote` needs of the build: it runs in components, which have no files. */
export interface RemoteStore {
  read(key: string): { savedAt: number; value: unknown } | undefined;
  write(key: string, value: unknown): void;
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
 * Content from elsewhere, in an async component: fetched at build, and stored in the cache of the site. If it cannot be
 * fetched, the build uses the last copy and says so.
 *
 * @param key The name of the copy, unique in the site.
 * @throws What `load` throws, without a copy.
 */
export async function remote<Value>(
  key: string,
  { maxAge = 3600, load }: RemoteOptions<Value>,
): Promise<Value> {
  const store = holder.docsRemote;
  const copy = store?.read(key);
  if (copy && Date.now() - copy.savedAt < maxAge * 1000) return copy.value as Value;
  try {
    const value = await load();
    store?.write(key, value);
    return value;
  } catch (error) {
    if (!copy) throw error;
    store!.warn(key, copy.savedAt, error);
    return copy.value as Value;
  }
}
