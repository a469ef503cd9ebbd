import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/*
 * What is being written has a name of its own, with the process that writes it: `x.<process>.tmp`. It
 * gets its place by being renamed, so that nobody ever sees half of it. No clock says whether such a
 * file was left behind, only whether its process still runs.
 */

const names = /\.(\d+)\.(tmp|old)$/;

/** The name something has until it is whole. */
export function temporaryName(path: string): string {
  return `${path}.${process.pid}.tmp`;
}

/** Whether a temporary name belongs to a process that no longer runs. */
export function isLeftover(name: string): boolean {
  const [, pid] = names.exec(name) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The temporary names beside a path that killed processes have left: `x.<process>.tmp` and `.old`. Those
 * with the number of this process are among them: a killed one may have had it.
 */
export function leftoversOf(path: string): string[] {
  const parent = dirname(path);
  try {
    const left = readdirSync(parent).filter((name) => {
      const [end, pid] = names.exec(name) ?? [];
      const isOwn = Number(pid) === process.pid;
      return name === `${basename(path)}${end}` && (isOwn || isLeftover(name));
    });
    return left.map((name) => join(parent, name));
  } catch {
    return [];
  }
}

/** Removes what it can of a file or a folder. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // It cannot be written, or another process was faster: it does no harm.
  }
}

/** Writes a file whole: a reader finds the old content or the new. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const temporary = temporaryName(file);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}

/** Writes a file of the cache whole, with its folder. Where it cannot be written, a later run makes it again. */
export function storeFile(file: string, content: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    for (const left of leftoversOf(file)) removeQuietly(left);
    replaceFile(file, content);
  } catch {
    // A read-only folder, or a disk that fails.
  }
}

let own: string | undefined;

/** A folder for results that a later run may use: `folder`, or one of this process where it cannot be written. */
export function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    if (!own) {
      const made = mkdtempSync(join(tmpdir(), 'docs-engine-'));
      own = made;
      process.once('exit', () => removeQuietly(made));
    }
    const fallback = join(own, basename(folder));
    mkdirSync(fallback, { recursive: true });
    return fallback;
  }
}
