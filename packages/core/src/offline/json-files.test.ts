import { expect, it } from 'vitest';
import { isJsonFile, jsonKey } from './json-files.ts';

it.each([
  ['/search-index.json', '{"serializationVersion":2}'],
  ['/search-expansions.json', '{"expansions":1}'],
  ['/_search/index.json', '{"shards":1}'],
  ['/_search/12.json', '[{"title":"A"}]'],
  ['/_changes/sections/index.json', '{"to":"1","since":{}}'],
  ['/_changes/words/guide/first.json', '{"to":"1","since":{}}'],
])('%s is identified by its content', (path, text) => {
  expect(isJsonFile(path, text)).toBe(true);
  const others = ['null', '{}', '{"other":[]}', '"since"', path.includes('/12.') ? '{}' : '[]'];
  for (const other of others) expect(isJsonFile(path, other), other).toBe(false);
  expect(() => isJsonFile(path, text.slice(0, -1))).toThrow(SyntaxError);
});

it('other files are none of them', () => {
  for (const path of ['/search-other.json', '/_search/12.txt', '/_proof/site.json', '/a.json'])
    expect(jsonKey(path)).toBeUndefined();
});
