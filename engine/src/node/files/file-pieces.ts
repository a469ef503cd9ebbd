import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** A range of bytes of a file that is there already; `end` is not in it. */
export interface FileRange {
  start: number;
  end: number;
}

/** What a long file is put together from: text, or what stands in the file that it replaces. */
export type FilePiece = string | FileRange;

/** How much is written at once, in bytes. */
const chunkSize = 1 << 20;

/**
 * Writes a file from its pieces. Neither the old nor the new file is held in memory: of tens of
 * megabytes that takes a third of the time of reading and writing them whole.
 *
 * @param old The open file that ranges are of.
 * @throws Error when there is a file already, or a range is not in the old one.
 */
export function writePieces(path: string, pieces: Iterable<FilePiece>, old = -1): void {
  const target = openSync(path, 'wx');
  const chunk = Buffer.allocUnsafe(chunkSize);
  let filled = 0;
  const flush = () => {
    writeAll(target, chunk.subarray(0, filled));
    filled = 0;
  };
  const addText = (text: string) => {
    // A code unit of UTF-16 takes three bytes of UTF-8 at most.
    if (text.length * 3 > chunkSize - filled) flush();
    if (text.length * 3 > chunkSize) writeAll(target, Buffer.from(text));
    else filled += chunk.write(text, filled);
  };
  const addRange = ({ start, end }: FileRange) => {
    for (let at = start; at < end;) {
      if (filled === chunkSize) flush();
      const part = { start: at, end: Math.min(end, at + chunkSize - filled) };
      readInto(chunk.subarray(filled), old, part);
      filled += part.end - at;
      at = part.end;
    }
  };
  try {
    for (const piece of pieces) {
      if (typeof piece === 'string') addText(piece);
      else addRange(piece);
    }
    flush();
  } finally {
    closeSync(target);
  }
}

function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
}

/**
 * Reads a range of an open file.
 *
 * @throws Error when it is not in it.
 */
export function readRange(descriptor: number, range: FileRange): Buffer {
  const bytes = Buffer.alloc(range.end - range.start);
  readInto(bytes, descriptor, range);
  return bytes;
}

function readInto(target: Uint8Array, descriptor: number, { start, end }: FileRange): void {
  for (let at = start; at < end;) {
    const read = readSync(descriptor, target, at - start, end - at, at);
    if (read === 0) throw new Error(`Unexpected end of file at byte ${at}, expected ${end} bytes`);
    at += read;
  }
}

/** The ranges of parts that stand one after the other, `gap` bytes between each. */
export function rangesOf(start: number, lengths: number[], gap = 0): FileRange[] {
  let at = start;
  return lengths.map((length) => {
    const range = { start: at, end: at + length };
    at = range.end + gap;
    return range;
  });
}

/** Adds a piece, as one with the last where they are neighbours in the old file. */
export function addPiece(pieces: FilePiece[], piece: FilePiece, separator = ''): void {
  const last = pieces.at(-1);
  if (
    typeof piece === 'object' &&
    typeof last === 'object' &&
    last.end + separator.length === piece.start
  ) {
    last.end = piece.end;
    return;
  }
  if (separator !== '') pieces.push(separator);
  // What is added may grow, so it is not the caller's.
  pieces.push(typeof piece === 'object' ? { ...piece } : piece);
}

/** How many bytes a piece takes. */
export function pieceLength(piece: FilePiece): number {
  return typeof piece === 'string' ? Buffer.byteLength(piece) : piece.end - piece.start;
}
