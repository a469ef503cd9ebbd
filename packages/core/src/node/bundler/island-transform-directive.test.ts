import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { mayBeClientFile, transformIslandFile } from './island-transform.ts';
import { options, transform } from './island-transform.test.kit.ts';

describe('lines', () => {
  it('keep their numbers', () => {
    const body =
      '\nexport const A = () => <p/>;\n\nexport {\n  B,\n  c,\n};\nfunction B() {}\nconst c = 1;\n\nexport default\nfunction D() {}\n// end';
    const source = `'use client';\n${body}`;
    const { code } = transform(body);
    const lineOf = (text: string, part: string) =>
      text.slice(0, text.indexOf(part)).split('\n').length;
    for (const part of ['const A', 'function B', 'const c', 'function D', '// end']) {
      expect(lineOf(code, part), part).toBe(lineOf(source, part));
    }
  });

  it('are added behind a comment that ends the file without a line end', () => {
    expect(transform('export const A = () => 1; // end').exports).toEqual({ A: '__island0' });
  });
});

describe('the directive', () => {
  it.each([
    ['in double quotes', '"use client"\nexport const A = 1'],
    ['without a semicolon', "'use client'\nexport const A = 1"],
    ['after comments', "// one\n/* two\n */\n/** three */ 'use client';"],
    ['after empty lines and a byte order mark', "\uFEFF\n\n'use client';"],
    ['with Windows line ends', "// one\r\n'use client';\r\nexport const a = 1;\r\n"],
  ])('counts %s', (_, source) => {
    expect(mayBeClientFile(source)).toBe(true);
    expect(transformIslandFile(source, options)).toBeDefined();
  });

  it.each([
    ['is missing', 'export function Tabs() {}'],
    ['is in an empty file', ''],
    ['is in a comment', "// 'use client'\nexport function Tabs() {}"],
    ['is in a block comment', "/* 'use client' */\nexport function Tabs() {}"],
    ['is after a comment’s statement', "/* a */ const a = 1; /* b */ 'use client';"],
    ['is after a statement', "import a from 'a';\n'use client';"],
    ['is another', "'use server';\nexport function Tabs() {}"],
    ['is part of an expression', "'use client' + x;"],
    ['is part of a longer text', "'use client side';"],
    ['is in a function', "function f() { 'use client'; }"],
  ])('does not count when it %s', (_, source) => {
    expect(transformIslandFile(source, options)).toBeUndefined();
  });

  it('reports a syntax error with its place', () => {
    const found = transformIslandFile("'use client';\nexport function (", options)!;
    expect(found.components).toEqual([]);
    expect(found.diagnostics[0]).toMatchObject({ rule: 'syntax', file: options.file, line: 2 });
  });
});

it('writes names safely into code', () => {
  const file = `a"b'</script>\u2028.tsx`;
  const { code } = transformIslandFile("'use client';\nexport function Tabs() {}", {
    file,
    id: file,
    runtime: 'r"x',
  })!;
  expect(() => parseAst(code, { lang: 'tsx' })).not.toThrow();
  expect(code).toContain(JSON.stringify(`${file}#Tabs`));
});
