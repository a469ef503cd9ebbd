import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { removeQuietly } from './temporary.ts';

/** A folder that is to become an output. Names are relative to it, with slashes. */
export interface OutputTree {
  readonly folder: string;
  /** Whether a name leads to this very file already. If so, it is to stay. */
  has(name: string, file: Stats): boolean;
  /** Makes room for a file that is to be created: nothing has its name, its folder is there. Gives its path. */
  place(name: string): string;
  /** Removes everything that was neither found nor placed. */
  prune(): void;
}

/**
 * Begins a tree with an older output, if one is kept: most of its files are those of the next one, and
 * to look at a name takes a fifth of the time of making it and removing it later. Nothing in it is
 * believed: a file of it stays only where it is the one that is wanted, by its number in the file system.
 *
 * @param folder Where the tree is to stand; nothing is there.
 * @param kept Where the older output is kept; it is taken from there, so no other build can have it.
 */
export function openTree(folder: string, kept?: string): OutputTree {
  const { files, folders } = takeKept(folder, kept);
  const used = new Set<string>();
  const needed = new Set<string>(['.']);
  const pathOf = (name: string) => join(folder, name);
  /** One name for each file: configured ones may have more slashes than they need. */
  const plain = (name: string) => posix.join('.', name);

  const needFolder = (name: string) => {
    if (needed.has(name)) return;
    needFolder(posix.dirname(name));
    needed.add(name);
    if (folders.has(name)) return;
    if (files.delete(name)) rmSync(pathOf(name));
    mkdirSync(pathOf(name), { recursive: true });
  };
  const removeFolder = (name: string) => {
    rmSync(pathOf(name), { recursive: true });
    for (const names of [files, folders])
      for (const each of names) if (`${each}/`.startsWith(`${name}/`)) names.delete(each);
  };
  return {
    folder,
    has(asked, file) {
      const name = plain(asked);
      if (!files.has(name) && !used.has(name)) return false;
      if (!isSameFile(lstatSync(pathOf(name)), file)) return false;
      files.delete(name);
      used.add(name);
      needFolder(posix.dirname(name));
      return true;
    },
    place(asked) {
      const name = plain(asked);
      needFolder(posix.dirname(name));
      // What is written must not reach a file of another output through its link.
      if (files.delete(name) || used.has(name)) rmSync(pathOf(name));
      else if (folders.has(name) && !needed.has(name)) removeFolder(name);
      used.add(name);
      return pathOf(name);
    },
    prune() {
      // What is in a folder that goes, goes with it.
      const isAlone = (name: string) => needed.has(posix.dirname(name));
      for (const name of files) if (isAlone(name)) rmSync(pathOf(name));
      for (const name of folders)
        if (!needed.has(name) && isAlone(name)) rmSync(pathOf(name), { recursive: true });
    },
  };
}

/**
 * Keeps an output that another has taken the place of, for the tree of the next one. It is removed
 * where that cannot be done: one is kept already, or the place is on another disk. A file system that
 * takes small letters for capitals has one file for two names, which a tree cannot tell.
 */
export function keepTree(folder: string, kept: string | undefined): void {
  if (kept === undefined || takesCapitals(folder) || !move(folder, kept)) removeQuietly(folder);
}

function takesCapitals(folder: string): boolean {
  return existsSync(join(dirname(folder), basename(folder).toUpperCase()));
}

/** Puts the kept output, if there is one, where a new tree is to stand, and lists what is in it. */
function takeKept(folder: string, kept: string | undefined): Names {
  const names = { files: new Set<string>(), folders: new Set<string>() };
  mkdirSync(dirname(folder), { recursive: true });
  if (kept !== undefined && move(kept, folder)) list(folder, '', names);
  else mkdirSync(folder);
  return names;
}

function move(folder: string, to: string): boolean {
  try {
    renameSync(folder, to);
    return true;
  } catch {
    return false;
  }
}

/** What a kept output holds and the new one does not, yet. */
type Names = Record<'files' | 'folders', Set<string>>;

function list(path: string, prefix: string, names: Names): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const name = prefix + entry.name;
    // A link to a folder is a file here: it is removed, not what it leads to.
    if (!entry.isDirectory()) names.files.add(name);
    else {
      names.folders.add(name);
      list(join(path, entry.name), `${name}/`, names);
    }
  }
}

/** Whether two names lead to one file. Its number alone may be rounded; Windows has longer ones. */
function isSameFile(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev && a.size === b.size && a.mtimeMs === b.mtimeMs;
}
