import { existsSync, readFileSync, statSync } from 'node:fs';

/**
 * The bytes of a file.
 *
 * @throws Error if it is missing, or no regular file: reading a pipe or a device may never end.
 */
export function readRegular(file: string): Buffer {
  if (!statSync(file).isFile()) throw new Error(`${file} is no regular file`);
  return readFileSync(file);
}

/** Whether there is a regular file, possibly behind a link. */
export function isRegular(file: string): boolean {
  // A file in the place of a folder above it makes statSync throw.
  return existsSync(file) && statSync(file).isFile();
}
