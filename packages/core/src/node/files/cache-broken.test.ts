import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folder, packs, onlyPack, fill, read, useFolder } from './cache.test.kit.ts';

useFolder();

describe('a broken pack', () => {
  const values = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`key ${index}`, `value ${index} `.repeat(index)]),
  );

  /** Writes a valid pack with that table of contents. */
  function forge(table: string): void {
    const footer = Buffer.alloc(8);
    footer.writeUInt32LE(Buffer.byteLength(table), 0);
    footer.writeUInt32LE(crc32(table), 4);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'forged.pack'),
      Buffer.concat([Buffer.from(`values${table}`), footer, Buffer.from('docs-cache-2')]),
    );
  }

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['is a single byte', Buffer.from([1])],
    ['is nothing but zeros', Buffer.alloc(4096)],
    ['is nothing but 0xff', Buffer.alloc(4096, 0xff)],
    ['is a text', Buffer.from('not a pack at all, but long enough to hold a footer')],
    ['is of another version', Buffer.concat([Buffer.alloc(8), Buffer.from('docs-cache-1')])],
    [
      'has a table longer than itself',
      Buffer.concat([Buffer.alloc(8, 0x7f), Buffer.from('docs-cache-2')]),
    ],
  ])('that %s is as if it were not there', (_, bytes) => {
    fill({ a: 'one' });
    writeFileSync(join(folder, 'zzz.pack'), bytes);
    expect(read('a')).toEqual(['one']);
    expect(packs()).toHaveLength(1);
  });

  it('that is a folder is ignored', () => {
    fill({ a: 'one' });
    mkdirSync(join(folder, 'zzz.pack'));
    expect(read('a')).toEqual(['one']);
  });

  it.each([
    'null',
    '5',
    '{}',
    '[5]',
    '[["a"]]',
    '[["a",0,6,1],null]',
    '[["a",0,99999,1]]',
    '[["a",-5,3,1]]',
    '[["a",0,-3,1]]',
    '[["a",0,1e15,1]]',
    '[["a","b","c","d"]]',
    '[["a",0.5,2.5,0]]',
  ])('whose table of contents says %s is a miss', (table) => {
    forge(table);
    expect(read('a')).toEqual([undefined]);
  });

  it('is replaced by the next save', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'zzz.pack'), 'garbage');
    fill({ a: 'one' });
    expect(read('a')).toEqual(['one']);
  });

  it('with one flipped byte in a value lacks only that value', () => {
    fill({ a: 'aaaa', b: 'bbbb', c: 'cccc' });
    const bytes = readFileSync(onlyPack());
    bytes[bytes.indexOf('bbbb') + 1]! ^= 1;
    writeFileSync(onlyPack(), bytes);
    expect(read('a', 'b', 'c')).toEqual(['aaaa', undefined, 'cccc']);
  });

  it('is detected wherever it was truncated', () => {
    fill(values);
    const whole = readFileSync(onlyPack());
    const random = createRandom(0x5eed);
    const cuts = [0, 1, whole.length - 1, whole.length - 12, whole.length - 20, whole.length - 21];
    while (cuts.length < 300) cuts.push(Math.floor(random() * whole.length));
    for (const cut of cuts) {
      for (const name of packs()) rmSync(join(folder, name));
      writeFileSync(join(folder, 'cut.pack'), whole.subarray(0, cut));
      expect(
        read(...Object.keys(values)).every((value) => value === undefined),
        `cut at ${cut}`,
      ).toBe(true);
    }
  });

  it('never returns a wrong value, whichever byte was flipped', () => {
    fill(values);
    const whole = readFileSync(onlyPack());
    const name = onlyPack();
    const random = createRandom(0xf11b);
    for (let round = 0; round < 300; round++) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(random() * whole.length);
      bytes[at]! ^= 1 << Math.floor(random() * 8);
      writeFileSync(name, bytes);
      for (const [index, value] of read(...Object.keys(values)).entries()) {
        expect([undefined, Object.values(values)[index]], `flipped at ${at}`).toContain(value);
      }
    }
  });
});

/** Mulberry32: a small pseudo-random generator of numbers from 0 to 1 with a seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
