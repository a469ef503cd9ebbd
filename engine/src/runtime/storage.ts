/**
 * Browser storage that never throws: a blocked or full storage reads as empty and takes nothing.
 * The page works without it.
 */
export function read(kind: 'local' | 'session', key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

export function write(kind: 'local' | 'session', key: string, value: string): void {
  try {
    storageOf(kind).setItem(key, value);
  } catch {
    // Blocked or full: see above.
  }
}

function storageOf(kind: 'local' | 'session'): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}
