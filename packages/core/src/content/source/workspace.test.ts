import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { textInside } from './text-inside.ts';
import { workspaceOf } from './workspace.ts';
import { testFolder } from '../../node/files/test-folder.test.kit.ts';

const { at, write } = testFolder();
let root: string;
beforeEach(() => {
  root = at('repository/docs/site');
  write('repository/docs/site/a.ts', 'own');
  write('repository/packages/b.ts', 'of a package');
  write('repository/.env', 'secret');
  write('repository/.git/config', 'secret');
  write('repository/..ts', 'odd name');
  write('secret.ts', 'secret');
});
const read = (name: string, from = root) => textInside(from, join(from, name));

it.each([
  ['a repository', '.git/HEAD', 'ref'],
  ['a worktree of one', '.git', 'gitdir: elsewhere'],
  ['a workspace of packages', 'package.json', '{ "workspaces": ["docs/*"] }'],
  ['a workspace of pnpm', 'pnpm-workspace.yaml', ''],
])('is %s', (_, file, text) => {
  rmSync(at('repository/.git'), { recursive: true, maxRetries: 9 });
  write(`repository/${file}`, text);
  expect(workspaceOf(root)).toBe(at('repository'));
});

it.each([
  ['a package', '{ "name": "docs" }'],
  ['broken JSON', '{'],
  ['JSON of another kind', 'null'],
])('is the site where a folder above it has but %s', (_, text) => {
  rmSync(at('repository/.git'), { recursive: true, maxRetries: 9 });
  write('repository/package.json', text);
  expect(workspaceOf(root)).toBe(root);
  expect(read('../../packages/b.ts')).toBe('outside');
});

it('is the nearest one', () => {
  write('repository/docs/package.json', '{ "workspaces": [] }');
  expect(workspaceOf(root)).toBe(at('repository/docs'));
  expect(read('../../packages/b.ts')).toBe('outside');
});

it('lets text be taken from it, but no secrets and nothing beyond', () => {
  symlinkSync(at('repository/packages'), join(root, 'packages'));
  symlinkSync(at(), join(root, 'beyond'));
  expect(read('a.ts')).toBe('own');
  expect(read('../../packages/b.ts')).toBe('of a package');
  expect(read('packages/b.ts')).toBe('of a package');
  expect(read('../../..ts')).toBe('odd name');
  expect(read('../../packages/gone.ts')).toBeUndefined();
  for (const name of ['../../.env', '../../.git/config', '../../../secret.ts', 'beyond/secret.ts'])
    expect(read(name)).toBe('outside');
});

it('is the workspace of the folder that a link to the site leads to', () => {
  const linked = at('linked');
  symlinkSync(root, linked);
  expect(read('a.ts', linked)).toBe('own');
  symlinkSync(at('repository/packages'), join(root, 'packages'));
  expect(read('packages/b.ts', linked)).toBe('of a package');
  expect(read('../secret.ts', linked)).not.toBe('secret');
});
