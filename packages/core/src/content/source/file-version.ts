import { createHash } from 'node:crypto';
import { readRegular } from '../base/read-regular.ts';

/** Identifies the content of a file, or that it is missing. */
export function fileVersion(file: string): string {
  try {
    return createHash('sha256').update(readRegular(file)).digest('hex').slice(0, 32);
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
