import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { realPathOf } from './real-paths.ts';

/**
 * The names of every file below a folder, relative to it and in order. Links are followed, but never
 * into a folder that is already being read; those that lead to nothing are left out.
 *
 * @param isTaken Says by its own name whether a file, or a folder with all below it, is taken. Default: all are.
 */
export function filesBelow(folder: string, isTaken: (name: string) => boolean = () => true) {
  return namesBelow(folder, isTaken, [], '');
}

function namesBelow(
  folder: string,
  isTaken: (name: string) => boolean,
  above: string[],
  prefix: string,
): string[] {
  const real = realPathOf(folder);
  if (real === undefined || above.includes(real)) return [];
  return readdirSync(real, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (!isTaken(entry.name)) return [];
      const path = join(real, entry.name);
      const name = prefix + entry.name;
      const target = entry.isSymbolicLink() ? linkTarget(path) : entry;
      if (target?.isDirectory()) return namesBelow(path, isTaken, [...above, real], `${name}/`);
      return target?.isFile() ? [name] : [];
    });
}

/** What a link leads to; undefined when that is nothing, or the link goes around in a circle. */
function linkTarget(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
