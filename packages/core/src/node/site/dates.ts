import { posix } from 'node:path';
import { git, logFormat, readLog } from './git-log.ts';

/** The date of the last change of each file. */
export interface Dates {
  /** ISO 8601; null without a history. */
  of(file: string): string | null;
  /** The last commit that touched a file; undefined without one, and in a shallow clone. */
  commitOf?(file: string): string | undefined;
}

/** The last commits of files, relative to the site's root, and the date of all others. */
export interface FileDates {
  files: Record<string, [date: string, commit: string]>;
  fallback: string | null;
}

/** What the dates of an earlier version are read from. */
interface At {
  commit: string;
  /** The site's folder at that time, from the top of the repository. */
  prefix: string;
}

/**
 * Reads the date of the last commit of each file. A file without a commit, and every file of a
 * shallow clone, has the date of the newest commit.
 */
export async function loadDates(root: string, folder: string): Promise<Dates> {
  return datesFrom(await readDates(root, folder));
}

/** The dates of an earlier version. Default: of today. */
export async function readDates(root: string, folder: string, at?: At): Promise<FileDates> {
  const commit = at ? [at.commit] : [];
  try {
    const [newest, shallow] = await Promise.all([
      git(root, 'log', '-1', '--no-show-signature', '--format=%cI', ...commit, '--'),
      git(root, 'rev-parse', '--is-shallow-repository'),
    ]);
    const fallback = newest.trim() || null;
    if (shallow.trim() === 'true') return { files: {}, fallback };
    const place = at
      ? [
          `--relative=${at.prefix && `${at.prefix}/`}`,
          ...commit,
          '--',
          `:(top,literal)${posix.join(at.prefix, folder)}`,
        ]
      : ['--relative', '--', folder];
    const log = await git(root, 'log', ...logFormat, ...place);
    const { commits, places } = readLog(log);
    const rows = Array.from(places, ([file, [first]]) => {
      const { date, id } = commits[first!]!;
      return [file, [date, id]];
    });
    return { files: Object.fromEntries(rows) as FileDates['files'], fallback };
  } catch {
    // No git, or no repository: pages then have no date.
    return { files: {}, fallback: null };
  }
}

/** The dates that were read. */
export function datesFrom({ files, fallback }: FileDates): Dates {
  const lastOf = (file: string) => (Object.hasOwn(files, file) ? files[file] : undefined);
  return { of: (file) => lastOf(file)?.[0] ?? fallback, commitOf: (file) => lastOf(file)?.[1] };
}
