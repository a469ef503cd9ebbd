import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { decodeText } from '../../content/source/decode-text.ts';

/** The maximum size of all texts together, in bytes. */
const maxBytes = 1 << 29;

/**
 * The texts of files in a repository, by names such as `<blob>`, `<commit>:./<file>`. A name has no text if it is no
 * file, or if there is no git. It waits for git, which reads thousands of files at once.
 */
export function readBlobs(root: string, names: readonly string[]): (string | undefined)[] {
  // The protocol ends a name with a line end.
  const asked = names.filter((name) => !name.includes('\n'));
  if (asked.length === 0) return names.map(() => undefined);
  const { stdout } = spawnSync('git', ['-C', root, 'cat-file', '--batch'], {
    input: `${asked.join('\n')}\n`,
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: maxBytes,
  });
  const found = new Map<string, string | undefined>();
  let at = 0;
  for (const name of asked) {
    const end = stdout?.indexOf('\n', at) ?? -1;
    if (end === -1) break;
    const [, type, size] = /^[\da-f]+ (\w+) (\d+)$/.exec(stdout.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) continue;
    if (type === 'blob') found.set(name, decodeText(stdout.subarray(at, at + +size)));
    at += Number(size) + 1;
  }
  return names.map((name) => found.get(name));
}

/** The name that git gives to a text in a repository with SHA-1. */
export function blobOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
