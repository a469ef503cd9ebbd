/**
 * Reads a value of browser storage; null if there is none. Blocked storage reads as empty, so that the
 * page works without it.
 */
export function read(kind: 'local' | 'session', key: string): string | null {
  try {
    return window[`${kind}Storage`].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to browser storage. Blocked or full storage ignores it. */
export function write(kind: 'local' | 'session', key: string, value: string): void {
  try {
    window[`${kind}Storage`].setItem(key, value);
  } catch {
    // Blocked or full: the page works without it.
  }
}
