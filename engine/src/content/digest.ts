import { createHash } from 'node:crypto';
import { digestLength } from '../shared/document/worker-build.ts';

/** The digest of a file, by which the service worker tells whether it was given that file. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digestLength);
}

/** What names a file of a page by its content; see `digestInName`. */
export function nameOfContent(content: string | Uint8Array): string {
  return digestOf(content).slice(0, 8);
}
