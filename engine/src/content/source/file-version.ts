import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Identifies what a file holds, or that there is none. */
export function fileVersion(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);
  } catch {
    return 'missing';
  }
}

/**
 * Remembers what a file holds that is about to be read. Called later, it might see what has been saved
 * meanwhile, and what was made of the old content would be taken for made of the new.
 */
export function noteRead(reads: Record<string, string>, file: string): void {
  reads[file] ??= fileVersion(file);
}
