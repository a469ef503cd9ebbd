import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { rooms, sides } from '../oxlint.config.mjs';

const root = join(import.meta.dirname, '..');

/** The modules of the engine, relative to the repository; tests and fixtures are not modules. */
const modules = readdirSync(join(root, 'packages/core/src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `packages/core/src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\/fixtures\/|\.test\./.test(file));

/**
 * The imports of a module that the tables of `oxlint.config.mjs` forbid. They are resolved, and include
 * `import('…').Name` in a type, which lint does not see.
 */
function forbiddenImports(file: string, text: string): string[] {
  const placeOf = (path: string) => posix.relative('packages/core/src', path).split('/');
  const [side = '', room = ''] = placeOf(file);
  const forbidden = new Map(Object.entries(sides)).get(side)?.folders.split('|');
  const inOrder = new Map(Object.entries(rooms)).get(side) ?? [];
  const place = inOrder.indexOf(room);
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => {
      const [toSide = '', toRoom] = placeOf(posix.join(dirname(file), name));
      if (!name.startsWith('.') || !forbidden) return false;
      if (toRoom === undefined || forbidden.includes(toSide)) return true;
      if (toSide !== side || place === -1) return false;
      return !inOrder.slice(0, place + 1).includes(toRoom);
    })
    .map((name) => `${file} imports ${name}`);
}

describe('the modules of the engine', () => {
  it('import in the order of sides and rooms', () => {
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.flatMap((file) => forbiddenImports(file, read(file)))).toEqual([]);
  });

  it.each(Object.entries(rooms))('are in rooms of %s that have a place', (side, inOrder) => {
    const found = readdirSync(join(root, 'packages/core/src', side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'fixtures')
      .map(({ name }) => name);
    expect(found.toSorted()).toEqual(inOrder.toSorted());
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
  expect(forbiddenImports('packages/core/src/node/site/config/a.ts', text)).toHaveLength(count);
});

it.each([
  ["import { compile } from '../compile.ts';", 1],
  ["import { a } from '../rehype/a.ts';", 1],
  ["import { a } from '../source/a.ts';", 0],
])('%j in a room of content: %i forbidden', (text, count) => {
  expect(forbiddenImports('packages/core/src/content/remark/a.ts', text)).toHaveLength(count);
});

it.each([
  ["import { a } from '../navigation/navigate.ts';", 1],
  ["import { a } from '../browser/failure.ts';", 0],
])('%j in a room of runtime: %i forbidden', (text, count) => {
  expect(forbiddenImports('packages/core/src/runtime/chrome/a.ts', text)).toHaveLength(count);
});
