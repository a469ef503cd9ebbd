import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { concerns } from './concerns.mjs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const specs = files.filter((file) => file.startsWith('tests/specs/'));
const hasMatch = (paths: string[], pattern: RegExp) => paths.some((path) => pattern.test(path));

it.each(concerns)('$files and the tests that concern them exist', (row) => {
  expect(hasMatch(files, row.files)).toBe(true);
  for (const spec of row.specs ?? []) expect(hasMatch(specs, new RegExp(spec)), spec).toBe(true);
  for (const test of row.unit ?? []) expect(files, test).toContain(`${test}.ts`);
  for (const side of row.types ?? [])
    expect(files).toContain(`packages/core/tsconfig.${side}.json`);
  if (row.check) expect(files).toContain(`${row.check}/docs.config.ts`);
});
