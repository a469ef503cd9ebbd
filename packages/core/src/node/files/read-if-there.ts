import { readRegular } from '../../content/base/read-regular.ts';

/** The content of a file; undefined if it cannot be read. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readRegular(file);
  } catch {
    return undefined;
  }
}
