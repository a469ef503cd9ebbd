import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plugin } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { bundle } from './bundle.ts';
import { hash } from '../files/hash.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write, read } = testFolder();
beforeEach(() => {
  mkdirSync(at('cache'));
  write(
    'main.js',
    "import { value } from './value.js';\nimport './main.css';\nexport default value;",
  );
  write('value.js', 'export const value = 1;');
  write('main.css', "@import './parts.css'; p { color: red }");
  write('parts.css', 'b { color: red }');
});

const configOf = () => ({
  root: at(),
  configFile: false as const,
  publicDir: false as const,
  build: {
    write: false,
    minify: false,
    rolldownOptions: {
      input: { main: at('main.js') },
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js' },
    },
  },
});

function request(version = '1', extra?: () => unknown, plugins: Plugin[] = []) {
  const config = vi.fn(async () => ({ ...configOf(), plugins }));
  const made = bundle({
    cacheFolder: at('cache'),
    name: 'client',
    version,
    config,
    ...(extra && { extra }),
  });
  return made.then((result) => ({ ...result, isNew: config.mock.calls.length > 0 }));
}

describe('bundle', () => {
  it('writes the files of a bundle into its folder and names entry, style sheet and inputs', async () => {
    const { folder, entries, files, inputs } = await request();
    expect(join(folder, '..')).toBe(at('cache/client'));
    for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
    expect(files).toHaveLength(2);
    expect(readFileSync(join(folder, entries.main!), 'utf8')).toContain('= 1');
    expect(readFileSync(join(folder, entries.styles!), 'utf8')).toMatch(/color:\s*red/);
    expect(inputs).toEqual(expect.arrayContaining([at('main.js'), at('value.js')]));
  });

  it('reads no configuration of PostCSS, which would belong to the site', async () => {
    write('postcss.config.cjs', "throw new Error('read');");
    await expect(request()).resolves.toMatchObject({ isNew: true });
  });

  it('names a missing package where the site imports it, not in other packages', async () => {
    const names = ['one', 'two'];
    for (const name of names) {
      mkdirSync(at('node_modules', name), { recursive: true });
      write(`node_modules/${name}/index.js`, "export * from 'absent';");
    }
    const imports = names.map((name) => `export * from '${name}';\n`).join('');
    const placesOf = async (code: string) => {
      write('main.js', code);
      const { diagnostics } = (await request(code).catch((error: unknown) => error)) as {
        diagnostics: Diagnostic[];
      };
      return diagnostics.map(({ message, file }) => `${message.slice(0, 27)} ${file}`);
    };
    expect(await placesOf(`${imports}export { a } from 'absent';`)).toEqual([
      'The package "absent" is not main.js',
    ]);
    expect(await placesOf(imports)).toEqual([
      expect.stringMatching(/^The package "absent" is not node_modules\/(?:one|two)\/index\.js$/),
    ]);
  });

  it('is taken from the cache while nothing changes', async () => {
    const { isNew: firstIsNew, ...first } = await request('1', () => ({ islands: ['a'] }));
    const { isNew: secondIsNew, ...second } = await request('1', () => 'not asked');
    expect([firstIsNew, secondIsNew]).toEqual([true, false]);
    expect(second).toEqual(first);
    expect(second.extra).toEqual({ islands: ['a'] });
  });

  it.each(['main.js', 'value.js', 'main.css', 'parts.css'])(
    'is made again when %s changes',
    async (file) => {
      const first = await request();
      write(file, `${read(file).replace('red', 'blue').replace('= 1', '= 2')}\n`);
      expect((await request()).isNew).toBe(true);
      expect((await request()).isNew).toBe(false);
      expect(first.isNew).toBe(true);
    },
  );

  it.each([
    ['@import url(./more.css);', 'more.css'],
    ['@import url( "more.css" ) screen;', 'more.css'],
    ['p { background: url(./back.png?x#y) }', 'back.png'],
    ['@import url(more.css);', 'back.png'],
  ])('is made again when, of %s, %s changes', async (css, file) => {
    write('main.css', css);
    write('more.css', 'i { color: red; background: url(back.png) }');
    write('back.png', 'x'.repeat(9000));
    await request();
    expect((await request()).isNew).toBe(false);
    appendFileSync(at(file), '/* other */');
    expect((await request()).isNew).toBe(true);
    expect((await request()).isNew).toBe(false);
  });

  it('is rebuilt when import.meta.glob matches another file', async () => {
    mkdirSync(at('data'));
    const add = (name: string) => writeFileSync(at('data', name), '{"name":"x"}');
    add('one.json');
    write('main.js', "export default import.meta.glob('./data/*.json');");
    await request();
    add('note.txt');
    expect((await request()).isNew).toBe(false);
    add('two.json');
    expect((await request()).isNew).toBe(true);
    expect((await request()).isNew).toBe(false);
    rmSync(at('data/one.json'));
    expect((await request()).isNew).toBe(true);
  });

  it('is rebuilt when a module of a worker changes', async () => {
    write('main.js', "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });");
    write('worker.js', "import { value } from './value.js'; self.x = value;");
    await request();
    expect((await request()).isNew).toBe(false);
    write('value.js', 'export const value = 2;');
    expect((await request()).isNew).toBe(true);
    expect((await request()).isNew).toBe(false);
  });

  it.each(['value.js', 'parts.css', 'back.png'])(
    'is made again when %s was saved while it was being made',
    async (file) => {
      write('back.png', 'x'.repeat(9000));
      appendFileSync(at('main.js'), "new URL('./back.png', import.meta.url);");
      const save = () => appendFileSync(at(file), '\n/* other */');
      await request('1', undefined, [{ name: 'author', renderStart: save }]);
      expect((await request()).isNew).toBe(true);
      expect((await request()).isNew).toBe(false);
    },
  );

  it('is rebuilt for another version', async () => {
    await request('1');
    expect((await request('2')).isNew).toBe(true);
  });

  it('has a version that depends only on its output', async () => {
    const first = await request('1');
    expect((await request('2')).version).toBe(first.version);
    write('value.js', 'export const value = 2;');
    expect((await request('2')).version).not.toBe(first.version);
  });

  const manifestOf = (folder: string) => join(folder, '../manifest.json');
  const mainOf = (folder: string) => join(folder, 'main.js');

  it.each<[string, (folder: string) => void]>([
    ['manifest is missing', (folder) => rmSync(manifestOf(folder))],
    ['manifest is empty', (folder) => writeFileSync(manifestOf(folder), '')],
    ['manifest is garbage', (folder) => writeFileSync(manifestOf(folder), '{"files":')],
    ['manifest says null', (folder) => writeFileSync(manifestOf(folder), `${hash('null')}\nnull`)],
    [
      'manifest is cut off',
      (folder) =>
        writeFileSync(manifestOf(folder), readFileSync(manifestOf(folder), 'utf8').slice(0, -9)),
    ],
    [
      'manifest was changed',
      (folder) =>
        writeFileSync(
          manifestOf(folder),
          readFileSync(manifestOf(folder), 'utf8').replace('main.js', 'none.js'),
        ),
    ],
    ['file is gone', (folder) => rmSync(mainOf(folder))],
    ['file is empty', (folder) => writeFileSync(mainOf(folder), '')],
    [
      'file is cut off',
      (folder) => writeFileSync(mainOf(folder), readFileSync(mainOf(folder)).subarray(0, -3)),
    ],
    [
      'file was changed',
      (folder) =>
        writeFileSync(mainOf(folder), readFileSync(mainOf(folder), 'utf8').replace('= 1', '= 3')),
    ],
    [
      'folder is a file',
      (folder) => (rmSync(folder, { recursive: true, maxRetries: 9 }), writeFileSync(folder, '')),
    ],
  ])('is made again when its %s', async (_, damage) => {
    const { folder } = await request();
    damage(folder);
    const again = await request();
    expect(again.isNew).toBe(true);
    expect(readFileSync(mainOf(again.folder), 'utf8')).toContain('= 1');
    expect((await request()).isNew).toBe(false);
  });

  it('leaves the last one when it fails', async () => {
    const { folder } = await request();
    const before = readFileSync(manifestOf(folder), 'utf8');
    write('main.js', 'export default ;');
    await expect(request()).rejects.toThrow();
    expect(readFileSync(manifestOf(folder), 'utf8')).toBe(before);
    expect(readdirSync(at('cache'))).toEqual(['client']);
  });

  it('retains the previous one while a build may read it, and then removes it', async () => {
    const first = await request();
    const change = (to: string) => write('value.js', `export const value = ${to};`);
    change('2');
    const second = await request();
    expect(readFileSync(mainOf(first.folder), 'utf8')).toContain('= 1');
    const longAgo = Date.now() / 1000 - 7200;
    utimesSync(first.folder, longAgo, longAgo);
    change('3');
    await request();
    expect(existsSync(first.folder)).toBe(false);
    expect(existsSync(second.folder)).toBe(true);
  });

  it('can be built by two processes at once', async () => {
    const [one, two] = await Promise.all([request(), request()]);
    expect(one.folder).toBe(two.folder);
    expect(readFileSync(mainOf(one.folder), 'utf8')).toContain('= 1');
  });

  it('is in a temporary folder if the cache cannot be written', async () => {
    rmSync(at('cache'), { recursive: true, maxRetries: 9 });
    write('cache', 'a file where the folder should be');
    vi.stubEnv('TMPDIR', at());
    const { folder, files } = await request();
    vi.unstubAllEnvs();
    expect(folder.startsWith(at('stilldocs-'))).toBe(true);
    for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
    expect(read('cache')).toContain('a file');
  });
});

it('names the modules of Node that code for browsers uses, not those that it leaves out', async () => {
  write(
    'value.js',
    "import { join } from 'path';\nexport const path = () => join('a');\nexport const value = 1;",
  );
  expect((await request()).files).toContain('main.js');
  write(
    'main.js',
    "import { value } from './value.js';\nimport { readFileSync } from 'node:fs';\nexport default () => readFileSync(value);",
  );
  await expect(request()).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'The module "node:fs" of Node does not exist in browsers',
        file: 'main.js',
        line: 2,
      },
    ],
  });
});
