import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Identifies the content of a file, or that it is missing. */
export function fileVersion(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);
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
