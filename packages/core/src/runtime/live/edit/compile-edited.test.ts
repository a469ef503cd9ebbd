import { expect, test } from 'vitest';
import { compileEdited } from './compile-edited.ts';
import { guardLoops } from './loop-guard.ts';

/** What is written before and behind each part of a loop, in one line. */
const guarded: Record<string, [source: string, expected: string]> = {
  while: ['while (a) b();', 'while (liveTurn()&&(a)) b();'],
  'a comma': ['while (a, b) c();', 'while (liveTurn()&&(a, b)) c();'],
  'do while': ['do a(); while (b)', 'do a(); while (liveTurn()&&(b))'],
  for: ['for (;;) a();', 'for (;liveTurn();) a();'],
  'for with all parts': [
    'for (let i = (0); i < a[1]; i++) b({ x: 1 });',
    'for (let i = (0);liveTurn()&&( i < a[1]); i++) b({ x: 1 });',
  ],
  'for of': ['for (const a of b) c();', 'for (const a of liveEach( b)) c();'],
  'for of in an array': ['for (const [of] of [1]) c();', 'for (const [of] of liveEach( [1])) c();'],
  'for in': ['for (const a in b) c();', 'for (const a in b) c();'],
  'for await': ['for await (const a of b) c();', 'for await (const a of b) c();'],
  'no loop': ['a.for(b); a.while(c); `while (${d}) e`;', 'a.for(b); a.while(c); `while (${d}) e`;'],
  'in a template': ['`${() => { while (a) b(); }}`', '`${() => { while (liveTurn()&&(a)) b(); }}`'],
  'in JSX': [
    '<p>for (;;) {() => { for (;;); }}</p>',
    '<p>for (;;) {() => { for (;liveTurn();); }}</p>',
  ],
  nested: ['for (;;) while (a) b();', 'for (;liveTurn();) while (liveTurn()&&(a)) b();'],
};

test.each(Object.entries(guarded))('a loop asks at each turn: %s', (_, [source, expected]) => {
  expect(guardLoops(source, './x.tsx')).toBe(expected);
});

test('TypeScript and JSX become CommonJS, line by line', () => {
  const source = "import { a } from 'a';\n\nexport default (b: string) => <p>{a(b)}</p>;";
  const compiled = compileEdited('./x.tsx', source);
  const { text } = 'file' in compiled ? compiled.file : { text: '' };
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toContain('require("react/jsx-runtime")');
  expect(text).toContain('exports. default =');
});

test('a syntax error has its line', () => {
  expect(compileEdited('./x.tsx', 'const a = 1;\nconst b = ;')).toEqual({
    line: 2,
    message: expect.stringContaining('Unexpected token'),
  });
});

test.each([
  ['<ul>\n<li /></ol>', { line: 2, message: 'Unexpected closing tag </ol>, expected </ul>' }],
  [
    '<a.b c="</d>" e={<f></f>}></a.c>',
    { message: 'Unexpected closing tag </a.c>, expected </a.b>' },
  ],
  ['<><b>{c ? <d/> : <e></e>}</b></f>', { message: 'Unexpected closing tag </f>, expected </>' }],
])('a closing tag belongs to its tag: %s', (source, error) => {
  expect(compileEdited('./x.tsx', `const a = ${source};`)).toMatchObject(error);
});

test.each(['<a.b c={<d />} {...e}>{f < 1 && g > 2}</a.b>', '<><s:t></s:t><A<B> c /></>', '<a/>'])(
  'tags that match compile: %s',
  (source) => {
    expect(compileEdited('./x.tsx', `const a = ${source};`)).toHaveProperty('file');
  },
);

test('a file that is not code exports its text', () => {
  expect(compileEdited('./x.html', '<p>')).toEqual({ file: { kind: 'data', text: '"<p>"' } });
});
