import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.ts';
import { replaceFile } from './temporary.ts';
import { chunksOf, type Output } from './write-output.ts';

/** The part of an output that its files are written with. */
export type OutputTarget = Pick<Output, 'write' | 'keep' | 'copy' | 'names' | 'read'>;

/** A committed output, in which each file that is written replaces the earlier one. */
export function openOutput(folder: string): OutputTarget {
  const place = (name: string) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  return {
    names: () => filesBelow(folder),
    read: (name) => readFileSync(join(folder, name)),
    write(names, content) {
      const whole = Buffer.concat(Array.from(chunksOf(content), (chunk) => Buffer.from(chunk)));
      for (const name of names) replaceFile(place(name), whole);
    },
    keep: () => false,
    copy: (source, name) => copyFileSync(source, place(name)),
  };
}
