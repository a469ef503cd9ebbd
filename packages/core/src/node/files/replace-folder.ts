import { existsSync, lstatSync, readlinkSync, realpathSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { leftoversOf, removeQuietly } from './temporary.ts';

/** The maximum number of attempts while another process replaces the same folder. */
const maxTries = 20;

/**
 * Replaces a folder by another one. The system has no call that exchanges two folders, so for an
 * instant there is none; see `restoreFolder`. Of two concurrent processes the last one wins.
 *
 * @throws The error of the file system; the former folder is then back in place.
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
 * The target of a path, so that a link is not replaced. The target need not exist: while a folder
 * is replaced, a link to it dangles.
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
 * Restores a folder whose process was killed during `replaceFolder`, and deletes all other
 * leftovers of killed processes next to it.
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
