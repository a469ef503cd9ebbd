import { existsSync, lstatSync, readlinkSync, realpathSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { leftoversOf, removeQuietly } from './temporary.ts';

/** How often a folder is put in place while another process does the same. */
const maxTries = 20;

/**
 * Puts a whole folder in the place of another. There is no call that exchanges two folders, so the
 * place is empty for an instant; see `restoreFolder`. Of two processes that do so at once the last wins.
 *
 * @throws The file system's error; the folder that stood there then stands there again.
 */
export function replaceFolder(temporary: string, folder: string): void {
  const old = `${folder}.${process.pid}.old`;
  for (let tries = 1; ; tries++) {
    const wasThere = moveAway(folder, old);
    try {
      renameSync(temporary, folder);
      if (wasThere) removeQuietly(old);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const isTaken = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code) && existsSync(folder);
      if (!isTaken || tries === maxTries) {
        if (wasThere && !existsSync(folder)) renameSync(old, folder);
        throw error;
      }
    }
  }
}

function moveAway(folder: string, old: string): boolean {
  removeQuietly(old);
  try {
    renameSync(folder, old);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * The folder that a path leads to, so that it is replaced and not the link. It need not be there: the
 * place of a folder is empty for an instant, and a link then leads to nothing.
 */
export function realFolder(path: string): string {
  const folder = resolve(path);
  try {
    return realpathSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  return realFolder(resolve(realpathSync(dirname(folder)), readlinkSync(folder)));
}

/**
 * Brings back a folder whose process was killed in the instant in which its place was empty, and
 * removes everything else that killed processes have left beside it.
 */
export function restoreFolder(folder: string): void {
  const found = leftoversOf(folder).sort((a, b) => timeOf(b) - timeOf(a));
  const old = found.find((path) => path.endsWith('.old'));
  if (old !== undefined && !existsSync(folder)) renameSync(old, folder);
  for (const path of found) removeQuietly(path);
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
}
