import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundle } from './bundle.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(root, 'cache'));
  writeFileSync(
    join(root, 'main.js'),
    "import { value } from './value.js';\nimport './main.css';\nexport default value;",
  );
  writeFileSync(join(root, 'value.js'), 'export const value = 1;');
  writeFileSync(join(root, 'main.css'), "@import './parts.css'; p { color: red }");
  writeFileSync(join(root, 'parts.css'), 'b { color: red }');
});
afterEach(() => rmSync(root, { recursive: true }));

const configOf = () => ({
  root,
  configFile: false as const,
  publicDir: false as const,
  build: {
    write: false,
    minify: false,
    rolldownOptions: {
      input: { main: join(root, 'main.js') },
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js' },
    },
  },
});

function request(version = '1', extra?: () => unknown) {
  const config = vi.fn(async () => configOf());
  const made = bundle({
    cacheFolder: join(root, 'cache'),
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
    expect(folder).toBe(join(root, 'cache/client'));
    for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
    expect(files).toHaveLength(2);
    expect(readFileSync(join(folder, entries.main!), 'utf8')).toContain('= 1');
    expect(readFileSync(join(folder, entries.styles!), 'utf8')).toMatch(/color:\s*red/);
    expect(inputs).toEqual(expect.arrayContaining([join(root, 'main.js'), join(root, 'value.js')]));
  });

  it('is taken from the cache while nothing changes', async () => {
    const { isNew: firstIsNew, ...first } = await request('1', () => ({ islands: ['a'] }));
    const { isNew: secondIsNew, ...second } = await request('1', () => 'not asked');
    expect([firstIsNew, secondIsNew]).toEqual([true, false]);
    expect(second).toEqual(first);
    expect(second.extra).toEqual({ islands: ['a'] });
  });

  it.each(['main.js', 'value.js', 'main.css', 'parts.css'])(
    'is made anew when %s changes',
    async (file) => {
      const first = await request();
      writeFileSync(
        join(root, file),
        `${readFileSync(join(root, file), 'utf8').replace('red', 'blue').replace('= 1', '= 2')}\n`,
      );
      expect((await request()).isNew).toBe(true);
      expect((await request()).isNew).toBe(false);
      expect(first.isNew).toBe(true);
    },
  );

  it('is made anew for another version', async () => {
    await request('1');
    expect((await request('2')).isNew).toBe(true);
  });

  it('has a version of its output alone', async () => {
    const first = await request('1');
    expect((await request('2')).version).toBe(first.version);
    writeFileSync(join(root, 'value.js'), 'export const value = 2;');
    expect((await request('2')).version).not.toBe(first.version);
  });

  it.each([
    ['is missing', (folder: string) => rmSync(join(folder, 'manifest.json'))],
    ['is empty', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '')],
    ['is garbage', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{"files":')],
    ['says null', (folder: string) => writeFileSync(join(folder, 'manifest.json'), 'null')],
    [
      'lacks its hashes',
      (folder: string) =>
        writeFileSync(join(folder, 'manifest.json'), '{"request":"1","files":[]}'),
    ],
    [
      'names a file that is gone',
      (folder: string) =>
        rmSync(
          join(
            folder,
            readdirSync(folder).find((name) => name.startsWith('main'))!,
          ),
        ),
    ],
  ])('is made anew when its manifest %s', async (_, damage) => {
    const { folder } = await request();
    damage(folder);
    expect((await request()).isNew).toBe(true);
    expect((await request()).isNew).toBe(false);
  });

  it('leaves the last one when it cannot be made', async () => {
    const { folder } = await request();
    const before = readFileSync(join(folder, 'manifest.json'), 'utf8');
    writeFileSync(join(root, 'main.js'), 'export default ;');
    await expect(request()).rejects.toThrow();
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toBe(before);
    expect(readdirSync(join(root, 'cache'))).toEqual(['client']);
  });

  it('leaves nothing of the one before', async () => {
    const { folder } = await request();
    writeFileSync(join(folder, 'stale.js'), '');
    await request('2');
    expect(existsSync(join(folder, 'stale.js'))).toBe(false);
  });
});
