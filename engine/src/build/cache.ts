import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * A store of results under keys that say exactly what they were made from. It lives in a few packed
 * files: the values one after the other, then a table of contents. A pack is never changed once it
 * has its name.
 */
export interface Cache {
  get(key: string): Buffer | undefined;
  set(key: string, value: string | Uint8Array): void;
  /** Keeps what was added. With `trim`, what this process has not asked for is dropped. */
  save(options?: { trim?: boolean }): void;
  close(): void;
}

interface Place {
  descriptor: number;
  offset: number;
  length: number;
  checksum: number;
}

interface Pack {
  file: string;
  descriptor: number;
  bytes: number;
}

/** A pack that is being written; its values leave memory at once. */
interface OpenPack extends Pack {
  places: Map<string, Place>;
}

type Contents = [key: string, offset: number, length: number, checksum: number][];

/** More packs than this are merged when the cache is saved with `trim`. */
const maxPacks = 8;

const magic = Buffer.from('docs-cache-2');
/** Behind the table: its length, its checksum, the magic. */
const footerBytes = 8 + magic.length;

/** Opens the cache in a folder. A pack that cannot be read is as if it were not there. */
export function openCache(folder: string): Cache {
  const places = new Map<string, Place>();
  const packs: Pack[] = [];
  const used = new Set<string>();
  let open: OpenPack | undefined;
  /** Set when the folder cannot be written: the cache then costs time, not the build. */
  let isBroken = false;
  for (const file of packFiles(folder)) readContents(join(folder, file), packs, places);

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
    const read = readSync(place.descriptor, buffer, 0, place.length, place.offset);
    if (read === place.length && crc32(buffer) === place.checksum) return buffer;
    places.delete(key);
    return undefined;
  };

  return {
    get(key) {
      used.add(key);
      return load(key);
    },
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
      const isKept = open === undefined || (!isBroken && finishPack(open));
      if (merge && isKept) for (const { file } of packs) removeQuietly(file);
    },
    close() {
      for (const { descriptor } of [...packs, ...(open ? [open] : [])]) closeSync(descriptor);
      if (open) removeQuietly(`${open.file}.tmp`);
    },
  };
}

function packFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pack'))
      .sort();
  } catch {
    return [];
  }
}

function readContents(file: string, packs: Pack[], places: Map<string, Place>): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const { size } = statSync(file);
    const footer = Buffer.alloc(footerBytes);
    readSync(descriptor, footer, 0, footerBytes, size - footerBytes);
    const table = Buffer.alloc(Math.min(footer.readUInt32LE(0), size));
    readSync(descriptor, table, 0, table.length, size - footerBytes - table.length);
    if (!footer.subarray(8).equals(magic) || crc32(table) !== footer.readUInt32LE(4))
      throw new Error('torn');
    for (const [key, offset, length, checksum] of JSON.parse(table.toString()) as Contents) {
      places.set(key, { descriptor, offset, length, checksum });
    }
    packs.push({ file, descriptor, bytes: size });
  } catch {
    // Torn, truncated or of another version: its results are made again.
    if (descriptor !== undefined) closeSync(descriptor);
    removeQuietly(file);
  }
}

function startPack(folder: string): OpenPack {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${Date.now().toString(36)}-${process.pid}.pack`);
  return { file, descriptor: openSync(`${file}.tmp`, 'w+'), bytes: 0, places: new Map() };
}

function appendTo(pack: OpenPack, key: string, value: Uint8Array): void {
  const { descriptor, bytes: offset } = pack;
  writeAll(descriptor, value, offset);
  pack.places.set(key, { descriptor, offset, length: value.length, checksum: crc32(value) });
  pack.bytes += value.length;
}

function finishPack(pack: OpenPack): boolean {
  const contents: Contents = [...pack.places].map(([key, { offset, length, checksum }]) => [
    key,
    offset,
    length,
    checksum,
  ]);
  const table = Buffer.from(JSON.stringify(contents));
  const footer = Buffer.alloc(footerBytes);
  footer.writeUInt32LE(table.length, 0);
  footer.writeUInt32LE(crc32(table), 4);
  magic.copy(footer, 8);
  try {
    writeAll(pack.descriptor, Buffer.concat([table, footer]), pack.bytes);
    renameSync(`${pack.file}.tmp`, pack.file);
    return true;
  } catch {
    return false;
  }
}

function writeAll(descriptor: number, value: Uint8Array, offset: number): void {
  for (let written = 0; written < value.length;) {
    written += writeSync(descriptor, value, written, value.length - written, offset + written);
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A read-only cache keeps what it has.
  }
}
