import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from './cache.ts';
import { writeParts } from './file-parts.ts';
import { createOutput } from './write-output.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'parts-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** Builds an output of one file; tells which parts were made. */
function build(parts: Record<string, string>): { text: string; made: string[] } {
  const made: string[] = [];
  const output = createOutput(join(root, 'dist'), join(root, 'stamps.json'));
  const cache = openCache(join(root, 'cache'));
  const rows = Object.entries(parts).map(([version, text]) => ({
    version,
    text() {
      made.push(version);
      return text;
    },
  }));
  writeParts(output, cache, 'all.txt', rows);
  cache.save({ trim: true });
  cache.close();
  output.commit();
  return { text: readFileSync(join(root, 'dist/all.txt'), 'utf8'), made };
}

const first = { a1: 'Größe ', b1: 'x'.repeat(2_500_000), c1: '表\n', d1: '' };

it('makes every part once', () => {
  expect(build(first)).toEqual({ text: Object.values(first).join(''), made: Object.keys(first) });
});

const { a1, c1, d1 } = first;

it.each<[change: string, parts: Record<string, string>, made: string[]]>([
  ['nothing', first, []],
  ['a part in the middle', { a1, b2: 'short', c1, d1 }, ['b2']],
  ['the order', { d1, c1, a1 }, []],
  ['every part', { a2: 'one', b2: 'two' }, ['a2', 'b2']],
  ['all there was', {}, []],
])('makes only what is new after a change of %s', (_, parts, made) => {
  build(first);
  const text = Object.values(parts).join('');
  expect(build(parts)).toEqual({ text, made });
  expect(build(parts)).toEqual({ text, made: [] });
});

it('makes all anew when the file was changed by hand, or the cache is lost', () => {
  build(first);
  writeFileSync(join(root, 'dist/all.txt'), 'by hand');
  expect(build(first).made).toEqual(Object.keys(first));
  rmSync(join(root, 'cache'), { recursive: true });
  const changed = { ...first, d2: 'new' };
  expect(build(changed)).toEqual({
    text: Object.values(changed).join(''),
    made: Object.keys(changed),
  });
});
