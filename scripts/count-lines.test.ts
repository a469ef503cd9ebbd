import { describe, expect, it } from 'vitest';
import { kindOf } from './count-files.ts';
import { allLines, codeLines, styleLines } from './count-lines.ts';

describe('codeLines', () => {
  it.each<[what: string, name: string, text: string, lines: number]>([
    ['nothing', 'a.ts', '', 0],
    ['blank lines', 'a.ts', '\n  \n\t\n', 0],
    ['comments of both kinds', 'a.ts', '// a\n/* b\n   c */\n', 0],
    ['a docstring', 'a.ts', '/**\n * What it is.\n */\nexport const a = 1;\n', 1],
    [
      'a docstring of a member',
      'a.ts',
      'interface A {\n  /** Its name. */\n  name: string;\n}\n',
      3,
    ],
    ['a comment behind code', 'a.ts', 'const a = 1; // one\n', 1],
    ['code behind a comment', 'a.ts', '/* one */ const a = 1;\n', 1],
    ['a comment at the end, without a line end', 'a.ts', 'const a = 1;\n// one', 1],
    ['punctuation alone', 'a.ts', 'f(\n  1,\n);\n', 3],
    ['what looks like a comment, in a string', 'a.ts', "const a = '/*';\nconst b = 1;\n", 2],
    ['what looks like a comment, in a pattern', 'a.ts', 'const a = /[/*]/;\nconst b = 1;\n', 2],
    ['a template literal', 'a.ts', 'const a = `\n// text\n\n/* text\n`;\n', 4],
    ['a template literal with code', 'a.ts', 'const a = `${\n  // one\n  b\n}\n# c`;\n', 4],
    ['JSX', 'a.tsx', 'const a = (\n  <p>\n    // text\n\n    <b />\n  </p>\n);\n', 6],
    [
      'a comment in JSX',
      'a.tsx',
      'const a = (\n  <p>\n    {/*\n      one\n    */}\n  </p>\n);\n',
      6,
    ],
    ['types', 'a.ts', 'type A<B> =\n  // one\n  | B\n  | null;\n', 3],
    ['a module in JavaScript', 'a.mjs', '#!/usr/bin/env node\n// one\nexport default 1;\n', 1],
    ['lines that end with CRLF', 'a.ts', '// a\r\nconst a = `\r\n\r\nb`;\r\n\r\n', 2],
  ])('counts %s', (_what, name, text, lines) => {
    expect(codeLines(name, text)).toBe(lines);
  });
});

describe('styleLines', () => {
  it.each<[what: string, text: string, lines: number]>([
    ['nothing', '', 0],
    ['a rule', 'p {\n  color: red;\n}\n', 3],
    ['comments and blank lines', '/* a\n\n b */\n\np { } /* c */\n', 1],
    ['lines that end with CRLF', '/* a\r\n*/\r\np {\r\n}\r\n', 2],
  ])('counts %s', (_what, text, lines) => {
    expect(styleLines(text)).toBe(lines);
  });
});

it.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\r\n\r\n', 2],
])('%j has %i lines', (text, lines) => {
  expect(allLines(text)).toBe(lines);
});

it.each([
  ['packages/core/src/cli.ts', 'code'],
  ['packages/core/bin/docs.mjs', 'code'],
  ['packages/core/src/a.tsx', 'code'],
  ['packages/core/src/theme/a.css', 'styles'],
  ['packages/core/src/cli.test.ts', 'tests'],
  ['packages/core/src/content/compile.test.kit.ts', 'tests'],
  ['tests/helpers/test.ts', 'tests'],
  ['tests/specs/site/pages.spec.ts', 'tests'],
  ['tests/fixture/docs.config.ts', 'fixtures'],
  ['packages/core/src/content/fixtures/steps-jsx/in.mdx', 'fixtures'],
  ['tests/package/__snapshots__/a.snap', undefined],
  ['site/pages/index.mdx', undefined],
])('the lines of %s are %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
