import { readFileSync } from 'node:fs';

/** The content of a file; undefined if it cannot be read. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
