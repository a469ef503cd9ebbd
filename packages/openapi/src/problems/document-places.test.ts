import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import createFeature from '../feature.ts';

const root = mkdtempSync(join(tmpdir(), 'document-places-'));
afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));

const places = (name: string, href: string, base = '') => {
  const page = { path: '/', file: 'pages/index.md', frontMatter: { openapi: `~/${name}` } };
  return createFeature().placesOf!({ ...page, root, base }, href).map(
    ({ file, line, column }) => `${file}:${line}:${column}`,
  );
};

it('the links of a document are placed in its file, each time they are there', () => {
  writeFileSync(
    join(root, 'api.yaml'),
    'openapi: 3.1.0\ninfo:\n  title: A\n  version: 1.0.0\n  description: |\n    [a](/gone) [b](/cli)\n    <a href="/gone#x">c</a>\npaths: {}\ntags:\n  - name: b\n    description: "[d](/gone)"\n',
  );
  expect(places('api.yaml', '/docs/gone', '/docs')).toEqual(['api.yaml:6:9', 'api.yaml:11:23']);
  expect(places('api.yaml', '/docs/gone#x', '/docs')).toEqual(['api.yaml:7:14']);
  expect(places('api.yaml', '/docs/elsewhere', '/docs')).toEqual([]);
  expect(places('missing.yaml', '/gone')).toEqual([]);
});

it('links are found in JSON, where slashes may be escaped', () => {
  writeFileSync(
    join(root, 'api.json'),
    String.raw`{ "openapi": "3.0.0", "paths": {},${'\n'} "info": { "title": "A", "version": "1", "description": "[a](\/gone)" } }`,
  );
  expect(places('api.json', '/gone')).toEqual(['api.json:2:62']);
  writeFileSync(join(root, 'html.json'), String.raw`{ "a": "<a href=\"/gone#x\">a</a>\n/b\nc" }`);
  expect(places('html.json', '/gone#x')).toEqual(['html.json:1:19']);
  expect(places('html.json', '/gone#x', '/docs')).toEqual([]);
  expect(places('html.json', '/b')).toEqual(['html.json:1:36']);
});
