import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutput } from './write-output.ts';
import { testFolder } from './test-folder.test.kit.ts';

const { at, write } = testFolder();
let folder: string;
beforeEach(() => {
  folder = at('dist');
});

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Writes the output of an earlier build. */
function writeOld(): void {
  const output = createOutput(folder);
  output.write(['index.html'], 'old');
  output.write(['gone.html'], 'gone');
  output.commit();
}

describe('createOutput', () => {
  it('writes a content in chunks', () => {
    const output = createOutput(folder);
    output.write(['a.json', 'b.json'], ['[1', ',2]']);
    output.commit();
    expect([textOf('a.json'), textOf('b.json')]).toEqual(['[1,2]', '[1,2]']);
  });

  it('shows nothing before it is committed', () => {
    const output = createOutput(folder);
    output.write(['index.html'], 'new');
    expect(existsSync(folder)).toBe(false);
    output.commit();
    expect(textOf('index.html')).toBe('new');
  });

  it('replaces the old output completely', () => {
    writeOld();
    const output = createOutput(folder);
    output.write(['index.html'], 'new');
    output.commit();
    expect(readdirSync(folder)).toEqual(['index.html']);
    expect(textOf('index.html')).toBe('new');
    expect(readdirSync(at())).toEqual(['dist']);
  });

  it('leaves the old output when the build fails', () => {
    writeOld();
    const output = createOutput(folder);
    output.write(['index.html'], 'new');
    output.discard();
    expect(textOf('index.html')).toBe('old');
    expect(textOf('gone.html')).toBe('gone');
    expect(readdirSync(at())).toEqual(['dist']);
  });

  it('starts again after an interrupted build of the same process', () => {
    createOutput(folder).write(['stale.html'], 'stale');
    const output = createOutput(folder);
    output.write(['index.html'], 'new');
    output.commit();
    expect(readdirSync(folder)).toEqual(['index.html']);
  });

  it('creates an empty output', () => {
    createOutput(folder).commit();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('accepts a folder with a trailing slash, as a shell completes it', () => {
    writeOld();
    const output = createOutput(`${folder}/`);
    output.write(['index.html'], 'new');
    expect(textOf('index.html')).toBe('old');
    output.commit();
    expect(readdirSync(folder)).toEqual(['index.html']);
    expect(textOf('index.html')).toBe('new');
    expect(readdirSync(at())).toEqual(['dist']);
  });

  it.each(['real', '../elsewhere/real'])('updates the folder that a link leads to: %s', (to) => {
    folder = at('site/dist');
    mkdirSync(at('site'));
    const real = resolve(at(), 'site', to);
    mkdirSync(dirname(real), { recursive: true });
    symlinkSync(to, folder);
    // The link dangles at first.
    for (const text of ['first', 'second']) {
      const output = createOutput(folder);
      output.write(['index.html'], text);
      output.commit();
      expect(readlinkSync(folder)).toBe(to);
      expect(readFileSync(join(real, 'index.html'), 'utf8')).toBe(text);
    }
    expect(readdirSync(dirname(real))).not.toContain(`real.${process.pid}.tmp`);
  });

  it('creates parent folders', () => {
    folder = at('a/b/dist');
    const output = createOutput(folder);
    output.write(['index.html'], 'new');
    output.commit();
    expect(textOf('index.html')).toBe('new');
  });
});

describe('write', () => {
  it('writes twins that are one file with the same bytes', () => {
    const output = createOutput(folder);
    output.write(['a/b.html', 'a/b/index.html'], 'twin ✓');
    output.commit();
    expect(textOf('a/b.html')).toBe('twin ✓');
    expect(textOf('a/b/index.html')).toBe('twin ✓');
    expect(statSync(join(folder, 'a/b.html')).ino).toBe(
      statSync(join(folder, 'a/b/index.html')).ino,
    );
  });

  it('writes bytes unchanged', () => {
    const output = createOutput(folder);
    output.write(['x.bin'], new Uint8Array([0, 255, 13, 10]));
    output.commit();
    expect(readFileSync(join(folder, 'x.bin'))).toEqual(Buffer.from([0, 255, 13, 10]));
  });

  it('counts a file once that is written again, as a shard that the last output contains', () => {
    const stamps = at('stamps.json');
    const first = createOutput(folder, stamps);
    first.write(['shard.json'], 'same', '1');
    first.commit();
    const output = createOutput(folder, stamps);
    output.write(['a.html', 'a/index.html'], 'long');
    output.write(['a.html'], 'ä');
    expect([output.keep(['shard.json'], '1'), output.keep(['shard.json'], '1')]).toEqual([
      true,
      true,
    ]);
    expect({ files: output.files, bytes: output.bytes }).toEqual({ files: 3, bytes: 10 });
    output.discard();
  });

  it('counts files and bytes, UTF-8 and twins included', () => {
    const output = createOutput(folder);
    output.write(['a.html', 'a/index.html'], 'é');
    output.write(['b.bin'], new Uint8Array(3));
    output.write([], 'nothing');
    expect({ files: output.files, bytes: output.bytes }).toEqual({ files: 3, bytes: 7 });
  });
});

describe('copy', () => {
  it('copies a file and a folder with all below it, hidden files too', () => {
    write('public/a.txt', 'abc');
    write('public/deep/.hidden', 'de');
    const output = createOutput(folder);
    output.copy(at('public'), '');
    output.copy(at('public/a.txt'), 'assets/b.txt');
    output.commit();
    expect([textOf('a.txt'), textOf('deep/.hidden'), textOf('assets/b.txt')]).toEqual([
      'abc',
      'de',
      'abc',
    ]);
    expect({ files: output.files, bytes: output.bytes }).toEqual({ files: 3, bytes: 8 });
  });

  it('copies the targets of links, and skips dangling and cyclic links', () => {
    mkdirSync(at('public'));
    write('real/logo.png', 'abc');
    symlinkSync('../real/logo.png', at('public/logo.png'));
    symlinkSync('../real', at('public/folder'));
    symlinkSync('../public', at('real/circle'));
    symlinkSync('.', at('public/itself'));
    symlinkSync('own', at('public/own'));
    symlinkSync('nowhere', at('public/nowhere'));
    const output = createOutput(folder);
    output.copy(at('public'), '');
    output.copy(at('public/logo.png'), 'assets/logo.png');
    output.commit();
    const names = ['assets/logo.png', 'folder/logo.png', 'logo.png'];
    const written = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = written.filter((entry) => !entry.isDirectory());
    expect(files.map((entry) => join(entry.parentPath, entry.name)).sort()).toEqual(
      names.map((name) => join(folder, name)),
    );
    expect(files.every((entry) => entry.isFile())).toBe(true);
    expect(names.map(textOf)).toEqual(['abc', 'abc', 'abc']);
    expect({ files: output.files, bytes: output.bytes }).toEqual({ files: 3, bytes: 9 });
  });

  it('ignores a missing source', () => {
    const output = createOutput(folder);
    output.copy(at('missing'), '');
    expect(output.files).toBe(0);
    output.commit();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('replaces one of two twins without changing the other', () => {
    write('public/a.html', 'by hand');
    const output = createOutput(folder);
    output.write(['a.html', 'a/index.html'], 'rendered');
    output.copy(at('public'), '');
    output.commit();
    expect(textOf('a.html')).toBe('by hand');
    expect(textOf('a/index.html')).toBe('rendered');
  });
});
