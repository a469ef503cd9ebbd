import { closeSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  appendTo,
  finishPack,
  type OpenPack,
  type Pack,
  type Place,
  readPack,
  startPack,
} from './pack.ts';
import { isLeftover, removeQuietly, temporaryName } from './temporary.ts';

/**
 * A store of results under keys that say exactly what they were made from. It lives in a few packed
 * files: the values one after the other, then a table of contents. A pack is never changed once it
 * has its name.
 */
export interface Cache {
  get(key: string): Buffer | undefined;
  set(key: string, value: string | Uint8Array): void;
  /** Counts a result as asked for, without reading it. */
  use(key: string): void;
  /** Keeps what was added. With `trim`, what this process has not asked for is dropped. */
  save(options?: { trim?: boolean }): void;
  close(): void;
}

/** More packs than this are merged when the cache is saved with `trim`. */
const maxPacks = 8;

/** Opens the cache in a folder. A pack that cannot be read is as if it were not there. */
export function openCache(folder: string): Cache {
  const places = new Map<string, Place>();
  let packs: Pack[] = [];
  const used = new Set<string>();
  let open: OpenPack | undefined;
  /** Set when the folder cannot be written: the cache then costs time, not the build. */
  let isBroken = false;
  for (const name of filesOf(folder)) {
    const file = join(folder, name);
    if (isLeftover(name)) removeQuietly(file);
    if (!name.endsWith('.pack')) continue;
    const pack = readPack(file, places);
    if (pack) packs.push(pack);
  }

  const add = (key: string, value: Uint8Array) => {
    if (isBroken) return;
    try {
      open ??= startPack(folder);
      appendTo(open, key, value);
      places.set(key, open.places.get(key)!);
    } catch {
      isBroken = true;
    }
  };
  const load = (key: string): Buffer | undefined => {
    const place = places.get(key);
    if (!place) return undefined;
    const buffer = Buffer.allocUnsafe(place.length);
    try {
      const read = readSync(place.descriptor, buffer, 0, place.length, place.offset);
      if (read === place.length && crc32(buffer) === place.checksum) return buffer;
    } catch {
      // A disk that fails: the result is made again.
    }
    places.delete(key);
    return undefined;
  };

  return {
    get(key) {
      used.add(key);
      return load(key);
    },
    use: (key) => void used.add(key),
    set(key, value) {
      used.add(key);
      add(key, typeof value === 'string' ? Buffer.from(value) : value);
    },
    save({ trim = false } = {}) {
      const total = packs.reduce((sum, { bytes }) => sum + bytes, 0);
      const live = [...places].reduce(
        (sum, [key, { length }]) => (used.has(key) ? sum + length : sum),
        0,
      );
      const merge = trim && (packs.length > maxPacks || live < total / 2);
      if (merge) {
        for (const [key, { descriptor }] of [...places]) {
          const value = used.has(key) && descriptor !== open?.descriptor ? load(key) : undefined;
          if (value) add(key, value);
        }
      }
      if (isBroken || (open && !finishPack(open))) return;
      const added = open ? [open] : [];
      open = undefined;
      if (merge) {
        for (const { file, descriptor } of packs) {
          removeQuietly(file);
          closeSync(descriptor);
        }
        for (const [key, { descriptor }] of places)
          if (descriptor !== added[0]?.descriptor) places.delete(key);
      }
      packs = merge ? added : [...packs, ...added];
    },
    close() {
      // Who still asks finds nothing: the numbers of the files are soon those of others.
      places.clear();
      for (const { descriptor } of [...packs, ...(open ? [open] : [])]) closeSync(descriptor);
      if (open) removeQuietly(temporaryName(open.file));
    },
  };
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** A cache whose additions stay in memory: the dev server leaves the build's as it is. */
export function withoutWriting({ get, use }: Cache): Pick<Cache, 'get' | 'set' | 'use'> {
  const added = new Map<string, Buffer>();
  return {
    get: (key) => added.get(key) ?? get(key),
    set: (key, value) => void added.set(key, Buffer.from(value)),
    use,
  };
}
