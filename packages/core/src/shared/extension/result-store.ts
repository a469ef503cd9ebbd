import * as v from 'valibot';

const isFunction = (value: unknown) => typeof value === 'function';

/**
 * A second store behind the cache of builds, which machines share: bytes under names. A name is a hash of all that
 * the bytes are made of, so what a store has under it is never wrong, at most missing.
 */
export interface ResultStore {
  /**
   * The bytes under a name; undefined if there are none that can be trusted. After an exception the build goes on
   * without the store and prints one line.
   */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Whether there are bytes under a name: they are not sent again. */
  has(name: string): Promise<boolean>;
  /** Stores bytes under a name. Left out where a build may only read. */
  put?(name: string, content: Uint8Array): Promise<void>;
}

/** The schema of a store. */
export const resultStoreSchema = v.custom<ResultStore>((value) => {
  const { get, has, put } = Object(value) as Partial<ResultStore>;
  return isFunction(get) && isFunction(has) && (put === undefined || isFunction(put));
}, 'Expected a store: { get, has, put }');
