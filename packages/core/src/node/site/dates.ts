import { git, logFormat, readLog } from './git-log.ts';

/** The date of the last change of each file. */
export interface Dates {
  /** ISO 8601; null without a history. */
  of(file: string): string | null;
  /** The last commit that touched a file; undefined without one, and in a shallow clone. */
  commitOf?(file: string): string | undefined;
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
    const log = await git(root, 'log', ...logFormat, '--relative', '--', folder);
    const { commits, places } = readLog(log);
    const lastOf = (file: string) => commits[places.get(file)?.[0] ?? -1];
    return {
      of: (file) => lastOf(file)?.date ?? fallback,
      commitOf: (file) => lastOf(file)?.id,
    };
  } catch {
    // No git, or no repository: pages then have no date.
    return { of: () => null };
  }
}
