import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { testFolder } from '../files/test-folder.test.kit.ts';
import { type GitFiles, openGit } from './git-files.ts';

const { at, write, git } = testFolder();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** A repository with a file, and the number of processes that have read its files. */
async function repository() {
  git('init', '-q', '-b', 'main');
  write('a.md', 'One.\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'One');
  vi.stubEnv('GIT_TRACE', at('trace'));
  const files = (await openGit(at(), ['.'])) as GitFiles;
  const readers = () => readFileSync(at('trace'), 'utf8').match(/git cat-file --batch$/gm)?.length;
  return { files, readers };
}

/** On a busy machine a test may take longer than a process waits. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

it('files that are read one after the other are read by one process, new ones, too', async () => {
  const { files, readers } = await repository();
  stopClock();
  expect(await files.textAt('HEAD', 'a.md')).toBe('One.\n');
  await setImmediate();
  expect(await files.textAt('HEAD', 'b.md')).toBeUndefined();
  await setImmediate();
  write('b.md', 'Two.\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'Two');
  expect(await files.textAt('HEAD', 'b.md')).toBe('Two.\n');
  expect(readers()).toBe(1);
});

it('the process does not keep a build alive that has read everything', async () => {
  const { files } = await repository();
  const held = () =>
    process.getActiveResourcesInfo().filter((name) => /^(Process|Pipe)Wrap$/.test(name));
  // Opening the repository has asked Git, too, whose processes may end later.
  await vi.waitFor(() => expect(held()).toEqual([]), 20_000);
  const reading = files.textAt('HEAD', 'a.md');
  expect(held()).toContain('ProcessWrap');
  await reading;
  expect(held()).toEqual([]);
});

it('the process ends when nobody has asked for a while, and a later file starts another one', async () => {
  const { files, readers } = await repository();
  stopClock();
  await files.textAt('HEAD', 'a.md');
  vi.advanceTimersByTime(60_000);
  expect(await files.textAt('HEAD', 'a.md')).toBe('One.\n');
  expect(readers()).toBe(2);
});
