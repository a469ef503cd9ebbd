import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOutputOf } from './dev-vite.ts';

it.each([
  ['build', true],
  ['build/steps/index.html', true],
  ['build.123.tmp/index.html', true],
  ['build.123.old', true],
  ['real/index.html', true],
  ['real.5.tmp/index.html', true],
  ['pages/build/steps.md', false],
  ['build.md', false],
  ['build.tmp/x', false],
  ['builder/x', false],
])('of %s it is %s that it belongs to the output', (path, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'build-[x]-'));
  mkdirSync(join(root, 'real'));
  symlinkSync('real', join(root, 'build'));
  expect(isOutputOf(join(root, 'build'))(join(root, path))).toBe(expected);
  rmSync(root, { recursive: true, maxRetries: 9 });
});
