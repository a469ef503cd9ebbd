import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { payloadFolder } from '../../shared/page/paths.ts';
import { type FilePiece, type FileRange, readRange, writePieces } from './file-pieces.ts';
import { filesBelow } from './files-below.ts';
import { keepTree, openTree } from './output-tree.ts';
import { realFolder, replaceFolder, restoreFolder } from './replace-folder.ts';
import { leftoversOf, removeQuietly, replaceFile, temporaryName } from './temporary.ts';

/** A file of an output, with the version it was written with. */
export interface WrittenFile {
  version: string;
  /** Reads a part of it. */
  read(range: FileRange): Buffer;
}

/** The output of a build while it is being written. */
export interface Output {
  /**
   * Writes one content under one or more names; all but the first are hard links where possible.
   *
   * @param content Where it is in pieces, ranges are of the file that `last` gave for the first name.
   * @param version Identifies the content, for `keep` of the next build.
   */
  write(names: string[], content: string | Uint8Array | FilePiece[], version?: string): void;
  /**
   * Takes a file over from the last output, under all of its names, without its content being made.
   *
   * @returns Whether the last output holds it, unchanged, with that version. If not, write it.
   */
  keep(names: string[], version: string): boolean;
  /** A file of the last output, if it still is what was written with a version. It stays open until the end. */
  last(name: string): WrittenFile | undefined;
  /** Copies a file or a folder from elsewhere; a missing one is nothing to copy. */
  copy(source: string, file: string): void;
  /** Puts the output in the place of the last one, whole. */
  commit(): void;
  /** Leaves the last output as it is, and what has been written for the next build to begin with. */
  release(): void;
  /** Leaves the last output as it is. What has been written goes: it may be why the build has failed. */
  discard(): void;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Starts an output beside its final folder. Nothing is seen there before `commit`: a build that
 * fails or is interrupted leaves the last good one.
 *
 * @param stampFile Where the versions of the output's files are kept from one build to the next.
 * @param kept Folder that keeps an older output: this one is made of it, and the one that it replaces is
 *   kept there. Default: none is kept.
 */
export function createOutput(path: string, stampFile?: string, kept?: string): Output {
  const folder = realFolder(path);
  const last = readStamps(stampFile);
  const stamps: Stamps = {};
  restoreFolder(folder);
  const tree = openTree(temporaryName(folder), kept);
  /** Files of the last output by their names: another build may replace them meanwhile. */
  const open = new Map<string, number>();
  let files = 0;
  let bytes = 0;
  /** Puts a file under its names: one that the tree may have already, or a new one. */
  const put = (
    names: string[],
    version: string | undefined,
    create: (path: string) => void,
    known?: Stats,
  ) => {
    const [first, ...others] = names;
    if (first === undefined) return;
    for (const name of names) delete stamps[name];
    const path = join(tree.folder, first);
    const isThere = known && tree.take(first, known);
    if (!isThere) create(tree.place(first));
    const stats = isThere ? known : statSync(path);
    if (version !== undefined) stamps[first] = [version, stats.size, stats.mtimeMs];
    for (const other of others) if (!tree.take(other, stats)) linkOrCopy(path, tree.place(other));
    files += names.length;
    bytes += names.length * stats.size;
  };
  const closeOpen = () => {
    for (const descriptor of open.values()) closeSync(descriptor);
    open.clear();
  };
  return {
    write: (names, content, version) =>
      put(names, version, (path) => {
        if (Array.isArray(content)) writePieces(path, content, open.get(names[0]!));
        else writeFileSync(path, content, { flag: 'wx' });
      }),
    keep(names, version) {
      const old = join(folder, names[0] ?? '');
      const stamp = last[names[0] ?? ''];
      if (stamp?.[0] !== version) return false;
      const stats = statsOf(old);
      if (!isSame(stats, stamp)) return false;
      put(names, version, (path) => linkOrCopy(old, path), stats);
      return true;
    },
    last(name) {
      const file = join(folder, name);
      const stamp = last[name];
      if (!stamp || !isSame(statsOf(file), stamp)) return undefined;
      const descriptor = open.get(name) ?? openSync(file, 'r');
      open.set(name, descriptor);
      // What was looked at may have been replaced before it was opened.
      if (!isSame(fstatSync(descriptor), stamp)) return undefined;
      return { version: stamp[0], read: (range) => readRange(descriptor, range) };
    },
    copy(source, file) {
      if (!existsSync(source)) return;
      // A link to somewhere here would lead nowhere on the host: what it leads to is copied.
      for (const name of filesOf(source)) {
        const output = posix.join(file, name);
        const path = tree.place(output);
        delete stamps[output];
        copyFileSync(join(source, name), path, constants.COPYFILE_EXCL);
        files++;
        bytes += statSync(path).size;
      }
    },
    commit() {
      closeOpen();
      tree.prune();
      replaceFolder(tree.folder, folder, (old) => keepTree(old, kept));
      writeStamps(stampFile, stamps);
    },
    release() {
      closeOpen();
      // One that was made from nothing has nothing that the next build could take over.
      keepTree(tree.folder, tree.wasKept ? kept : undefined);
    },
    discard() {
      closeOpen();
      removeQuietly(tree.folder);
    },
    get files() {
      return files;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** The names of every file below a folder; that of a file itself is empty. */
function filesOf(path: string): string[] {
  return statSync(path).isDirectory() ? filesBelow(path) : [''];
}

/** A second name costs a tenth of a second copy; not every file system has hard links. */
function linkOrCopy(source: string, name: string): void {
  try {
    linkSync(source, name);
  } catch {
    // Whatever happens, nothing is written through a link to a file that can be seen.
    copyFileSync(source, name, constants.COPYFILE_EXCL);
  }
}

/** What is known of a file; undefined where there is none, be it for a file where a folder was. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * An output folder is replaced whole, so one that holds anything else is refused.
 *
 * @throws DiagnosticError when the folder is neither missing, empty nor an output.
 */
export function refuseForeign(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return;
  const names = stats.isDirectory() ? readdirSync(folder) : ['itself'];
  if (names.length === 0 || names.includes(payloadFolder)) return;
  throw new DiagnosticError([
    {
      severity: 'error',
      rule: 'output',
      message: `Unexpected ${stats.isDirectory() ? 'folder' : 'file'} ${folder}, expected an output of an earlier build`,
      hint: 'It would be replaced whole: move it away, or choose another folder with --out',
    },
  ]);
}

/** What is known of a written file: its content's version, its size in bytes, its time in ms. */
type Stamp = [version: string, size: number, modified: number];
type Stamps = Record<string, Stamp>;

/** Whether a file still is what it was written as. */
function isSame(stats: Stats | undefined, stamp: Stamp | undefined): boolean {
  return stats !== undefined && stats.size === stamp?.[1] && stats.mtimeMs === stamp[2];
}

function readStamps(file: string | undefined): Stamps {
  try {
    if (file === undefined) return {};
    return (JSON.parse(readFileSync(file, 'utf8')) as Stamps | null) ?? {};
  } catch {
    return {};
  }
}

function writeStamps(file: string | undefined, stamps: Stamps): void {
  if (file === undefined) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    for (const left of leftoversOf(file)) removeQuietly(left);
    replaceFile(file, JSON.stringify(stamps));
  } catch {
    // A read-only cache: the next build writes every file again.
  }
}
