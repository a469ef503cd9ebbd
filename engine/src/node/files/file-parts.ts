import type { Cache } from './cache.ts';
import { addPiece, type FilePiece, pieceLength, rangesOf } from './file-pieces.ts';
import { hash } from './hash.ts';
import type { Output } from './write-output.ts';

/** A part of a file of many, such as what it says of one page. */
export interface FilePart {
  /** Identifies the text. */
  version: string;
  text(): string;
}

/** What the cache keeps of a written file: the version and the length in bytes of each part. */
type KeptParts = [versions: string[], lengths: number[]];

/** Writes a file from its parts. Those that the last output's file holds are copied, not made. */
export function writeParts(output: Output, cache: Cache, file: string, parts: FilePart[]): void {
  const versions = parts.map(({ version }) => version);
  const keyOf = (version: string) => hash('parts', file, version);
  const version = hash(JSON.stringify(versions));
  const key = keyOf(version);
  cache.use(key);
  if (output.keep([file], version)) return;
  const last = output.last(file);
  const kept = last && cache.get(keyOf(last.version));
  const [oldVersions, oldLengths] = kept ? (JSON.parse(kept.toString()) as KeptParts) : [[], []];
  const ranges = rangesOf(0, oldLengths);
  const old = new Map(oldVersions.map((each, index) => [each, ranges[index]!]));
  const pieces: FilePiece[] = [];
  const lengths = parts.map((part) => {
    const piece = old.get(part.version) ?? part.text();
    addPiece(pieces, piece);
    return pieceLength(piece);
  });
  output.write([file], pieces, version);
  cache.set(key, JSON.stringify([versions, lengths] satisfies KeptParts));
}

/** The whole text, for those who keep nothing. */
export function textOfParts(parts: FilePart[]): string {
  return parts.map((part) => part.text()).join('');
}
