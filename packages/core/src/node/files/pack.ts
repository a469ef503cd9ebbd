import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { removeQuietly, temporaryName } from './temporary.ts';

/** The place of a value in its pack, in bytes. */
type Place = [offset: number, length: number, checksum: number];

/** A file of values with its table of contents. */
export interface Pack {
  file: string;
  descriptor: number;
  bytes: number;
  places: Map<string, Place>;
}

const magic = Buffer.from('docs-cache-2');
/** The footer after the table: its length, its checksum, the magic. */
const footerBytes = 8 + magic.length;

/**
 * Opens a pack. A damaged pack, or one of another version, is deleted: its results are computed
 * again.
 */
export function readPack(file: string): Pack | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    const footer = Buffer.alloc(footerBytes);
    readSync(descriptor, footer, 0, footerBytes, size - footerBytes);
    const length = Math.min(footer.readUInt32LE(0), size);
    const place: Place = [size - footerBytes - length, length, footer.readUInt32LE(4)];
    const table = footer.subarray(8).equals(magic) ? bytesAt(descriptor, place) : undefined;
    const rows = JSON.parse(String(table)) as [string, ...Place][];
    const places = new Map(rows.map(([key, ...each]) => [key, each]));
    return { file, descriptor, bytes: size, places };
  } catch {
    if (descriptor !== undefined) closeSync(descriptor);
    removeQuietly(file);
    return undefined;
  }
}

/** A value of a pack; undefined if it is missing or damaged. */
export function readValue({ descriptor, places }: Pack, key: string): Buffer | undefined {
  const place = places.get(key);
  try {
    return place && bytesAt(descriptor, place);
  } catch {
    // The disk fails, or the place is outside of the pack.
    return undefined;
  }
}

function bytesAt(descriptor: number, [offset, length, checksum]: Place): Buffer | undefined {
  const buffer = Buffer.allocUnsafe(length);
  const read = readSync(descriptor, buffer, 0, length, offset);
  return read === length && crc32(buffer) === checksum ? buffer : undefined;
}

/** Opens a new pack under a temporary name. */
export function startPack(folder: string): Pack {
  mkdirSync(folder, { recursive: true });
  // The time orders packs; the random bytes distinguish packs of the same moment.
  const timeUs = Math.round((performance.timeOrigin + performance.now()) * 1000);
  const name = `${timeUs.toString(36)}-${randomBytes(6).toString('hex')}`;
  const file = join(folder, `${name}.pack`);
  return { file, descriptor: openSync(temporaryName(file), 'w+'), bytes: 0, places: new Map() };
}

/** Appends a value to the file; it is not kept in memory. */
export function appendTo(pack: Pack, key: string, value: Uint8Array): void {
  writeFileSync(pack.descriptor, value);
  pack.places.set(key, [pack.bytes, value.length, crc32(value)]);
  pack.bytes += value.length;
}

/** Writes the table and renames the pack to its final name; false if that fails. */
export function finishPack({ file, descriptor, places }: Pack): boolean {
  const table = Buffer.from(JSON.stringify([...places].map(([key, place]) => [key, ...place])));
  const footer = Buffer.alloc(footerBytes);
  footer.writeUInt32LE(table.length, 0);
  footer.writeUInt32LE(crc32(table), 4);
  magic.copy(footer, 8);
  try {
    writeFileSync(descriptor, Buffer.concat([table, footer]));
    renameSync(temporaryName(file), file);
    return true;
  } catch {
    return false;
  }
}
