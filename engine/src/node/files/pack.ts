import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { removeQuietly, temporaryName } from './temporary.ts';

/** Where a value stands. */
export interface Place {
  descriptor: number;
  offset: number;
  length: number;
  checksum: number;
}

/** A file of values with its table of contents. */
export interface Pack {
  file: string;
  descriptor: number;
  bytes: number;
}

/** A pack that is being written; its values leave memory at once. */
export interface OpenPack extends Pack {
  places: Map<string, Place>;
}

type Contents = [key: string, offset: number, length: number, checksum: number][];

const magic = Buffer.from('docs-cache-2');
/** Behind the table: its length, its checksum, the magic. */
const footerBytes = 8 + magic.length;

/** Adds the places of a pack; a whole pack or nothing. */
export function readPack(file: string, places: Map<string, Place>): Pack | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    const footer = Buffer.alloc(footerBytes);
    readSync(descriptor, footer, 0, footerBytes, size - footerBytes);
    const table = Buffer.alloc(Math.min(footer.readUInt32LE(0), size));
    const valuesBytes = size - footerBytes - table.length;
    readSync(descriptor, table, 0, table.length, valuesBytes);
    if (!footer.subarray(8).equals(magic) || crc32(table) !== footer.readUInt32LE(4))
      throw new Error('torn');
    const contents: unknown = JSON.parse(table.toString());
    if (!isContents(contents, valuesBytes)) throw new Error('nonsense');
    for (const [key, offset, length, checksum] of contents) {
      places.set(key, { descriptor, offset, length, checksum });
    }
    return { file, descriptor, bytes: size };
  } catch {
    // Torn, truncated or of another version: its results are made again.
    if (descriptor !== undefined) closeSync(descriptor);
    removeQuietly(file);
    return undefined;
  }
}

/** Whether a table of contents names nothing outside of the pack's values. */
function isContents(value: unknown, valuesBytes: number): value is Contents {
  const isRow = (row: unknown) => {
    if (!Array.isArray(row) || row.length !== 4) return false;
    const [key, offset, length, checksum] = row as unknown[];
    return (
      typeof key === 'string' &&
      [offset, length, checksum].every((part) => Number.isSafeInteger(part) && Number(part) >= 0) &&
      Number(offset) + Number(length) <= valuesBytes
    );
  };
  return Array.isArray(value) && value.every(isRow);
}

/** Opens a new pack under a temporary name. */
export function startPack(folder: string): OpenPack {
  mkdirSync(folder, { recursive: true });
  // The time puts packs in order; the random bytes keep two caches of one moment apart.
  const timeUs = Math.round((performance.timeOrigin + performance.now()) * 1000);
  const name = `${timeUs.toString(36)}-${randomBytes(6).toString('hex')}`;
  const file = join(folder, `${name}.pack`);
  return { file, descriptor: openSync(temporaryName(file), 'w+'), bytes: 0, places: new Map() };
}

/** Writes a value behind the others. */
export function appendTo(pack: OpenPack, key: string, value: Uint8Array): void {
  const { descriptor, bytes: offset } = pack;
  writeAll(descriptor, value, offset);
  pack.places.set(key, { descriptor, offset, length: value.length, checksum: crc32(value) });
  pack.bytes += value.length;
}

/** Writes the table and gives the pack its name; false when that is not possible. */
export function finishPack(pack: OpenPack): boolean {
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
    renameSync(temporaryName(pack.file), pack.file);
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
