import ts from 'typescript';
import { expect, it } from 'vitest';
import { createTypeChecker } from '../../types/src/type-checker.ts';
import { createTypeReader } from './read-type-members.ts';

it('tables of members use the files that samples with types have parsed', () => {
  const documents = ts.createDocumentRegistry();
  const { acquireDocumentWithKey } = documents;
  const acquired = new Map<string, string[]>();
  documents.acquireDocumentWithKey = (name, path, host, key, ...rest) => {
    const id = `${name} ${key}`;
    acquired.set(id, [...(acquired.get(id) ?? []), name]);
    return acquireDocumentWithKey(name, path, host, key, ...rest);
  };
  const share = <Value>(create: () => Value) =>
    (create === (ts.createDocumentRegistry as unknown) ? documents : create()) as Value;
  const folder = import.meta.dirname;
  const compilerOptions = { lib: ['es5'] };
  createTypeChecker({ folder, compilerOptions, share })([
    { code: 'export const seats = 1;', language: 'ts', files: {} },
  ]);
  createTypeReader(folder, compilerOptions, share)('./fixtures/rooms.d.ts#Booking', {});
  const libraries = [...acquired.values()].filter(([name]) => name!.includes('lib.'));
  expect(libraries.length).toBeGreaterThan(2);
  for (const uses of libraries) expect(uses).toHaveLength(2);
});
