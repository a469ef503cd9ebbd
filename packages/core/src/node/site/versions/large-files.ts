import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { git } from '../git-log.ts';
import { UnreadableVersion } from './git-objects.ts';

/** What Git LFS commits in place of a file. */
const pointer =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:[^\n]*\n)*?oid sha256:([\da-f]{64})\n/;
const maxPointerBytes = 1024;

/**
 * Reads files of Git LFS, of which a commit has pointers, from where Git LFS stores them. No filter of the repository runs.
 *
 * @returns The content of a file by what is committed and its name; throws UnreadableVersion for a file that is not there.
 */
export async function largeFiles(root: string) {
  const folder = (await git(root, 'rev-parse', '--git-common-dir')).trim();
  const objects = join(resolve(root, folder), 'lfs/objects');
  return (content: Buffer, name: string): Buffer => {
    if (content.length > maxPointerBytes) return content;
    const [, id] = pointer.exec(content.toString('latin1')) ?? [];
    if (id === undefined) return content;
    const file = join(objects, id.slice(0, 2), id.slice(2, 4), id);
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return readFileSync(file);
    throw new UnreadableVersion(
      `has a file of Git LFS that is not here: ${name}`,
      'Run git lfs fetch origin with the tag of the version, or git lfs fetch --all',
    );
  };
}
