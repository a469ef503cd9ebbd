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

it('names JSX in a file that cannot have it', () => {
  expect(parseModule('export const a = <p>b</p>;', 'components/a.ts').diagnostics).toEqual([
    expect.objectContaining({
      message: 'Unexpected JSX, which a .ts file cannot have',
      hint: 'Rename components/a.ts to components/a.tsx',
      line: 1,
    }),
  ]);
  const [other] = parseModule('export const a = <p>b</i>;', 'a.ts').diagnostics;
  expect(other!.message).not.toContain('JSX, which');
});
