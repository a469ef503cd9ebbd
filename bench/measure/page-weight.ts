import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a page weighs at its load, in bytes: its document as it is, scripts and styles with brotli. */
export interface PageWeight {
  html: number;
  script: number;
  style: number;
}

/** Every file below a folder, absolute, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Weighs a page of a built site, with the scripts and styles that its document names. */
export function weightOf(dist: string, file: string): PageWeight {
  const html = readFileSync(file, 'utf8');
  const sizeOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)]
      .map(([, name]) => brotliCompressSync(readFileSync(join(dist, name!))).length)
      .reduce((sum, size) => sum + size, 0);
  return {
    html: Buffer.byteLength(html),
    script: sizeOf(/<script[^>]* src="\/([^"]+)"/g),
    style: sizeOf(/<link[^>]* rel="stylesheet" href="\/([^"]+)"/g),
  };
}

/** A difference, as a whole number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${Math.round(value)}` : `${Math.round(value)}`;
}
