import { git } from '../git-log.ts';

/**
 * The files that Git takes for renamed between a commit and today, uncommitted files included that Git knows.
 *
 * @param commit The id of a commit.
 * @param folders From the top of the repository.
 */
export async function renamesSince(
  root: string,
  commit: string,
  folders: string[],
): Promise<[then: string, today: string][]> {
  const output = await git(
    root,
    ...[
      '-c',
      'diff.renameLimit=5000',
      'diff',
      '--find-renames',
      '--diff-filter=R',
      '--name-status',
    ],
    ...['-z', '--no-relative', '--no-ext-diff', '--end-of-options', commit, '--'],
    ...folders.map((folder) => `:(top,literal)${folder || '.'}`),
  );
  const parts = output.split('\0');
  const rows: [string, string][] = [];
  for (let index = 0; index + 2 < parts.length; index += 3)
    rows.push([parts[index + 1]!, parts[index + 2]!]);
  return rows;
}
