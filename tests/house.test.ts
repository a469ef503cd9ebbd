import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The sources of the engine, relative to the repository; tests and fixtures are not sources. */
const sources = readdirSync(join(root, 'engine/src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !/\.test\.|\/fixtures\/|\/__snapshots__\//.test(file));

/** The groups of files of one key that have more than so many. */
function largerThan(limit: number, keyOf: (file: string) => string, files: string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return [...groups.values()].filter(({ length }) => length > limit).map(String);
}

describe('the sources of the engine', () => {
  it('have a name of their own each, so that one name finds one file', () => {
    const named = sources.filter((file) => !/\/(index\.tsx?|README\.md)$/.test(file));
    expect(largerThan(1, basename, named)).toEqual([]);
  });

  it('stand in folders of at most 25', () => {
    expect(largerThan(25, dirname, sources)).toEqual([]);
  });
});
