import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readApiDocument } from './read-document.ts';
import { createYamlCache } from './yaml-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaml-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 9 }));

const files = () =>
  readdirSync(join(folder, 'openapi')).map((name) => join(folder, 'openapi', name));

it('returns the value for the same text, and stores one file for each document', () => {
  const cache = createYamlCache(folder, '1');
  expect(cache.read('api.yaml', 'one')).toBeUndefined();
  cache.write('api.yaml', 'one', '{"a":1}');
  expect(cache.read('api.yaml', 'one')).toBe('{"a":1}');
  expect(cache.read('api.yaml', 'two')).toBeUndefined();
  cache.write('api.yaml', 'two', '{"a":2}');
  expect(createYamlCache(folder, '1').read('api.yaml', 'two')).toBe('{"a":2}');
  expect(createYamlCache(folder, '2').read('api.yaml', 'two')).toBeUndefined();
  expect(files()).toHaveLength(1);
});

it('returns nothing for a damaged file', () => {
  const cache = createYamlCache(folder, '1');
  cache.write('api.yaml', 'one', '{"a":1}');
  const [file] = files();
  writeFileSync(file!, readFileSync(file!, 'utf8').slice(0, -1));
  expect(cache.read('api.yaml', 'one')).toBeUndefined();
});

it('replaces parsing the document, until its text changes', () => {
  const kept = { openapi: '3.1.0', info: { title: 'Kept' } };
  const cache = { read: () => JSON.stringify(kept), write: () => {} };
  writeFileSync(join(folder, 'api.yaml'), 'openapi: 3.1.0\ninfo: { title: Written }\n');
  expect(readApiDocument(folder, 'api.yaml', 'pages/api.md', cache).root).toEqual(kept);
  writeFileSync(join(folder, 'api.yaml'), 'openapi: 3.1.0\ninfo: { title: Changed }\n');
  const found = readApiDocument(folder, 'api.yaml', 'pages/api.md', createYamlCache(folder, '1'));
  expect(found.root.info).toEqual({ title: 'Changed' });
  expect(files()).toHaveLength(1);
});
