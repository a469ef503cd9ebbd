import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 1 << 28 });
  return stdout;
}

/** The date of the last change of each file. */
export interface Dates {
  /** ISO 8601; null without a history. */
  of(file: string): string | null;
}

/**
 * Reads the date of the last commit of each file. A file without a commit, and every file of a
 * shallow clone, has the date of the newest commit.
 */
export async function loadDates(root: string, folder: string): Promise<Dates> {
  try {
    const [newest, shallow] = await Promise.all([
      git(root, 'log', '-1', '--no-show-signature', '--format=%cI'),
      git(root, 'rev-parse', '--is-shallow-repository'),
    ]);
    const fallback = newest.trim() || null;
    if (shallow.trim() === 'true') return { of: () => fallback };
    const dates = new Map<string, string>();
    const log = await git(
      root,
      'log',
      // Otherwise git quotes names that are not ASCII.
      '-z',
      '--format=%x00%cI',
      '--name-only',
      '--relative',
      '--no-show-signature',
      '--',
      folder,
    );
    for (const commit of log.split('\0\0')) {
      const [date, ...files] = commit.split('\0').filter(Boolean);
      for (const written of files) {
        const file = written.replace(/^\n/, '');
        if (!dates.has(file)) dates.set(file, date!);
      }
    }
    return { of: (file) => dates.get(file) ?? fallback };
  } catch {
    // No git, or no repository: pages then have no date.
    return { of: () => null };
  }
}
