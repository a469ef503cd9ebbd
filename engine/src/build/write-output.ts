import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The output of a build while it is being written. */
export interface Output {
  /** Writes one content under one or more names; all but the first are hard links where possible. */
  write(names: string[], content: string | Uint8Array): void;
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
 */
export function createOutput(folder: string): Output {
  const temporary = `${folder}.${process.pid}.tmp`;
  const folders = new Set<string>();
  let files = 0;
  let bytes = 0;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const ensureFolder = (path: string) => {
    const parent = dirname(path);
    if (folders.has(parent)) return;
    mkdirSync(parent, { recursive: true });
    folders.add(parent);
  };
  return {
    write(names, content) {
      const [first, ...others] = names.map((name) => join(temporary, name));
      if (first === undefined) return;
      ensureFolder(first);
      writeFileSync(first, content);
      for (const other of others) {
        ensureFolder(other);
        linkOrCopy(first, other);
      }
      files += names.length;
      bytes +=
        names.length * (typeof content === 'string' ? Buffer.byteLength(content) : content.length);
    },
    copy(source, file) {
      if (!existsSync(source)) return;
      const path = join(temporary, file);
      ensureFolder(path);
      cpSync(source, path, { recursive: true });
      for (const copied of filesOf(source)) {
        files++;
        bytes += statSync(copied).size;
      }
    },
    commit() {
      const old = `${folder}.${process.pid}.old`;
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(temporary, folder);
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(temporary, { recursive: true, force: true }),
    get files() {
      return files;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** The file itself, or every file below a folder. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A second name costs a tenth of a second copy; not every file system has hard links. */
function linkOrCopy(source: string, name: string): void {
  try {
    linkSync(source, name);
  } catch {
    copyFileSync(source, name);
  }
}
