import { describe, expect, it } from 'vitest';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { configFile } from './config/find-config.ts';
import { loadConfig } from './config/load-config.ts';
import { problemsOfFailure } from '../../shared/diagnostics/diagnostic.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const load = () => loadConfig(at(), at('.cache'));

async function problemsOf(text: string, file = 'docs.config.ts'): Promise<Diagnostic[]> {
  write(file, text);
  return problemsOfFailure(load());
}

describe('a configuration that cannot be used', () => {
  it('is a folder without one', async () => {
    await expect(load()).rejects.toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          rule: 'config',
          message: `The folder ${at()} has no docs.config.ts`,
        },
      ],
    });
    const hint = () => {
      try {
        return configFile(at());
      } catch (error) {
        return (error as DiagnosticError).diagnostics[0]!.hint;
      }
    };
    write('README.md', '');
    expect(hint()).toBe('Run docs init to begin a site, or name the folder of one with --root');
    write('docs/.vitepress/config.ts', '');
    expect(hint()).toMatch(/^Run docs migrate, .* docs\/\.vitepress /);
    write('site/docs.config.ts', '');
    expect(hint()).toBe('Name the folder of the site: --root site');
    write('docs.config.mts', '');
    expect(configFile(at())).toBe('docs.config.mts');
  });

  it('has a getter that throws', async () => {
    const item = "{ link: '/', get text() { throw new Error('no text'); } }";
    expect(await problemsOf(`export default { title: 'V', sidebar: [\n${item}] };`)).toMatchObject([
      { message: 'docs.config.ts failed: no text', file: 'docs.config.ts', line: 2 },
    ]);
  });

  it('is a second one in its folder', async () => {
    write('docs.config.ts', "export default { title: 'V' };");
    write('docs.config.mjs', "export default { title: 'M' };");
    const { config, problems } = await load();
    expect(config.title).toBe('V');
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message: 'docs.config.mjs is not read: docs.config.ts is in the same folder',
        file: 'docs.config.mjs',
      },
    ]);
  });

  it('has an invalid source in its policy', async () => {
    const problems = await problemsOf(
      "export default { title: 'Vev', contentSecurityPolicy: {\n'connect-src': ['https://a.example', \"'unsafe-inline'\", '*'],\n'conect-src': [],\n'trusted-types': ['a b'] } };",
    );
    const host =
      'expected the address of a host such as https://a.example or https://*.a.example, or a hash';
    const named = 'contentSecurityPolicy';
    expect(problems.map(({ message, line }) => [message, line])).toEqual([
      [`Unexpected "'unsafe-inline'" for "${named}.connect-src[1]" in docs.config.ts, ${host}`, 2],
      [`Unexpected "*" for "${named}.connect-src[2]" in docs.config.ts, ${host}`, 2],
      [
        `Unexpected "a b" for "${named}.trusted-types[0]" in docs.config.ts, expected the name of a policy`,
        4,
      ],
      [`Unexpected key "${named}.conect-src" in docs.config.ts, expected a known key`, 3],
    ]);
    expect(problems.at(-1)!.hint).toBe('Did you mean "connect-src"?');
  });

  it.each([
    ['', 'none', undefined],
    ["export const config = { title: 'Vev' };", 'none', undefined],
    ["\nexport default 'Vev';", '"Vev"', 2],
    ['export default null;', 'null', 1],
    ["export default [{ title: 'Vev' }];", 'a list', 1],
    ["const a = 1;\nexport default () => ({ title: 'Vev' });", 'a function', 2],
    ['export default Promise.resolve(5);', '5', 1],
  ])('has no object as default export: %j', async (text, kind, line) => {
    expect(await problemsOf(text)).toEqual([
      expect.objectContaining({
        rule: 'config',
        message: `The default export of docs.config.ts is not an object: ${kind}`,
        hint: expect.stringContaining('export default'),
        file: 'docs.config.ts',
        ...(line && { line, column: 1 }),
      }),
    ]);
  });

  it.each([
    [
      'itself',
      "interface A {}\nthrow new Error('no luck');\nexport default {};",
      'docs.config.ts',
      2,
    ],
    ['in a value', 'export default {\n  title: unknownName.x };', 'docs.config.ts', 2],
    [
      'in a file that it imports',
      "import { f } from './own.ts';\nexport default { title: f() };",
      'own.ts',
      3,
    ],
    [
      'in a package',
      "import { g } from 'broken';\n\nexport default { title: g() };",
      'docs.config.ts',
      3,
    ],
    [
      'in Node',
      "import { readFileSync } from 'node:fs';\nreadFileSync('gone.txt');\nexport default {};",
      'docs.config.ts',
      2,
    ],
    [
      'later',
      "const load = async () => {\n  await null;\n  throw new Error('a');\n};\nexport default await load();",
      'docs.config.ts',
      3,
    ],
    ['as a promise', "\nexport default Promise.reject(new Error('a'));", 'docs.config.ts', 2],
  ])('throws %s: the place is in the source', async (_, text, file, line) => {
    write(
      'own.ts',
      "interface B {}\nexport function f(): string {\n  throw new Error('own');\n}\n",
    );
    write('node_modules/broken/index.js', "export const g = () => { throw new Error('theirs'); };");
    write(
      'node_modules/broken/package.json',
      '{ "name": "broken", "main": "index.js", "type": "module" }',
    );
    const [problem, ...more] = await problemsOf(text);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ rule: 'config', file, line, hint: expect.any(String) });
    expect(problem!.message).toMatch(/^docs\.config\.ts failed: /);
  });

  it('has a value that is part of itself', async () => {
    const text =
      "const items: object[] = [];\nitems.push({ text: 'a', items });\nexport default { title: 'x', sidebar: items };";
    expect(await problemsOf(text)).toMatchObject([
      { rule: 'config', message: expect.stringContaining('is part of itself') },
    ]);
  });

  it.each([
    ["'no luck'", 'no luck'],
    ['{ toString() { throw 1 } }', 'it threw a value without a text, which is no Error'],
  ])('throws what is no error: %s', async (thrown, text) => {
    expect(await problemsOf(`throw ${thrown};\nexport default {};`)).toEqual([
      {
        severity: 'error',
        rule: 'config',
        file: 'docs.config.ts',
        message: `docs.config.ts failed: ${text}`,
        hint: 'Throw an Error: it has the line',
      },
    ]);
  });

  it('does not parse, or has an unresolved import', async () => {
    const [broken] = await problemsOf('export default {');
    expect(broken).toMatchObject({
      file: 'docs.config.ts',
      rule: 'syntax',
      line: 1,
    });
    const [missing] = await problemsOf("import './gone.ts';\nexport default { title: 'x' };");
    expect(missing!.message).toContain('import "./gone.ts"');
    expect(missing!.message).not.toContain(`${at()}/`);
  });

  it('has an unknown key, with its place in the file', async () => {
    expect(await problemsOf("export default {\n  title: 'Vev',\n  sidbar: [],\n};")).toEqual([
      {
        severity: 'error',
        rule: 'config',
        message: 'Unexpected key "sidbar" in docs.config.ts, expected a known key',
        hint: 'Did you mean "sidebar"?',
        file: 'docs.config.ts',
        line: 3,
        column: 3,
      },
    ]);
  });

  it('has several unknown keys, all of which are reported with the other mistakes', async () => {
    const problems = await problemsOf(
      "export default {\n  titel: 'T',\n  title: 5,\n  theme: { a: 1, b: 2 },\n" +
        "  topNav: [{ text: 'A', link: '/', c: 1, d: 2 }],\n  sidbar: [],\n};",
    );
    const said = problems.map(({ line, message }) => `${line} ${/"(.*?)"/.exec(message)?.[1]}`);
    expect(new Set(said)).toEqual(
      new Set([
        '2 titel',
        '3 title',
        '4 theme.a',
        '4 theme.b',
        '5 topNav[0].c',
        '5 topNav[0].d',
        '6 sidbar',
      ]),
    );
  });

  it('has wrong values, all of which are reported with their places', async () => {
    const text =
      "export default {\n  title: 5,\n  'lang': 6,\n  theme: {\n    colorScheme: 'blue',\n  },\n};";
    const problems = await problemsOf(text, 'docs.config.mjs');
    expect(problems.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['docs.config.mjs', 2, 3],
      ['docs.config.mjs', 3, 3],
      ['docs.config.mjs', 5, 5],
    ]);
  });

  it('has the place of the wrong item, not of the first in its list', async () => {
    const text =
      "export default {\n  title: 'Vev',\n  socials: [\n    { icon: 'x', link: '/a' },\n    { icon: 'x', link: 5 },\n  ],\n};";
    expect(await problemsOf(text)).toMatchObject([{ line: 5 }]);
  });

  it.each([
    [
      'in a call',
      'const defineConfig = (c: object) => c;\nexport default defineConfig({\n  lang: 5 })',
    ],
    ['under a name', 'const lang = 1, config = {\n\n  lang: 5 } as const;\nexport default config;'],
    [
      'where a value has a name',
      "const nav = [{ text: 'A' },\n\n  { txt: 'B' }];\nexport default { topNav: nav }",
    ],
    [
      'as far as it is written out',
      "const nav = () => [{ txt: 'B' }];\nexport default {\n  topNav: nav() }",
    ],
    [
      'not behind what is spread',
      "const nav: object[] = [];\nexport default {\n  topNav: [...nav, { txt: 'B' }] }",
    ],
  ])('is placed %s', async (_, text) => {
    const problems = await problemsOf(text);
    expect(problems.at(-1)).toMatchObject({ line: 3 });
  });

  it('has no place in a comment', async () => {
    expect(
      await problemsOf("// lang: the language\nexport default { title: 'Vev',\n  lang: 5 };"),
    ).toMatchObject([{ line: 3, column: 3 }]);
  });

  it('has an option that a package has taken over, which the error names with the line to run', async () => {
    expect(
      await problemsOf("export default { title: 'Vev',\n  socialCards: true, socialCard: 1 };"),
    ).toMatchObject([
      {
        line: 2,
        column: 3,
        message:
          '"socialCards" is no option of the engine: the package @stilldocs/cards has taken it over',
        hint: 'Run npm install -D @stilldocs/cards, and write extensions: [cards()] in place of the option',
      },
      { message: expect.stringContaining('"socialCard"') },
    ]);
  });

  it('lacks a title', async () => {
    expect(await problemsOf('export default {};')).toMatchObject([
      { rule: 'config', file: 'docs.config.ts', message: expect.stringContaining('"title"') },
    ]);
  });
});
