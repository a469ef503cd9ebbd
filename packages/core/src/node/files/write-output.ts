import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { payloadFolder } from '../../shared/page/paths.ts';
import { filesBelow } from './files-below.ts';
import { isWithin, realPathOf } from './real-paths.ts';
import { realFolder, replaceFolder, restoreFolder } from './replace-folder.ts';
import { removeQuietly, storeFile, temporaryName } from './temporary.ts';

/** The content of a file: whole, or in chunks if it may be longer than a string. */
export type Content = string | Uint8Array | Iterable<string>;

/** The chunks of a content. */
export function chunksOf(content: Content): Iterable<string | Uint8Array> {
  return typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
}

/** The output of a running build. */
export interface Output {
  /**
   * Writes a content under one or more names. The other names are hard links to the first if
   * possible.
   *
   * @param version A hash of the content's input, for `keep` of the next build.
   */
  write(names: string[], content: Content, version?: string): void;
  /**
   * Reuses a file of the last output under all of its names. Its content is not created.
   *
   * @returns Whether the last output contains it, unchanged, with that version. If not, write it.
   */
  keep(names: string[], version: string): boolean;
  /** Copies a file or a folder of the site; a missing one is ignored. */
  copy(source: string, file: string): void;
  /** The names of the new output's files, sorted. */
  names(): string[];
  /** The content of a file of the new output. */
  read(name: string): Buffer;
  /** Replaces the last output. */
  commit(): void;
  /** Deletes the new output; the last one stays. */
  discard(): void;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Starts an output next to its final folder. It is invisible before `commit`: a failed or
 * interrupted build leaves the last output.
 *
 * @param stampFile The file with the versions of the output's files, for the next build.
 */
export function createOutput(path: string, stampFile?: string): Output {
  const folder = realFolder(path);
  const temporary = temporaryName(folder);
  const last = readStamps(stampFile);
  const stamps: Stamps = {};
  const folders = new Set<string>();
  /** The size of each file by its path: a file that is written again counts once. */
  const sizes = new Map<string, number>();
  restoreFolder(folder);
  mkdirSync(temporary, { recursive: true });
  /** Creates the folder of a file and removes a file of the same name. Returns its path. */
  const place = (name: string): string => {
    const path = join(temporary, name);
    const parent = dirname(path);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    // The file may have other names, also in the last output: it is unlinked, never overwritten.
    if (sizes.has(path)) unlinkSync(path);
    delete stamps[name];
    return path;
  };
  const put = (names: string[], version: string | undefined, create: (path: string) => void) => {
    const [first, ...others] = names;
    if (first === undefined) return;
    const path = place(first);
    create(path);
    const { size, mtimeMs } = statSync(path);
    if (version !== undefined) stamps[first] = [version, size, mtimeMs];
    sizes.set(path, size);
    for (const other of others) {
      const name = place(other);
      linkOrCopy(path, name);
      sizes.set(name, size);
    }
  };
  return {
    write: (names, content, version) => put(names, version, (path) => writeNew(path, content)),
    keep(names, version) {
      const old = join(folder, names[0] ?? '');
      if (!isUnchanged(old, last[names[0] ?? ''], version)) return false;
      put(names, version, (path) => linkOrCopy(old, path));
      return true;
    },
    copy(source, file) {
      if (!existsSync(source)) return;
      // A link out of the copied folder would dangle on the host: its target is copied.
      for (const name of statSync(source).isDirectory() ? filesBelow(source) : ['']) {
        const path = place(posix.join(file, name));
        copyFileSync(join(source, name), path, constants.COPYFILE_EXCL);
        sizes.set(path, statSync(path).size);
      }
    },
    names: () => filesBelow(temporary).sort(),
    read: (name) => readFileSync(join(temporary, name)),
    commit() {
      replaceFolder(temporary, folder);
      if (stampFile !== undefined) storeFile(stampFile, JSON.stringify(stamps));
    },
    discard: () => removeQuietly(temporary),
    get files() {
      return sizes.size;
    },
    get bytes() {
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    },
  };
}

/** Creates a file. */
function writeNew(path: string, content: Content): void {
  const descriptor = openSync(path, 'wx');
  try {
    for (const chunk of chunksOf(content)) writeFileSync(descriptor, chunk);
  } finally {
    closeSync(descriptor);
  }
}

/** A hard link costs a tenth of a copy; not every file system supports it. */
function linkOrCopy(source: string, name: string): void {
  try {
    linkSync(source, name);
  } catch {
    // Exclusive: a copy must never write through a link to a visible file.
    copyFileSync(source, name, constants.COPYFILE_EXCL);
  }
}

/**
 * Rejects an output folder that contains other files, because an output folder is replaced
 * completely. Also rejects a folder within an output or within a folder that the build reads
 * completely.
 *
 * @param sources The folders that the build reads completely.
 * @throws DiagnosticError if the folder is neither missing, empty nor an output, or is within such
 *   a folder.
 */
export function refuseForeign(folder: string, sources: string[]): void {
  const refuse = (message: string, hint: string): never => {
    throw new DiagnosticError([{ severity: 'error', rule: 'output', message, hint }]);
  };
  const place = realFolder(folder);
  const source = sources.find((each) => isWithin(realPathOf(each) ?? each, place));
  if (source !== undefined)
    refuse(
      `The output folder ${folder} is inside ${source}, which the build reads`,
      'Choose another folder with --out, or with "outDir" in the configuration',
    );
  for (let above = dirname(place); above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, payloadFolder)))
      refuse(
        `The output folder ${folder} is inside another output, ${above}`,
        'The next build into that one would remove it: choose another folder with --out',
      );
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return;
  const names = stats.isDirectory() ? readdirSync(folder) : ['itself'];
  if (names.length > 0 && !names.includes(payloadFolder))
    refuse(
      `The ${stats.isDirectory() ? 'folder' : 'file'} ${folder} is not the output of an earlier build`,
      'It would be replaced whole: move it away, or choose another folder with --out',
    );
}

/**
 * The stamp of a written file: the version of its content, its size in bytes, its modification time
 * in ms.
 */
type Stamp = [version: string, size: number, modified: number];
type Stamps = Record<string, Stamp>;

/** Whether a file of the last output has that version and is unmodified. */
function isUnchanged(file: string, stamp: Stamp | undefined, version: string): boolean {
  if (stamp?.[0] !== version) return false;
  try {
    // An error costs more than all of this.
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.size === stamp[1] && found.mtimeMs === stamp[2];
  } catch {
    return false;
  }
}

function readStamps(file: string | undefined): Stamps {
  try {
    if (file === undefined) return {};
    return (JSON.parse(readFileSync(file, 'utf8')) as Stamps | null) ?? {};
  } catch {
    return {};
  }
}
