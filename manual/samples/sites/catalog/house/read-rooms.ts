import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Room {
  id: string;
  name: string;
  seats: number;
}

/** The absolute file that a page names: `~/` is the root. */
export const fileOf = (root: string, written: unknown) =>
  join(root, String(written).replace(/^~\//, ''));

export function readRooms(file: string): Room[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Room[];
}
