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

/** The temporary names beside a path that killed processes have left: `x.<process>.tmp` and `.old`. */
export function leftoversOf(path: string): string[] {
  const parent = dirname(path);
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(`${basename(path)}.`) && isLeftover(name))
      .filter((name) => name.slice(basename(path).length).replace(names, '') === '')
      .map((name) => join(parent, name));
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
