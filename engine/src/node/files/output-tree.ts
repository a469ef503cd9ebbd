import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { leftoversOf, removeQuietly, temporaryName } from './temporary.ts';

/** A folder that is to become an output. Names are relative to it, with slashes. */
export interface OutputTree {
  readonly folder: string;
  /** Whether it began with an output that was kept. */
  readonly wasKept: boolean;
  /** Takes a name into the new output that leads to this very file already; false when it does not. */
  take(name: string, file: Stats): boolean;
  /** Makes room for a file that is to be created: no file has its name, its folder is there. Gives its path. */
  place(name: string): string;
  /** Removes everything that was neither taken nor placed. */
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
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder);
  const found = kept === undefined ? undefined : takeKept(kept, folder);
  const { files, folders } = found ?? noNames();
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
    if (files.delete(name)) unlinkSync(pathOf(name));
    // It is there where a name leads up again, as `a/../b` does.
    mkdirSync(pathOf(name), { recursive: true });
  };
  const removeFolder = (name: string) => {
    rmSync(pathOf(name), { recursive: true });
    for (const names of [files, folders])
      for (const each of names) if (`${each}/`.startsWith(`${name}/`)) names.delete(each);
  };
  return {
    folder,
    wasKept: found !== undefined,
    take(asked, file) {
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
      if (files.delete(name) || used.has(name)) unlinkSync(pathOf(name));
      else if (folders.has(name) && !needed.has(name)) removeFolder(name);
      used.add(name);
      return pathOf(name);
    },
    prune() {
      // What is in a folder that goes, goes with it.
      const isAlone = (name: string) => needed.has(posix.dirname(name));
      for (const name of files) if (isAlone(name)) unlinkSync(pathOf(name));
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

/** How long an output is kept for a folder that nothing is written to any more, in ms. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Removes the outputs that are kept for other folders than this one, and have been for a day.
 *
 * @param cache Folder with the kept outputs, `output-*`.
 * @param kept The one that is used; without one all are removed.
 */
export function forgetTrees(cache: string, kept: string | undefined): void {
  const oldest = kept === undefined ? Infinity : Date.now() - keptMs;
  for (const entry of existsSync(cache) ? readdirSync(cache, { withFileTypes: true }) : []) {
    const path = join(cache, entry.name);
    if (!entry.isDirectory() || !/^output-[^.]+$/.test(entry.name) || path === kept) continue;
    // To be moved there is a change of the folder itself.
    const movedAt = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
    if (movedAt < oldest) removeQuietly(path);
  }
}

function takesCapitals(folder: string): boolean {
  return existsSync(join(dirname(folder), basename(folder).toUpperCase()));
}

/** What a kept output holds and the new one does not, yet. */
interface Names {
  files: Set<string>;
  folders: Set<string>;
}

const noNames = (): Names => ({ files: new Set(), folders: new Set() });

/**
 * Puts the kept output in the place of an empty folder, and lists what is in it. One that is not as a
 * build makes it is removed: it has a link, or a folder that may not be written or is another user's.
 *
 * @returns Undefined when none is kept that can be used; the folder is as it was.
 */
function takeKept(kept: string, folder: string): Names | undefined {
  for (const left of leftoversOf(kept)) removeQuietly(left);
  const own = temporaryName(kept);
  if (!move(kept, own)) return undefined;
  const names = noNames();
  try {
    if (!addNames(names, own, '', statSync(folder))) throw new Error('Not as a build makes it');
    rmdirSync(folder);
    renameSync(own, folder);
    return names;
  } catch {
    removeQuietly(own);
    mkdirSync(folder, { recursive: true });
    return undefined;
  }
}

/** Adds the names of everything in a folder; false when one of them is nothing that a build makes. */
function addNames(names: Names, path: string, prefix: string, made: Stats): boolean {
  const { mode, uid, gid } = lstatSync(path);
  if (mode !== made.mode || uid !== made.uid || gid !== made.gid) return false;
  return readdirSync(path, { withFileTypes: true }).every((entry) => {
    const name = prefix + entry.name;
    // A name that is no UTF-8 cannot be named again.
    if (name.includes('\uFFFD')) return false;
    if (!entry.isDirectory()) {
      names.files.add(name);
      return entry.isFile();
    }
    names.folders.add(name);
    return addNames(names, join(path, entry.name), `${name}/`, made);
  });
}

function move(folder: string, to: string): boolean {
  try {
    renameSync(folder, to);
    return true;
  } catch {
    return false;
  }
}

/** Whether two names lead to one file. Its number alone may be rounded; Windows has longer ones. */
function isSameFile(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev && a.size === b.size && a.mtimeMs === b.mtimeMs;
}
