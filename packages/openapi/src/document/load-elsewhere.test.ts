import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import { readApiDocument } from './read-document.ts';
import { checkApiDocument } from '../problems/validate.ts';
import { hasOtherFiles, loadElsewhere } from './load-elsewhere.ts';

const root = mkdtempSync(join(tmpdir(), 'elsewhere-'));
const secret = mkdtempSync(join(tmpdir(), 'secret-'));
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url!);
  if (request.url === '/moved.yaml') response.writeHead(302, { location: '/schema.yaml' });
  response.end('type: integer');
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  host = `http://localhost:${(server.address() as AddressInfo).port}`;
  mkdirSync(join(root, 'schemas'));
  writeFileSync(
    join(root, 'schemas/Pet.yaml'),
    'type: object\nproperties: { mother: { $ref: ./Pet.yaml } }',
  );
  writeFileSync(join(secret, 'key.yaml'), 'type: string');
});
afterAll(() => {
  server.close();
  for (const folder of [root, secret]) rmSync(folder, { recursive: true, maxRetries: 9 });
});

/** Loads a document whose only schema is a reference. */
async function load(reference: string, remotes: string[] = [], more: object = {}) {
  const schemas = { ...more, Own: { type: 'array', items: { $ref: reference } } };
  const document = {
    ...{ openapi: '3.1.0', info: { title: 'Shelter', version: '1' }, paths: {} },
    components: { schemas },
  };
  writeFileSync(join(root, 'openapi.json'), JSON.stringify(document));
  const { text, files, problems } = await loadElsewhere({ root, file: 'openapi.json', remotes });
  return { schemas: (JSON.parse(text) as typeof document).components.schemas, files, problems };
}

describe('a document of several files', () => {
  it('is one document, whose schemas keep the names of their files', async () => {
    const { schemas, files, problems } = await load('schemas/Pet.yaml');
    expect(schemas.Own.items.$ref).toBe('#/components/schemas/Pet');
    expect(files).toEqual(['schemas/Pet.yaml']);
    expect(problems).toEqual([]);
  });

  it('reads nothing outside of the site', async () => {
    const { schemas, problems } = await load(join(secret, 'key.yaml'));
    expect(JSON.stringify(schemas)).not.toContain('string');
    expect(problems).toMatchObject([
      { file: 'openapi.json', pointer: '#/components/schemas/Own/items' },
    ]);
    expect(problems[0]!.message).toContain('is outside of the site');
  });

  it('has schemas with an `$id` beside those of files', async () => {
    const named = { $id: 'https://shelter.example/cage', type: 'object' };
    const { problems, schemas } = await load('schemas/Pet.yaml', [], {
      Cage: named,
      Use: { $ref: 'https://shelter.example/cage' },
    });
    expect(problems).toEqual([]);
    expect(schemas).toMatchObject({ Use: { $ref: '#/components/schemas/Cage' } });
  });

  it('asks no address that is not allowed, nor one that an allowed one leads to', async () => {
    const { problems } = await load(`${host}/schema.yaml`, [`${host}.example/`, `${host}/other`]);
    expect(problems[0]!.message).toContain('is not among the "remotes"');
    expect(asked).toEqual([]);
    expect((await load(`${host}/moved.yaml`, [host])).problems).toHaveLength(1);
    expect(asked).toEqual(['/moved.yaml']);
    expect((await load(`${host}/schema.yaml`, [host])).problems).toEqual([]);
  });
});

it.each([
  ['{"$ref": "#/components/schemas/Pet"}', false],
  ["$ref: '#/components/schemas/Pet'", false],
  ['{"$ref":"pet.yaml"}', true],
  ['$ref: ./pet.yaml#/Pet', true],
  ['properties: { $ref: { type: string } }', false],
  ['a: { $id: https://a.example/b }\nc: { $ref: https://a.example/b }', false],
  ['a: { $id: https://a.example/b }\nc: { $ref: https://a.example/c }', true],
])('%s refers to other files: %s', (text, isSo) => {
  expect(hasOtherFiles(text)).toBe(isSo);
});

it('has the problems of its own file at their places there', async () => {
  const module = join(root, 'loaded.mjs');
  const written = `openapi: 3.1.0
info: { title: 'Shelter', version: '1' }
paths:
  /pets: { get: { responses: { 200: { $ref: 'other.yaml' } } } }
  /rooms: { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } }
`;
  const text = JSON.stringify({
    ...{ openapi: '3.1.0', info: { title: 'Shelter', version: '1' } },
    paths: {
      '/rooms': { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } },
    },
  });
  // In place of the package, which needs seconds.
  const loaded = JSON.stringify({ text, files: [], problems: [] });
  writeFileSync(module, `export const loadElsewhere = () => (${loaded});`);
  writeFileSync(join(root, 'own.yaml'), written);
  elsewhere.module = pathToFileURL(module).href;
  const document = readApiDocument(root, 'own.yaml', 'pages/api.md');
  expect(await checkApiDocument(document)).toMatchObject([{ file: 'own.yaml', line: 5 }]);
});
