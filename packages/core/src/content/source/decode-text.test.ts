import { describe, expect, it } from 'vitest';
import { createCompiler } from '../compile.ts';
import { testFolder } from '../../node/files/test-folder.test.kit.ts';
import { decodeText } from './decode-text.ts';
import { readHead } from './read-page.ts';

const { at, write } = testFolder();
const latin = (text: string) => Buffer.from(text, 'latin1');
const wide = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const problemsOf = (bytes: Buffer) =>
  readHead(decodeText(bytes), 'a.md').diagnostics.map(
    ({ rule, message, line, column }) => `${rule} ${line}:${column} ${message}`,
  );

describe('a page that is not UTF-8 is an error at its first such character', () => {
  it.each([
    ['in its text', latin('# A\r\n\r\nEin Bär\r\n'), 'encoding 3:6 The file is not UTF-8'],
    ['in its title', latin('---\ntitle: Bär\n---\n'), 'encoding 2:9 The file is not UTF-8'],
    [
      'that ends within a character',
      Buffer.from('Bä').subarray(0, -1),
      'encoding 1:2 The file is not UTF-8',
    ],
    ['of UTF-16', wide('# Bär\n'), 'encoding 1:1 The file is UTF-16, not UTF-8'],
    [
      'of UTF-16 with the other order',
      wide('# Bär\n').swap16(),
      'encoding 1:1 The file is UTF-16, not UTF-8',
    ],
  ])('%s', (_, bytes, expected) => {
    expect(problemsOf(bytes)).toEqual([expected]);
  });

  it('but not with a byte order mark, or with the replacement character itself', () => {
    expect(problemsOf(Buffer.from('\uFEFF# B\uFFFDr\n'))).toEqual([]);
    expect(decodeText(Buffer.from('\uFEFFB\uFFFDr\r\n'))).toBe('B\uFFFDr\n');
  });
});

it('files that a page takes are named with their line: partials, includes, imports of samples', async () => {
  write('part.mdx', latin('Text.\n\nEin Bär.\n'));
  write('a.ts', latin('const a = 1;\nconst b = "Bär";\n'));
  const text = [
    "import Part from '../part.mdx'",
    '# A',
    '<Part />',
    '```ts\n// [!include ~/a.ts]\n```',
    '```ts live=vev\nimport { b } from "./a";\nalert(b);\n```',
  ].join('\n\n');
  const compiler = createCompiler({ root: at(), base: '', pagesDir: 'pages', liveHosts: ['vev'] });
  write('pages/a.ts', latin('export const b = "Bär";\n'));
  const { facts } = await compiler.compile({ path: '/a', file: 'pages/a.mdx', text });
  expect(facts.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'part.mdx:3 The file is not UTF-8',
    'pages/a.mdx:8 The file is not UTF-8: a.ts:2',
    'pages/a.mdx:12 The file is not UTF-8: ./a.ts:1',
  ]);
});
