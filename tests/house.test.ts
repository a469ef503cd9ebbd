import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { rooms, sides } from '../oxlint.config.mjs';

const root = join(import.meta.dirname, '..');

/** The files below a folder of the repository, relative to the repository. */
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const engineFiles = filesBelow('engine/src').filter(
  (file) => !/\/fixtures\/|\/__snapshots__\//.test(file),
);
/** The sources of the engine; tests and fixtures are not sources. */
const sources = engineFiles.filter((file) => !file.includes('.test.'));
const unitTests = engineFiles.filter((file) => file.includes('.test.'));
const specs = ['tests/specs', 'tests/live']
  .flatMap(filesBelow)
  .filter((file) => /\.spec\./.test(file));

/** The groups of files of one key that have more than so many. */
function largerThan(limit: number, keyOf: (file: string) => string, files: string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return [...groups.values()].filter(({ length }) => length > limit).map(String);
}

/**
 * The imports of a module that the tables of `oxlint.config.mjs` forbid. They are resolved, and include
 * `import('…').Name` in a type, which lint does not see.
 */
function forbiddenImports(file: string, text: string): string[] {
  const placeOf = (path: string) => posix.relative('engine/src', path).split('/');
  const [side = '', room = ''] = placeOf(file);
  const forbidden = new Map(Object.entries(sides)).get(side)?.folders.split('|');
  const roomsBelow = side === 'node' ? rooms.slice(rooms.indexOf(room) + 1) : [];
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => {
      const [toSide = '', toRoom] = placeOf(posix.join(dirname(file), name));
      if (!name.startsWith('.') || !forbidden) return false;
      if (toRoom === undefined || forbidden.includes(toSide)) return true;
      return toSide === 'node' && roomsBelow.includes(toRoom);
    })
    .map((name) => `${file} imports ${name}`);
}

describe('the sources of the engine', () => {
  it('have a name of their own each, so that one name finds one file', () => {
    const named = sources.filter((file) => !/\/(index\.tsx?|README\.md)$/.test(file));
    expect(largerThan(1, basename, named)).toEqual([]);
  });

  it('stand in folders of at most 25', () => {
    expect(largerThan(25, dirname, sources)).toEqual([]);
  });

  it('import in the order of sides and rooms', () => {
    const modules = sources.filter((file) => /\.tsx?$/.test(file));
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(modules.flatMap((file) => forbiddenImports(file, read(file)))).toEqual([]);
  });

  it('stand in rooms that have a place in the order', () => {
    expect(readdirSync(join(root, 'engine/src/node')).toSorted()).toEqual(rooms.toSorted());
  });
});

it.each([
  ["import { a } from '../../commands/build.ts';", 1],
  ["import type { A } from './../../commands/build.ts';", 1],
  ["const a = await import('../../commands/build.ts');", 1],
  ["type A = import('../../commands/build.ts').A;", 1],
  ["type A = typeof import('../../../theme/parts/part.tsx');", 1],
  ["import '../../../cli.ts';", 1],
  ["import { a } from '../../files/hash.ts';", 0],
  ["import { a } from '../commands/own-file.ts';", 0],
])('%j in a room above: %i forbidden', (text, count) => {
  expect(forbiddenImports('engine/src/node/site/config/a.ts', text)).toHaveLength(count);
});

it('unit tests of the engine have a name of their own each', () => {
  expect(largerThan(1, basename, unitTests)).toEqual([]);
});

describe('the specs', () => {
  it('have a name of their own each', () => {
    expect(largerThan(1, basename, specs)).toEqual([]);
  });

  it('stand in folders of at most 25', () => {
    expect(largerThan(25, dirname, specs)).toEqual([]);
  });
});
