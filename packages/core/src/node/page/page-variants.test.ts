import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Site } from '../site/site.ts';
import { createVariants } from './page-variants.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at } = testFolder();

const stored = new Map<string, string>();
const cache = {
  get: (key: string) => (stored.has(key) ? Buffer.from(stored.get(key)!) : undefined),
  set: (key: string, value: string | Uint8Array) => void stored.set(key, String(value)),
};

/** The variants of a version whose pages include a file with this text. */
function variantsOf(name: string, text: string) {
  const folder = at(name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'code.js'), text);
  const site = { root: folder, versions: {} } as unknown as Site;
  return { ...createVariants(site, cache), reads: { [join(folder, 'code.js')]: '' } };
}

it('has one result for a page that is equal in several versions, until a file in it differs', () => {
  const [now, past, older] = [
    variantsOf('now', 'a()'),
    variantsOf('past', 'a()'),
    variantsOf('older', 'b()'),
  ];
  expect(now.find('key')).toBe(undefined);
  const key = now.note('key', now);
  expect([now.find('key'), past.find('key')]).toEqual([key, key]);
  expect(older.find('key')).not.toBe(key);
  // An edit of today's file leaves the results of other versions as they are.
  const other = older.note('key', older);
  const edited = variantsOf('now', 'c()');
  const third = edited.note('key', edited);
  expect([past.find('key'), older.find('key')]).toEqual([key, other]);
  expect(new Set([key, other, third]).size).toBe(3);
});

it('leaves the keys of a site with one version as they are', () => {
  const one = createVariants({ root: at() }, cache);
  expect([one.find('key'), one.note('key', { reads: { [at('a')]: '' } })]).toEqual(['key', 'key']);
});
