import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { posix } from 'node:path';
import { decodeText } from '../../content/source/decode-text.ts';
import { type Commit, git, logFormat, readLog } from '../site/git-log.ts';

/** The files of a repository at its commits. */
export interface GitFiles {
  /** The folder of the site in the repository, with a slash at its end; empty if it is the repository's. */
  prefix: string;
  /** The commits that touched one of the files, newest first. */
  commitsOf(files: string[]): Commit[];
  /** The text of a file at a commit; undefined if it did not exist. */
  textAt(commit: string, file: string): Promise<string | undefined>;
}

/** Why a site has no history. */
export type NoHistory = 'no-git' | 'shallow';

/**
 * Opens the history of a site. File names are relative to the site's root, with forward slashes, and may
 * begin with `../`.
 *
 * @param folders The folders and files whose commits count.
 */
export async function openGit(root: string, folders: string[]): Promise<GitFiles | NoHistory> {
  let prefix: string;
  let log: string;
  try {
    if ((await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true')
      return 'shallow';
    // Names may end with a space; only the line end is not part of them.
    prefix = (await git(root, 'rev-parse', '--show-prefix')).replace(/\n$/, '');
    // A merge counts as one commit, with all files that it brought.
    const mainLine = ['--first-parent', '-m', '--no-relative'];
    // Git refuses all names if one is outside of the repository.
    const inside = folders.filter((name) => !isOutside(posix.join(prefix, name)));
    log = await git(root, 'log', ...logFormat, ...mainLine, '--', ...inside);
  } catch {
    return 'no-git';
  }
  const nameOf = (file: string) => posix.join(prefix, file);
  const { commits, places } = readLog(log);
  const read = readBlobs(root);
  return {
    prefix,
    commitsOf(files) {
      const found = new Set(files.flatMap((file) => places.get(nameOf(file)) ?? []));
      return [...found].sort((a, b) => a - b).map((place) => commits[place]!);
    },
    textAt: async (commit, file) =>
      isOutside(nameOf(file)) ? undefined : read(`${commit}:${nameOf(file)}`),
  };
}

/** Whether a name, relative to the top of the repository, leads out of it. */
function isOutside(name: string): boolean {
  return name === '..' || name.startsWith('../');
}

/** The time after which a process that nobody asks ends, in ms. */
const idleTime = 3000;

/** Reads blobs with one process: to start one from a build of 500 MB takes longer than to read a blob. */
function readBlobs(root: string): (name: string) => Promise<string | undefined> {
  let open: ReturnType<typeof startReader> | undefined;
  return (name) => {
    // The protocol ends a name with a line end.
    if (name.includes('\n')) return Promise.resolve(undefined);
    if (!open || open.hasEnded()) open = startReader(root);
    return open.read(name);
  };
}

function startReader(root: string) {
  const child = spawn('git', ['-C', root, 'cat-file', '--batch'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting: ((text: string | undefined) => void)[] = [];
  let rest: Buffer = Buffer.alloc(0);
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    clearTimeout(idle);
    child.stdin.end();
    for (const answer of waiting.splice(0)) answer(undefined);
  };
  const endIfIdle = () => (waiting.length > 0 ? idle.refresh() : end());
  const idle: NodeJS.Timeout = setTimeout(endIfIdle, idleTime).unref();
  /** Keeps this process alive, or lets it end: then Git ends as well. */
  const hold = (holds: boolean) => {
    for (const each of [child, child.stdin as Socket, child.stdout as Socket])
      if (holds) each.ref();
      else each.unref();
  };
  /** Answers with the first object in the buffer; false if it is not complete. */
  const readOne = (): boolean => {
    const line = rest.indexOf('\n');
    if (line === -1) return false;
    // A folder has a content, too: unread, it would be parsed as the next answer.
    const [, type, size] = /^[\da-f]+ (\w+) (\d+)$/.exec(rest.toString('utf8', 0, line)) ?? [];
    const last = size === undefined ? line : line + 1 + Number(size);
    if (size !== undefined && rest.length <= last) return false;
    const blob = type === 'blob' ? rest.subarray(line + 1, last) : undefined;
    rest = rest.subarray(last + 1);
    waiting.shift()?.(blob === undefined ? undefined : decodeText(blob));
    return true;
  };
  child.stdout.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (readOne());
    if (waiting.length > 0) return;
    idle.refresh();
    hold(false);
  });
  child.on('error', end);
  child.stdin.on('error', end);
  child.on('close', end);
  return {
    hasEnded: () => hasEnded,
    read: (name: string) =>
      new Promise<string | undefined>((answer) => {
        waiting.push(answer);
        hold(true);
        child.stdin.write(`${name}\n`);
      }),
  };
}
