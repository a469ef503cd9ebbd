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

/* A file is written under a temporary name with the id of its process, `x.<process>.tmp`, and
   then renamed: no reader sees an incomplete file. Whether a temporary file is a leftover
   depends only on whether its process still runs, not on its age. */

const names = /\.(\d+)\.(tmp|old)$/;

/** The temporary name of an incomplete file. */
export function temporaryName(path: string): string {
  return `${path}.${process.pid}.tmp`;
}

/** Whether a temporary name belongs to a process that has ended. */
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
 * The leftovers of killed processes next to a path: `x.<process>.tmp` and `.old`. Names with the id
 * of this process count: a killed process may have had the same id.
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

/** Removes a file or a folder as far as possible. */
export function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // The folder is read-only, or another process was faster. The remainder does no harm.
  }
}

/** Replaces a file atomically: a reader sees the old content or the new. */
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

/**
 * Writes a file of the cache atomically, and creates its folder. After a failure a later run writes
 * it again.
 */
export function storeFile(file: string, content: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    for (const left of leftoversOf(file)) removeQuietly(left);
    replaceFile(file, content);
  } catch {
    // The folder is read-only, or the disk fails.
  }
}

let own: string | undefined;

/**
 * A folder for results of later runs: `folder`, or a temporary one of this process if it cannot be
 * written.
 */
export function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    if (!own) {
      const made = mkdtempSync(join(tmpdir(), 'stilldocs-'));
      own = made;
      process.once('exit', () => removeQuietly(made));
    }
    const fallback = join(own, basename(folder));
    mkdirSync(fallback, { recursive: true });
    return fallback;
  }
}
