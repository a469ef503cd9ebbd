import { createHash } from 'node:crypto';
import { digestLength } from '../../shared/document/worker-build.ts';

/** The digest of a file, with which the service worker identifies the file. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digestLength);
}

/** The part of a file's name that identifies its content; see `digestInName`. */
export function nameOfContent(content: string | Uint8Array): string {
  return digestOf(content).slice(0, 8);
}
