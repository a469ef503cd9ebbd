import { spawn } from 'node:child_process';
import { git } from '../git-log.ts';

/** The maximum of bytes that a version may have, without its compression in Git. */
const maxVersionBytes = 2 ** 31;

/** A file of a commit. */
export interface TreeFile {
  /** From the top of the repository. */
  name: string;
  /** The identity of its content. */
  id: string;
  isLink: boolean;
}

/**
 * The files of a commit, sorted. Submodules are left out, and names that lead out of the repository, which only
 * a forged tree has.
 *
 * @param commit The id of a commit.
 */
export async function filesOf(root: string, commit: string): Promise<TreeFile[]> {
  return (await tree(root, commit)).flatMap((row): TreeFile[] => {
    const [, mode, id, name] = /^(\d+) blob (\S+)\t(.*)$/s.exec(row) ?? [];
    if (mode === undefined || !isPlainName(name!)) return [];
    return [{ name: name!, id: id!, isLink: mode === '120000' }];
  });
}

async function tree(root: string, commit: string): Promise<string[]> {
  const list = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit];
  return (await git(root, ...list)).split('\0');
}

/** The folders of submodules of a commit, from the top of the repository: their files are in other repositories. */
export async function submodulesOf(root: string, commit: string): Promise<string[]> {
  const rows = await tree(root, commit);
  return rows.flatMap((row) => /^160000 commit \S+\t(.*)$/s.exec(row)?.[1] ?? []);
}

/** A version whose files cannot be read. */
export class UnreadableVersion extends Error {
  readonly hint: string;

  /** @param message What is wrong with the version: `has more than 2 GiB of files`. */
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Whether a name stays in its folder. */
export function isPlainName(name: string): boolean {
  return name.split(/[/\\]/).every((part) => !['', '.', '..', '.git'].includes(part.toLowerCase()));
}

/** The answers of `git cat-file` to a list of objects, in order; undefined for a missing one. */
async function* ask(
  root: string,
  mode: '--batch' | '--batch-check',
  names: string[],
): AsyncGenerator<{ id: string; content: Buffer } | undefined> {
  // Names are lines of the input: none of them can be an option or a command.
  const child = spawn('git', ['-C', root, 'cat-file', mode], { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.on('error', () => undefined);
  child.stdin.end(names.map((name) => `${name}\n`).join(''));
  const failed = new Promise<never>((_, reject) => child.on('error', reject));
  failed.catch(() => undefined);
  let rest: Buffer[] = [];
  let length = 0;
  const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  /** The bytes up to the length that is wanted, or up to a line end. */
  const take = async (wanted?: number): Promise<Buffer | undefined> => {
    for (;;) {
      const end = wanted ?? lineEnd(rest);
      if (end !== undefined && end <= length) {
        const all = Buffer.concat(rest);
        rest = [all.subarray(end)];
        length -= end;
        return all.subarray(0, end);
      }
      const { value, done } = await Promise.race([chunks.next(), failed]);
      if (done) return undefined;
      rest.push(value);
      length += value.length;
    }
  };
  let bytes = 0;
  try {
    for (const _ of names) {
      const line = (await take())?.toString();
      const [, id, size] = /^([\da-f]{40,64}) \w+ (\d+)\n$/.exec(line ?? '') ?? [];
      if (id === undefined || mode === '--batch-check') {
        yield id === undefined ? undefined : { id, content: Buffer.alloc(0) };
        continue;
      }
      bytes += Number(size);
      if (bytes > maxVersionBytes)
        throw new UnreadableVersion(
          `has more than ${maxVersionBytes / 2 ** 30} GiB of files`,
          'Set root to the folder of the site at that time',
        );
      const content = await take(Number(size) + 1);
      yield content && { id, content: content.subarray(0, -1) };
    }
  } finally {
    child.kill();
  }
}

function lineEnd(parts: Buffer[]): number | undefined {
  let before = 0;
  for (const part of parts) {
    const at = part.indexOf('\n');
    if (at >= 0) return before + at + 1;
    before += part.length;
  }
  return undefined;
}

/**
 * The commit of each tag, branch or commit; undefined for one that the repository does not have. A branch may exist
 * at the origin alone, as in the clone of a host.
 */
export async function commitsOf(root: string, refs: string[]): Promise<(string | undefined)[]> {
  const names = refs.flatMap((ref) => [`${ref}^{commit}`, `refs/remotes/origin/${ref}^{commit}`]);
  const found: (string | undefined)[] = [];
  for await (const answer of ask(root, '--batch-check', names)) found.push(answer?.id);
  return refs.map((_, index) => found[index * 2] ?? found[index * 2 + 1]);
}

/** Fetches the objects that a partial clone lacks, together: Git fetches them one by one. */
async function fetchMissing(root: string, ids: string[]): Promise<void> {
  const remotes = await git(root, 'config', '--get-regexp', '^remote\\..*\\.promisor$').catch(
    () => '',
  );
  const [, remote] = /^remote\.(.*)\.promisor true$/m.exec(remotes) ?? [];
  if (remote === undefined) return;
  const args = [
    '--no-tags',
    '--no-write-fetch-head',
    '--recurse-submodules=no',
    '--filter=blob:none',
  ];
  // Each of the arguments is an id or has no other meaning: a command line has a limit.
  for (let start = 0; start < ids.length; start += 1000)
    await git(
      root,
      'fetch',
      '-q',
      ...args,
      '--end-of-options',
      remote,
      ...ids.slice(start, start + 1000),
    );
}

/**
 * The contents of blobs, one at a time: `onBlob` gets each with its id.
 *
 * @throws UnreadableVersion if one of them is not there.
 */
export async function readBlobs(
  root: string,
  ids: string[],
  onBlob: (id: string, content: Buffer) => void,
): Promise<void> {
  // What cannot be fetched is missing below.
  await fetchMissing(root, ids).catch(() => undefined);
  let index = 0;
  for await (const answer of ask(root, '--batch', ids)) {
    const id = ids[index++]!;
    if (!answer)
      throw new UnreadableVersion(
        `needs the object ${id}, which the repository does not have`,
        'In a partial clone, build where its origin can be reached, or clone without --filter; else run git fsck',
      );
    onBlob(id, answer.content);
  }
}
