import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { run } from './cli.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'cli-'));
  writeFileSync(
    join(root, 'docs.config.mjs'),
    "export default {\n  title: 'A',\n  tpoNav: [],\n};\n",
  );
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['in two words', () => ['--root', root]],
  ['in one', () => [`--root=${root}`]],
])('shows the lines around a mistake of the folder that is named %s', async (_, args) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await run(['preview', ...args()])).toBe(1);
  const [[text]] = error.mock.calls as [[string]];
  expect(text).toContain('docs.config.mjs:3:3');
  expect(text).toContain('> 3 |   tpoNav: [],');
  error.mockRestore();
});
