import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { compressOutput } from './compress.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at } = testFolder();
let folder: string;
beforeEach(() => {
  folder = at('dist');
  mkdirSync(join(folder, 'deep'), { recursive: true });
});

const text = '<p>text</p>'.repeat(100);
const compress = () => compressOutput(folder, at('cache'));
const read = (file: string) => readFileSync(join(folder, file));

describe('compressOutput', () => {
  it('writes .br and .gz beside text files, with the same content', async () => {
    const names = ['a.html', 'deep/b.css', 'c.js', 'd.json', 'e.md', 'f.svg', 'g.txt', 'h.xml'];
    for (const name of names) writeFileSync(join(folder, name), text + name);
    const { files, bytes } = await compress();
    expect(files).toBe(8);
    for (const name of names) {
      expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text + name);
      expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text + name);
      expect(read(name).toString()).toBe(text + name);
    }
    expect(bytes).toBe(names.reduce((sum, name) => sum + read(`${name}.br`).length, 0));
  });

  it('skips images, fonts and small files', async () => {
    for (const name of ['a.png', 'b.woff2', 'c.html.br', 'd.html.gz'])
      writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'small.html'), 'x'.repeat(511));
    writeFileSync(join(folder, 'empty.html'), '');
    expect(await compress()).toEqual({ files: 0, bytes: 0 });
    expect(readdirSync(folder).sort()).toEqual([
      'a.png',
      'b.woff2',
      'c.html.br',
      'd.html.gz',
      'deep',
      'empty.html',
      'small.html',
    ]);
  });

  it('compresses a file of exactly 512 bytes', async () => {
    writeFileSync(join(folder, 'a.html'), 'x'.repeat(512));
    expect((await compress()).files).toBe(1);
  });

  it('writes the same beside twins', async () => {
    writeFileSync(join(folder, 'a.html'), text);
    linkSync(join(folder, 'a.html'), join(folder, 'deep/index.html'));
    await compress();
    expect(read('a.html.br')).toEqual(read('deep/index.html.br'));
    expect(read('a.html').toString()).toBe(text);
  });

  it('writes the same from its cache, and compresses again if the cache is damaged', async () => {
    writeFileSync(join(folder, 'a.html'), text);
    await compress();
    const first = [read('a.html.br'), read('a.html.gz')];
    await compress();
    expect([read('a.html.br'), read('a.html.gz')]).toEqual(first);
    const packs = at('cache/compressed');
    for (const name of readdirSync(packs)) writeFileSync(join(packs, name), 'garbage');
    await compress();
    expect([read('a.html.br'), read('a.html.gz')]).toEqual(first);
  });

  it('compresses changed files again', async () => {
    writeFileSync(join(folder, 'a.html'), text);
    await compress();
    writeFileSync(join(folder, 'a.html'), `${text}!`);
    await compress();
    expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(`${text}!`);
  });

  it('does nothing in an empty folder', async () => {
    expect(await compress()).toEqual({ files: 0, bytes: 0 });
  });
});
