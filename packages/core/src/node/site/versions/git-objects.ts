import { spawn } from 'node:child_process';
import { git } from '../git-log.ts';

/** A file of a commit. */
export interface TreeFile {
  /** From the top of the repository. */
  name: string;
  /** The identity of its content. */
  id: string;
  bytes: number;
  isLink: boolean;
}

/**
 * The files of a commit, sorted. Submodules are left out, and names that lead out of the repository, which only
 * a forged tree has.
 *
 * @param commit The id of a commit.
 */
export async function filesOf(root: string, commit: string): Promise<TreeFile[]> {
  const list = ['ls-tree', '-r', '-z', '-l', '--full-tree', '--end-of-options', commit];
  return (await git(root, ...list)).split('\0').flatMap((row): TreeFile[] => {
    const [, mode, id, bytes, name] = /^(\d+) blob (\S+) +(\d+)\t(.*)$/s.exec(row) ?? [];
    if (mode === undefined || !isPlainName(name!)) return [];
    return [{ name: name!, id: id!, bytes: Number(bytes), isLink: mode === '120000' }];
  });
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
  for (const _ of names) {
    const line = (await take())?.toString();
    const [, id, size] = /^([\da-f]{40,64}) \w+ (\d+)\n$/.exec(line ?? '') ?? [];
    if (id === undefined || mode === '--batch-check') {
      yield id === undefined ? undefined : { id, content: Buffer.alloc(0) };
      continue;
    }
    const content = await take(Number(size) + 1);
    yield content && { id, content: content.subarray(0, -1) };
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

/** The contents of blobs, one at a time: `onBlob` gets each with its id. */
export async function readBlobs(
  root: string,
  ids: string[],
  onBlob: (id: string, content: Buffer) => void,
): Promise<void> {
  let index = 0;
  for await (const answer of ask(root, '--batch', ids)) {
    const id = ids[index++]!;
    if (!answer) throw new Error(`The repository has lost the object ${id}`);
    onBlob(id, answer.content);
  }
}
