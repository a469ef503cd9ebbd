import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DiagnosticError } from '../shared/diagnostic.ts';
import { payloadFolder } from '../shared/paths.ts';
import { type FilePiece, type FileRange, readRange, writePieces } from './file-pieces.ts';
import { filesBelow } from './files-below.ts';
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
  /** Leaves the last output as it is. */
  discard(): void;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Starts an output beside its final folder. Nothing is seen there before `commit`: a build that
 * fails or is interrupted leaves the last good one.
 *
 * @param stampFile Where the versions of the output's files are kept from one build to the next.
 */
export function createOutput(path: string, stampFile?: string): Output {
  const folder = realFolder(path);
  const last = readStamps(stampFile);
  const stamps: Stamps = {};
  const temporary = temporaryName(folder);
  const folders = new Set<string>();
  const written = new Set<string>();
  /** Files of the last output by their names: another build may replace them meanwhile. */
  const open = new Map<string, number>();
  let files = 0;
  let bytes = 0;
  restoreFolder(folder);
  mkdirSync(temporary, { recursive: true });
  const ensureFolder = (path: string) => {
    const parent = dirname(path);
    if (folders.has(parent)) return;
    mkdirSync(parent, { recursive: true });
    folders.add(parent);
  };
  /** Makes a file with `create`, and links its other names to it. */
  const put = (names: string[], version: string | undefined, create: (path: string) => void) => {
    const [first, ...others] = names.map((name) => join(temporary, name));
    if (first === undefined) return;
    ensureFolder(first);
    // A second write of a name must not reach a file of the last output through its link.
    for (const path of [first, ...others]) {
      if (written.has(path)) rmSync(path);
      written.add(path);
    }
    create(first);
    const { size, mtimeMs } = statSync(first);
    if (version !== undefined) stamps[names[0]!] = [version, size, mtimeMs];
    for (const other of others) {
      ensureFolder(other);
      linkOrCopy(first, other);
    }
    files += names.length;
    bytes += names.length * size;
  };
  const closeOpen = () => {
    for (const descriptor of open.values()) closeSync(descriptor);
    open.clear();
  };
  return {
    write: (names, content, version) =>
      put(names, version, (path) => {
        if (Array.isArray(content)) writePieces(path, content, open.get(names[0]!));
        else writeFileSync(path, content);
      }),
    keep(names, version) {
      const old = join(folder, names[0] ?? '');
      if (!isUnchanged(old, last[names[0] ?? ''], version)) return false;
      put(names, version, (path) => linkOrCopy(old, path));
      return true;
    },
    last(name) {
      const file = join(folder, name);
      const version = last[name]?.[0];
      if (version === undefined || !isUnchanged(file, last[name], version)) return undefined;
      const descriptor = open.get(name) ?? openSync(file, 'r');
      open.set(name, descriptor);
      // What was looked at may have been replaced before it was opened.
      if (!isSame(fstatSync(descriptor), last[name])) return undefined;
      return { version, read: (range) => readRange(descriptor, range) };
    },
    copy(source, file) {
      if (!existsSync(source)) return;
      // A link to somewhere here would lead nowhere on the host: what it leads to is copied.
      for (const name of filesOf(source)) {
        const path = join(temporary, file, name);
        ensureFolder(path);
        // It may be a name of a file that has others.
        rmSync(path, { force: true });
        copyFileSync(join(source, name), path);
        files++;
        bytes += statSync(path).size;
      }
    },
    commit() {
      closeOpen();
      replaceFolder(temporary, folder);
      writeStamps(stampFile, stamps);
    },
    discard() {
      closeOpen();
      removeQuietly(temporary);
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
    copyFileSync(source, name);
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

/** Whether a file of the last output still is what that build wrote, with the version wanted now. */
function isUnchanged(file: string, stamp: Stamp | undefined, version: string): boolean {
  if (stamp?.[0] !== version) return false;
  return isSame(statSync(file, { throwIfNoEntry: false }), stamp);
}

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
