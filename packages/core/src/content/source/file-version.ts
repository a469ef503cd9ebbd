import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readRegular } from '../base/read-regular.ts';

/** The versions of files that were read, with what the file system says of them. */
const known = new Map<string, { state: string; version: string }>();
const maxKnown = 10_000;

/** For how long a file may change without another date, in ms: dates of some file systems have whole seconds. */
const coarseness = 2000;

/** Identifies the content of a file, or that it is missing. One that many pages show is read once. */
export function fileVersion(file: string): string {
  try {
    const { mtimeMs, ctimeMs, size, ino } = statSync(file);
    const state = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    const before = known.get(file);
    if (before?.state === state) return before.version;
    const version = createHash('sha256').update(readRegular(file)).digest('hex').slice(0, 32);
    if (known.size >= maxKnown) known.clear();
    if (Date.now() - Math.max(mtimeMs, ctimeMs) > coarseness) known.set(file, { state, version });
    return version;
  } catch {
    return 'missing';
  }
}

/**
 * Records the version of a file. Call it before the file is read: a version recorded afterwards
 * could come from a later save, and the result of the old content would count as current.
 */
export function noteRead(reads: Record<string, string>, file: string): void {
  reads[file] ??= fileVersion(file);
}
