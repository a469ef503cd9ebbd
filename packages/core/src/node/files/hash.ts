import { createHash } from 'node:crypto';

/** A short hash of its parts, for keys and file names; 80 bits in hex. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) {
    digest.update(`${part.length}:`);
    digest.update(part);
  }
  return digest.digest('hex').slice(0, 20);
}
