import { afterEach, expect, it, vi } from 'vitest';
import { VFile } from 'vfile';
import { withNames } from './named-plugins.ts';

afterEach(() => void vi.useRealTimers());

/** Runs a plugin that works for a minute. */
async function runMinute(onSecond: (file: VFile) => void): Promise<string> {
  async function slow(_: unknown, file: VFile) {
    for (let second = 0; second < 60; second++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      onSecond(file);
    }
  }
  const [row] = withNames([[() => slow]]) as [[() => (tree: object, file: VFile) => Promise<void>]];
  const file = new VFile();
  Object.assign(file.data, { facts: { file: 'a.md', diagnostics: [] } });
  const run = row[0]()({ type: 'root' }, file).then(
    () => 'done',
    (error: unknown) => (error as Error).message,
  );
  await vi.advanceTimersByTimeAsync(100_000);
  return run;
}

it('a plugin has 25 seconds for a page, or from the last progress that it has noted', async () => {
  vi.useFakeTimers();
  expect(await runMinute(() => {})).toContain('it takes longer than 25 seconds');
  const note = (file: VFile) => (file.data['progress'] = Date.now());
  expect(await runMinute(note)).toBe('done');
});
