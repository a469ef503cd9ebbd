import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { installLine } from '../files/packages.ts';
import { version } from '../files/engine-version.ts';
import { findCommand } from './command-line.ts';
import { knownCommands } from './package-commands.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
/** A package with one command. */
const install = (name: string, manifest: object, module: string) => {
  write(`node_modules/${name}/package.json`, {
    name,
    version: '1.0.0',
    type: 'module',
    ...manifest,
  });
  write(`node_modules/${name}/command.js`, module);
};

beforeAll(() => {
  write('package.json', { dependencies: { team: '*', old: '*', broken: '*', plain: '*' } });
  const commands = (name: string) => ({ stilldocs: { commands: { [name]: './command.js' } } });
  install(
    'team',
    commands('count'),
    `export default {
      summary: 'Count the pages', options: { all: { help: 'All' } }, argument: 'folder',
      run: async ({ folder, all }) => (folder === 'docs' && all ? 7 : 1),
    };`,
  );
  install('old', { ...commands('fade'), peerDependencies: { stilldocs: '~0.0.1' } }, '');
  install('broken', commands('break'), 'export const run = 1;');
  install('plain', {}, '');
});

describe('a command of a package that the site depends on', () => {
  it('runs with its options and its argument, also from a folder below', async () => {
    const command = await findCommand('count', at('site'));
    expect(command.summary).toBe('Count the pages');
    expect(await command.run({ folder: 'docs', all: true })).toBe(7);
  });

  it('is refused without a command as default export', async () => {
    await expect(findCommand('break', at())).rejects.toThrow(
      /package broken has no command as its default/,
    );
  });

  it('is refused if the package needs another version of the engine, and both are named', async () => {
    await expect(findCommand('fade', at())).rejects.toThrow(
      `The package old 1.0.0 needs stilldocs ~0.0.1, and stilldocs ${version()} is installed`,
    );
  });
});

it('each command of the project’s own packages is known without its package', () => {
  const folder = join(import.meta.dirname, '../../../..');
  const packages = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, 'package.json')),
  );
  const rows = packages.flatMap((name) => {
    const text = readFileSync(join(folder, name, 'package.json'), 'utf8');
    const { name: own, stilldocs } = JSON.parse(text) as {
      name: string;
      stilldocs?: { commands?: object };
    };
    return Object.keys(stilldocs?.commands ?? {}).map((command) => [command, own]);
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(knownCommands).map(([name, known]) => [name, known.package])),
  );
});

describe('an unknown command', () => {
  it('leads to the nearest one, also of a package', async () => {
    await expect(findCommand('cuont', at())).rejects.toMatchObject({
      diagnostics: [{ hint: 'Did you mean "count"?' }],
    });
  });
});

describe('the line that installs a package of the engine', () => {
  it('names the package', () => {
    expect(installLine('@stilldocs/mcp', at())).toBe('npm install -D @stilldocs/mcp');
  });

  it('names the tarball next to the engine’s', () => {
    write('packed/package.json', {
      dependencies: { stilldocs: 'file:../packs/stilldocs-0.1.0.tgz' },
    });
    expect(installLine('@stilldocs/mcp', at('packed'))).toMatch(
      /^npm install -D \S*\/packs\/stilldocs-mcp-0\.1\.0\.tgz$/,
    );
  });
});
