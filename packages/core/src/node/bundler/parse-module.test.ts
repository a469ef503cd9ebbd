import { expect, it } from 'vitest';
import { parseModule } from './parse-module.ts';

it('accepts JSX, and a type assertion of plain TypeScript', () => {
  expect(parseModule('export const a = <p>Text</p>;', 'a.tsx').diagnostics).toEqual([]);
  expect(parseModule('export const a = <string>b;', 'a.ts').diagnostics).toEqual([]);
});

it('places a mistake by line and column, behind characters of any width', () => {
  const { diagnostics } = parseModule("const a = '😀ä';\n  const b = ;\n", 'components/a.tsx');
  expect(diagnostics).toEqual([
    expect.objectContaining({ rule: 'syntax', file: 'components/a.tsx', line: 2, column: 13 }),
  ]);
});

it('reports a file that ends in the middle of an element', () => {
  const { diagnostics } = parseModule('export const A = () => <p>{count\n</p>;\n', 'a.jsx');
  expect(diagnostics[0]).toMatchObject({ severity: 'error', file: 'a.jsx', line: 2 });
});
