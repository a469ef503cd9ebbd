import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openCache } from './cache.ts';
import { folder, packs, onlyPack, session, fill, read, useFolder } from './cache.test.kit.ts';

useFolder();

/** Waits until a new pack would have another name. */
const nextMillisecond = () => {
  for (const now = Date.now(); Date.now() === now;) continue;
};

describe('openCache', () => {
  it('returns values, before and after a save', () => {
    const cache = openCache(folder);
    cache.set('a', 'text – ✓');
    cache.set('b', new Uint8Array([0, 255, 10]));
    expect(cache.get('a')?.toString()).toBe('text – ✓');
    cache.save();
    expect(cache.get('b')).toEqual(Buffer.from([0, 255, 10]));
    expect(cache.get('c')).toBeUndefined();
    cache.close();
  });

  it('returns nothing after it is closed, even if its descriptor is reused', () => {
    fill({ a: 'one' });
    const cache = openCache(folder);
    cache.close();
    const other = openCache(folder);
    expect(cache.get('a')).toBeUndefined();
    other.close();
  });

  it('stores everything for the next process', () => {
    fill({ a: 'one', b: 'two' });
    expect(read('a', 'b', 'c')).toEqual(['one', 'two', undefined]);
  });

  it('stores empty values, long values and strange keys', () => {
    const values = {
      empty: '',
      long: 'x'.repeat(3_000_000),
      __proto: 'p',
      'a\n\0"\\': 'control',
      '日本 🎉': 'wide',
      '': 'no key',
    };
    fill(values);
    expect(read(...Object.keys(values))).toEqual(Object.values(values));
    expect(read('__proto__', 'constructor')).toEqual([undefined, undefined]);
  });

  it('stores what a long build has made, also if it is ended before a save', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const cache = openCache(folder);
    cache.set('a', 'one');
    now.mockReturnValue(30_000);
    cache.set('b', 'two');
    // A process that is ended closes nothing.
    expect(read('a', 'b')).toEqual(['one', undefined]);
    expect([cache.get('a'), cache.get('b')].map(String)).toEqual(['one', 'two']);
    cache.save();
    cache.close();
    expect(read('a', 'b')).toEqual(['one', 'two']);
    now.mockRestore();
  });

  it('stores nothing without a save, and leaves no file', () => {
    const cache = openCache(folder);
    cache.set('a', 'one');
    cache.close();
    expect(read('a')).toEqual([undefined]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes nothing without values', () => {
    fill({ a: 'x'.repeat(1000) });
    const before = packs();
    session((cache) => cache.get('a'), { trim: true });
    expect(packs()).toEqual(before);
    expect(read('a')).toEqual(['x'.repeat(1000)]);
  });

  it('returns the newest of several values for a key', () => {
    fill({ a: 'old' });
    nextMillisecond();
    fill({ a: 'new' });
    expect(read('a')).toEqual(['new']);
    session((cache) => {
      cache.set('a', 'newer');
      cache.set('a', 'newest');
    });
    expect(read('a')).toEqual(['newest']);
  });

  it('stores additions after a save', () => {
    const cache = openCache(folder);
    cache.set('a', 'one');
    cache.save();
    cache.set('b', 'two');
    expect(cache.get('a')?.toString()).toBe('one');
    cache.save();
    cache.close();
    expect(read('a', 'b')).toEqual(['one', 'two']);
  });

  it('never changes a pack once it has its final name', () => {
    const cache = openCache(folder);
    cache.set('a', 'one');
    cache.save();
    const pack = onlyPack();
    const before = readFileSync(pack);
    cache.set('b', 'two');
    expect(readFileSync(pack)).toEqual(before);
    cache.save();
    expect(readFileSync(pack)).toEqual(before);
    cache.close();
  });
});

describe('trimming', () => {
  it('drops unused values', () => {
    fill({ a: 'x'.repeat(1000), b: 'y'.repeat(1000), c: 'kept' });
    session((cache) => cache.get('c'), { trim: true });
    expect(read('a', 'b', 'c')).toEqual([undefined, undefined, 'kept']);
    expect(readFileSync(onlyPack()).length).toBeLessThan(500);
  });

  it('drops nothing without trim', () => {
    fill({ a: 'x'.repeat(1000), c: 'kept' });
    session((cache) => cache.get('c'));
    expect(read('a', 'c')).toEqual(['x'.repeat(1000), 'kept']);
  });

  it('drops everything if nothing was used', () => {
    fill({ a: 'x'.repeat(1000) });
    session(() => {}, { trim: true });
    expect(packs()).toEqual([]);
  });

  it('merges many packs into one with every used value', () => {
    const values = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`k${index}`, `value ${index} `.repeat(20)]),
    );
    for (const [key, value] of Object.entries(values)) {
      fill({ [key]: value });
      nextMillisecond();
    }
    expect(packs()).toHaveLength(12);
    session(
      (cache) => {
        for (const key of Object.keys(values)) cache.get(key);
        cache.set('new', 'n');
      },
      { trim: true },
    );
    expect(packs()).toHaveLength(1);
    expect(read(...Object.keys(values), 'new')).toEqual([...Object.values(values), 'n']);
  });

  it('works twice, and retained values can be read afterwards', () => {
    fill({ a: 'one', waste: 'x'.repeat(5000) });
    const cache = openCache(folder);
    expect(cache.get('a')?.toString()).toBe('one');
    cache.save({ trim: true });
    expect(cache.get('a')?.toString()).toBe('one');
    expect(cache.get('waste')).toBeUndefined();
    cache.save({ trim: true });
    cache.close();
    expect(read('a', 'waste')).toEqual(['one', undefined]);
    expect(packs()).toHaveLength(1);
  });

  it('retains the new value of a key that was replaced in the same process', () => {
    fill({ a: 'old', waste: 'x'.repeat(5000) });
    nextMillisecond();
    fill({ a: 'new' }, { trim: true });
    expect(read('a', 'waste')).toEqual(['new', undefined]);
  });
});

describe('several caches in one folder', () => {
  it('do not lose each other’s values, even when opened and saved at once', () => {
    const [one, two] = [openCache(folder), openCache(folder)];
    one.set('a', 'of one');
    two.set('b', 'of two');
    one.save();
    two.save();
    one.close();
    two.close();
    expect(read('a', 'b')).toEqual(['of one', 'of two']);
  });

  it('do not lose a pack that another added while they were merging', () => {
    fill({ old: 'x'.repeat(5000) });
    nextMillisecond();
    const one = openCache(folder);
    fill({ b: 'of two' });
    nextMillisecond();
    one.set('a', 'of one');
    one.save({ trim: true });
    one.close();
    expect(read('a', 'b', 'old')).toEqual(['of one', 'of two', undefined]);
  });

  it('continue to read a pack that another has deleted', () => {
    fill({ a: 'one', b: 'x'.repeat(5000) });
    const cache = openCache(folder);
    session(() => {}, { trim: true });
    expect(cache.get('a')?.toString()).toBe('one');
    cache.save();
    cache.close();
  });
});

describe('a leftover of a killed process', () => {
  it('is removed; files of a running process are not', () => {
    fill({ a: 'one' });
    const { pid: dead } = spawnSync(process.execPath, ['-v']);
    const [left, written] = [dead, process.ppid].map((pid) => join(folder, `x.pack.${pid}.tmp`));
    for (const file of [left!, written!]) writeFileSync(file, 'half');
    expect(read('a')).toEqual(['one']);
    expect(existsSync(left!)).toBe(false);
    expect(existsSync(written!)).toBe(true);
  });
});

describe('a folder that cannot be written', () => {
  it('costs time, not the build', () => {
    writeFileSync(folder, 'a file where the folder should be');
    const cache = openCache(folder);
    cache.set('a', 'one');
    expect(cache.get('a')).toBeUndefined();
    cache.save({ trim: true });
    cache.close();
    expect(readFileSync(folder, 'utf8')).toBe('a file where the folder should be');
  });
});
