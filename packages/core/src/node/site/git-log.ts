import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output of a git command in a folder. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 1 << 28 });
  return stdout;
}

/** The arguments of `git log` for `readLog`; settings of the user have no effect. */
export const logFormat = [
  // Otherwise git quotes names that are not ASCII.
  '-z',
  '--format=%x00%H %cI',
  '--name-only',
  '--no-show-signature',
];

/** A commit. */
export interface Commit {
  id: string;
  /** ISO 8601. */
  date: string;
}

/** The commits, newest first, and for each file the places of those that touched it. */
export function readLog(log: string): { commits: Commit[]; places: Map<string, number[]> } {
  const commits: Commit[] = [];
  const places = new Map<string, number[]>();
  for (const part of log.split('\0\0')) {
    const [head = '', ...written] = part.split('\0').filter(Boolean);
    const [, id, date] = /^([\da-f]+) (\S+)$/.exec(head) ?? [];
    if (id === undefined || date === undefined) continue;
    const place = commits.push({ id, date }) - 1;
    for (const name of written.map((file) => file.replace(/^\n/, ''))) {
      const before = places.get(name);
      if (before) before.push(place);
      else places.set(name, [place]);
    }
  }
  return { commits, places };
}
