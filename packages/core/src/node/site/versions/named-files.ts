import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { TreeFile } from './git-objects.ts';

/** The place of a version's files. */
interface Outside {
  /** The site's folder, with a slash at its end; empty if it is the top of the repository. */
  top: string;
  /** The folder of the pages, likewise. */
  pages: string;
  /** The folder of the contents in the cache. */
  objects: string;
  /** Writes the contents of files there. */
  store(files: TreeFile[]): Promise<void>;
}

/** Addresses of files: `../../src/a.ts`, `~/../a.ts`, `@/../a.md`. */
const addresses = /(?:[~@]\/|\.{1,2}\/)[^\s'"`<>()[\]{}#:,]+/g;

/**
 * The files outside of a site's folder that its pages name, and that those name in turn. Any text that looks like the
 * address of a file counts: directives, includes, partials and elements of extensions write them in their own ways.
 */
export async function filesOutside(
  all: TreeFile[],
  { top, pages, objects, store }: Outside,
): Promise<TreeFile[]> {
  if (top === '') return [];
  const byName = new Map(all.map((file) => [file.name, file]));
  const found = new Map<string, TreeFile>();
  let next = all.filter(({ name }) => name.startsWith(pages) && /\.mdx?$/.test(name));
  while (next.length > 0) {
    const named = next.flatMap((file) => {
      const text = readFileSync(join(objects, file.id), 'utf8');
      if (!text.includes('../')) return [];
      return Array.from(text.matchAll(addresses), ([address]) => {
        const [folder, rest] = address.startsWith('~/')
          ? [top, address.slice(2)]
          : address.startsWith('@/')
            ? [pages, address.slice(2)]
            : [posix.dirname(file.name), address];
        return posix.join(folder, rest);
      });
    });
    next = [...new Set(named)].flatMap((name) => {
      const file = byName.get(name);
      return file && !name.startsWith(top) && !found.has(name) ? [file] : [];
    });
    await store(next);
    for (const file of next) found.set(file.name, file);
  }
  return [...found.values()];
}
