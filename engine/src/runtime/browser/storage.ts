/**
 * Browser storage that never throws: a blocked or full storage reads as empty and takes nothing.
 * The page works without it.
 */
export function read(kind: 'local' | 'session', key: string): string | null {
  try {
    return window[`${kind}Storage`].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value; see `read`. */
export function write(kind: 'local' | 'session', key: string, value: string): void {
  try {
    window[`${kind}Storage`].setItem(key, value);
  } catch {
    // Blocked or full: see above.
  }
}
