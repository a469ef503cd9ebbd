import { expect, it } from 'vitest';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { formatDiagnostics, sortDiagnostics } from '../site/report.ts';
import { bundle } from './bundle.ts';
import { looksOnly, type MissingImport, noteMissing } from './bundle-problems.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

/** The problems of a bundle of these files, the first of which is the entry: place and message. */
async function problemsOf(files: Record<string, string | Buffer>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) write(name, text);
  try {
    await bundle({
      cacheFolder: at('cache'),
      name: 'server',
      version: '1',
      isServed: (address) => address === '/served.png',
      config: async () => ({
        root: at(),
        configFile: false as const,
        publicDir: false as const,
        build: {
          write: false,
          cssCodeSplit: false,
          rolldownOptions: { input: { main: at(Object.keys(files)[0]!) } },
        },
      }),
    });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(DiagnosticError);
    const { diagnostics } = error as DiagnosticError;
    expect(formatDiagnostics(diagnostics, at())).not.toMatch(
      /(?!\n)\p{Cc}|vite|docs:|\bat .*:\d|\/tmp/iu,
    );
    // The bundler resolves several imports at a time.
    return sortDiagnostics(diagnostics).map(
      ({ file, line, message, hint }) => `${file}:${line} ${message}${hint ? `: ${hint}` : ''}`,
    );
  }
}

it('reports an import from the network, with its place', async () => {
  const files = {
    'main.js':
      "import a from './a.js';\nimport b from 'https://b.example/b.js';\nconsole.log(a, b);",
    'a.js':
      "import 'http://a.example/a.js';\nexport default () => import('https://c.example/c.js');",
  };
  const hint = 'Install its package, or put the file into the site';
  expect(await problemsOf(files)).toEqual([
    `a.js:1 The import "http://a.example/a.js" is an address of the network, which is not loaded: ${hint}`,
    `main.js:2 The import "https://b.example/b.js" is an address of the network, which is not loaded: ${hint}`,
  ]);
});

it('reports all unresolved imports', async () => {
  expect(
    await problemsOf({
      'main.ts':
        "import { A } from 'lucide-react';\nimport './b.ts';\nimport c from '@x/y/z';\nimport d from './gone';\nexport default [A, c, d, () => import('gone/e')];",
      'b.ts': "import f from '#f';\nexport { f };",
    }),
  ).toEqual(
    expect.arrayContaining([
      'main.ts:1 The package "lucide-react" is not installed: Run npm install lucide-react',
      'main.ts:3 The package "@x/y" is not installed: Run npm install @x/y',
      'main.ts:4 The import "./gone" does not exist: Correct the path, or add the file',
      'main.ts:5 The package "gone" is not installed: Run npm install gone',
      'b.ts:1 The import "#f" does not exist: Correct the path, or add the file',
    ]),
  );
});

it.each<[string, Record<string, string>, string]>([
  [
    'a path that a package does not export',
    {
      'a.ts': "import './b.ts';",
      'b.ts': "export * from 'p/gone';",
      'node_modules/p/package.json': '{"name":"p","exports":{".":"./a.js"}}',
    },
    'b.ts:1 The package "p" does not export "p/gone": Import a path that "exports" in its package.json lists',
  ],
  ['broken code', { 'a.ts': 'const a =\n;' }, 'a.ts:2 Unexpected token'],
  [
    'a missing export',
    { 'a.ts': "import { b } from './b.ts';\nconsole.log(b);", 'b.ts': 'export {};' },
    'a.ts:1 There is no export "b" in b.ts',
  ],
  [
    'broken JSON',
    { 'a.ts': "import b from './b.json';\nconsole.log(b);", 'b.json': '{"a":\n nope}' },
    'b.json:2 Syntax error: expected ident at line 2 column 3',
  ],
  [
    'a file that is no text',
    { 'a.ts': "import b from './b.bin';\nconsole.log(b);", 'b.bin': '\0\0' },
    'b.bin:1 Syntax error: Invalid Character',
  ],
  [
    'a broken style sheet that another imports',
    { 'a.ts': "import './a.css';", 'a.css': "@import './b.css';", 'b.css': '\na {' },
    'b.css:2 Syntax error: Unclosed block',
  ],
  [
    'a broken style sheet that only the minifier reads',
    { 'a.ts': "import './a.css';", 'a.css': 'a {}\n\n} }' },
    'a.css:3 Unexpected end of input',
  ],
  [
    'a style sheet that imports what is missing',
    { 'a.ts': "import './a.css';", 'a.css': "\n@import './b.css';" },
    'a.css:2 The import "./b.css" does not exist: Correct the path, or add the file',
  ],
])('names file and line of %s', async (_, files, problem) => {
  expect(await problemsOf(files)).toEqual([problem]);
});

it('rejects unresolved addresses of a style sheet', async () => {
  const missing = (line: number, address: string) =>
    `a.css:${line} The import "${address}" does not exist: Correct the path, or add the file`;
  const css = ['./gone.png', '/gone.png', '/served.png', 'https://x.example/a.png', 'data:,']
    .map((address) => `a { background: url(${address}) }`)
    .join('\n');
  expect(await problemsOf({ 'a.ts': "import './a.css';", 'a.css': css })).toEqual([
    missing(1, './gone.png'),
    missing(2, '/gone.png'),
  ]);
});

it('a package that is not installed is noted where the site imports it, not where its islands are made', () => {
  const missing: MissingImport[] = [];
  const { handler } = noteMissing(missing)[1]!.resolveId as {
    handler(specifier: string, importer: string, options: object): unknown;
  };
  handler('kit', '\0docs:package/kit!default', {});
  handler('kit', '/site/docs.config.ts', looksOnly);
  expect(missing).toEqual([]);
  handler('kit', '/site/components/A.tsx', {});
  expect(missing).toEqual([{ specifier: 'kit', importer: '/site/components/A.tsx' }]);
});

it('names a package.json that is no JSON', async () => {
  const files = { 'main.js': 'export {};', 'package.json': '{\n  "name": ' };
  expect(await problemsOf(files)).toEqual([
    'package.json:2 package.json is no JSON: EOF while parsing a value: Correct it: the bundler reads it for each module of its folder',
  ]);
});

it('names a module that is not UTF-8, with its line', async () => {
  const files = { 'main.js': "import './a.js';", 'a.js': Buffer.from('1;\n"Bär";', 'latin1') };
  expect(await problemsOf(files)).toEqual([
    'a.js:2 The file is not UTF-8: Open it with its own encoding, such as Windows-1252, and save it as UTF-8',
  ]);
});

it.each([
  ['a.css', '.a {}\n.b { content: "ä" }', 'latin1', 'a.css:2 The file is not UTF-8: Open it'],
  ['a.css', '@charset "iso-8859-1";\n.b { content: "ä" }', 'latin1', 'a.css:2 The file is'],
  ['a.css', '\uFEFF.b { color: red }', 'utf16le', 'a.css:1 The file is UTF-16, not UTF-8: Save'],
  ['b.css', '.b { content: "ä" }', 'latin1', 'b.css:1 The file is not UTF-8: Open it'],
] as const)(
  'names a style sheet that is not UTF-8: %s, %s',
  async (name, css, encoding, expected) => {
    const files = {
      'main.js': "import './a.css';",
      ...(name === 'b.css' && { 'a.css': "@import './b.css';" }),
      [name]: Buffer.from(css, encoding),
    };
    expect(await problemsOf(files)).toEqual([expect.stringContaining(expected)]);
  },
);

it('names a tsconfig.json that extends itself', async () => {
  const files = { 'main.ts': 'export {};', 'tsconfig.json': '{\n"extends": "./tsconfig.json" }' };
  expect(await problemsOf(files)).toEqual([
    'tsconfig.json:2 tsconfig.json extends itself: Correct "extends" in it, or in the file that it extends',
  ]);
});
