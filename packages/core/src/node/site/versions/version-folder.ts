import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { versionMarker } from '../../../content/source/workspace.ts';
import { hash } from '../../files/hash.ts';
import { replaceFolder } from '../../files/replace-folder.ts';
import { removeQuietly, replaceFile, temporaryName } from '../../files/temporary.ts';
import { filesOf, readBlobs, type TreeFile } from './git-objects.ts';
import { largeFiles } from './large-files.ts';
import { filesOutside } from './named-files.ts';

/** What is read of a commit. */
interface Wanted {
  commit: string;
  /** The site's folder, from the top of the repository; empty if it is the top. */
  prefix: string;
  /** Folders below it that are not read. */
  omitted: string[];
  /** The folder of the pages, relative to it. */
  pagesDir: string;
}

/** The files of a version, in the cache. */
export interface VersionFolder {
  /** The site's folder, absolute. */
  root: string;
  /** The content of each of its files, by name relative to the root. */
  ids: ReadonlyMap<string, string>;
}

/**
 * Writes the files of a commit into the cache, unless they are there: its site, and the files outside of it that its
 * pages name. Versions share the files of equal content, which are links to one file.
 *
 * @param root The site's folder today, absolute.
 * @param folder The folder of all versions in the cache.
 * @throws UnreadableVersion if the files are too large, or are not in the repository.
 */
export async function versionFolder(
  root: string,
  folder: string,
  { commit, prefix, omitted, pagesDir }: Wanted,
): Promise<VersionFolder> {
  const key = hash('version 1', prefix, pagesDir, ...omitted).slice(0, 8);
  const target = join(folder, `${commit.slice(0, 16)}-${key}`);
  const marker = join(target, versionMarker);
  if (!existsSync(marker)) {
    const all = await filesOf(root, commit);
    const top = prefix === '' ? '' : `${prefix}/`;
    const isOmitted = (name: string) =>
      /(?:^|\/)node_modules\//.test(name) || omitted.some((below) => name.startsWith(`${below}/`));
    const own = all.filter(
      ({ name }) => name.startsWith(top) && !isOmitted(name.slice(top.length)),
    );
    await write(root, folder, target, { all, own, top, pagesDir });
  }
  const ids = JSON.parse(readFileSync(marker, 'utf8')) as [string, string][];
  return { root: join(target, prefix), ids: new Map(ids) };
}

interface Files {
  all: TreeFile[];
  own: TreeFile[];
  top: string;
  pagesDir: string;
}

async function write(root: string, folder: string, target: string, files: Files): Promise<void> {
  const { all, own, top, pagesDir } = files;
  const objects = join(folder, 'objects');
  mkdirSync(objects, { recursive: true });
  const pages = `${top}${pagesDir === '.' ? '' : `${pagesDir}/`}`;
  const store = (wanted: TreeFile[]) => storeBlobs(root, objects, wanted);
  await store(own);
  const outside = await filesOutside(all, { top, pages, objects, store });
  const taken = [...own, ...outside];
  const temporary = temporaryName(target);
  removeQuietly(temporary);
  mkdirSync(temporary, { recursive: true });
  const made = new Set<string>();
  for (const { name, id, isLink } of taken) {
    const file = join(temporary, name);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if (isLink) link(join(objects, id), name, file);
    else share(join(objects, id), file);
  }
  const ids = own.map(({ name, id }) => [name.slice(top.length), id]);
  writeFileSync(join(temporary, versionMarker), JSON.stringify(ids));
  replaceFolder(temporary, target);
}

/** Reads the contents that the cache lacks. */
async function storeBlobs(root: string, objects: string, files: TreeFile[]): Promise<void> {
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const missing = [...names.keys()].filter((id) => !existsSync(join(objects, id)));
  if (missing.length === 0) return;
  const readLarge = await largeFiles(root);
  await readBlobs(root, missing, (id, content) =>
    replaceFile(join(objects, id), readLarge(content, names.get(id)!)),
  );
}

/** Two names for one content; a copy where the disk has no links, or no more of them. */
export function share(object: string, file: string): void {
  try {
    linkSync(object, file);
  } catch {
    copyFileSync(object, file);
  }
}

/** A symbolic link of the repository, unless it leads out of it. */
function link(object: string, name: string, file: string): void {
  const target = readFileSync(object, 'utf8');
  const inside = posix.normalize(posix.join(posix.dirname(name), target));
  if (posix.isAbsolute(target) || inside.startsWith('../')) return;
  symlinkSync(target, file);
}
