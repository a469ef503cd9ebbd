import { beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from './cli.ts';
import { testFolder } from './node/files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
beforeAll(() => {
  write('docs.config.mjs', "export default {\n  title: 'A',\n  tpoNav: [],\n};\n");
});

it.each([
  ['in two words', () => ['--root', at()]],
  ['in one', () => [`--root=${at()}`]],
])('shows the lines around a mistake of the folder that is named %s', async (_, args) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await run(['preview', ...args()])).toBe(1);
  const [[text]] = error.mock.calls as [[string]];
  expect(text).toContain('docs.config.mjs:3:3');
  expect(text).toContain('> 3 |   tpoNav: [],');
  error.mockRestore();
});

describe('arguments', () => {
  const said = async (...args: string[]) => {
    const lines: string[] = [];
    const note = (text: unknown) => void lines.push(String(text));
    const error = vi.spyOn(console, 'error').mockImplementation(note);
    const log = vi.spyOn(console, 'log').mockImplementation(note);
    const status = await run(args);
    error.mockRestore();
    log.mockRestore();
    return `${status} ${lines.join('\n').split('\n').slice(0, 2).join('; ')}`;
  };

  it.each([
    [['build', '--rooot', 'x'], /^1 Unexpected option "--rooot", .* Did you mean "--root"\?; $/],
    [['build', '--root'], /^1 No value after --root; $/],
    [['build', '--all=3'], /^1 Unexpected value of --all, expected none; $/],
    [['build', 'site'], /^1 Unexpected argument "site", expected options only; $/],
    [['init', 'a', 'b'], /^1 Unexpected argument "b", expected at most one; $/],
    [['--version'], /^0 \d+\.\d+\.\d+$/],
    [['help', 'build'], /^0 Usage: docs build \[options\]/],
    [
      ['--root', '.', 'build'],
      /^1 error: Unexpected command "--root", .*;   Options follow the command/,
    ],
    [['biuld'], /^1 error: Unexpected command "biuld", expected init, /],
  ])('%j', async (args, expected) => expect(await said(...args)).toMatch(expected));
});
