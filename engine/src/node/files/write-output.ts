import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
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

/** The output of a build while it is being written. */
export interface Output {
  /**
   * Writes one content under one or more names; all but the first are hard links where possible.
   *
   * @param version Identifies the content, for `keep` of the next build.
   */
  write(names: string[], content: string | Uint8Array, version?: string): void;
  /**
   * Takes a file over from the last output, under all of its names, without its content being made.
   *
   * @returns Whether the last output holds it, unchanged, with that version. If not, write it.
   */
  keep(names: string[], version: string): boolean;
  /** Copies a file or a folder from elsewhere; a missing one is nothing to copy. */
  copy(source: string, file: string): void;
  /** Puts the output in the place of the last one, whole. */
  commit(): void;
  /** Removes what has been written; the last output stays. */
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
  const temporary = temporaryName(folder);
  const last = readStamps(stampFile);
  const stamps: Stamps = {};
  const folders = new Set<string>();
  const written = new Set<string>();
  let files = 0;
  let bytes = 0;
  restoreFolder(folder);
  mkdirSync(temporary, { recursive: true });
  /** Makes room for a file: its folder exists, no file has its name. Returns its path. */
  const place = (name: string): string => {
    const path = join(temporary, name);
    const parent = dirname(path);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    // The file may have other names, also in the last output: it is unlinked, never overwritten.
    if (written.has(path)) unlinkSync(path);
    written.add(path);
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
    for (const other of others) linkOrCopy(path, place(other));
    files += names.length;
    bytes += names.length * size;
  };
  return {
    write: (names, content, version) =>
      put(names, version, (path) => writeFileSync(path, content, { flag: 'wx' })),
    keep(names, version) {
      const old = join(folder, names[0] ?? '');
      if (!isUnchanged(old, last[names[0] ?? ''], version)) return false;
      put(names, version, (path) => linkOrCopy(old, path));
      return true;
    },
    copy(source, file) {
      if (!existsSync(source)) return;
      // A link to somewhere here would lead nowhere on the host: what it leads to is copied.
      for (const name of statSync(source).isDirectory() ? filesBelow(source) : ['']) {
        const path = place(posix.join(file, name));
        copyFileSync(join(source, name), path, constants.COPYFILE_EXCL);
        files++;
        bytes += statSync(path).size;
      }
    },
    commit() {
      replaceFolder(temporary, folder);
      if (stampFile !== undefined) storeFile(stampFile, JSON.stringify(stamps));
    },
    discard: () => removeQuietly(temporary),
    get files() {
      return files;
    },
    get bytes() {
      return bytes;
    },
  };
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

/**
 * An output folder is replaced whole, so one that holds anything else is refused, and one that lies in
 * a folder that is replaced or read whole.
 *
 * @param sources The folders that the build reads whole.
 * @throws DiagnosticError when the folder is neither missing, empty nor an output, or lies in another.
 */
export function refuseForeign(folder: string, sources: string[]): void {
  const refuse = (message: string, hint: string): never => {
    throw new DiagnosticError([{ severity: 'error', rule: 'output', message, hint }]);
  };
  const place = realFolder(folder);
  const source = sources.find((each) => isWithin(realPathOf(each) ?? each, place));
  if (source !== undefined)
    refuse(
      `Unexpected folder ${folder} within ${source}, expected one that the build does not read`,
      'Choose another folder with --out, or with "outDir" in the configuration',
    );
  for (let above = dirname(place); above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, payloadFolder)))
      refuse(
        `Unexpected folder ${folder} within the output ${above}, expected one beside it`,
        'The next build into that one would remove it: choose another folder with --out',
      );
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return;
  const names = stats.isDirectory() ? readdirSync(folder) : ['itself'];
  if (names.length > 0 && !names.includes(payloadFolder))
    refuse(
      `Unexpected ${stats.isDirectory() ? 'folder' : 'file'} ${folder}, expected an output of an earlier build`,
      'It would be replaced whole: move it away, or choose another folder with --out',
    );
}

/** What is known of a written file: its content's version, its size in bytes, its time in ms. */
type Stamp = [version: string, size: number, modified: number];
type Stamps = Record<string, Stamp>;

/** Whether a file of the last output has that version, and still is as it was written. */
function isUnchanged(file: string, stamp: Stamp | undefined, version: string): boolean {
  if (stamp?.[0] !== version) return false;
  try {
    const { size, mtimeMs } = statSync(file);
    return size === stamp[1] && mtimeMs === stamp[2];
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
