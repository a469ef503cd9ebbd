import { expect, it } from 'vitest';
import type { ApiDocument } from '../document/read-document.ts';
import { checkApiDocument } from './validate.ts';

it('takes no offense at the braces of a path in an operationRef, as the specification has them', async () => {
  const links = { get: { operationRef: '#/paths/~1rooms~1{id}/get' } };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const get = { parameters, responses: { 200: { description: 'Found', links } } };
  const info = { title: 'Rooms', version: '1' };
  const written = { openapi: '3.1.0', info, paths: { '/rooms/{id}': { get } } };
  const document = { file: 'openapi.json', own: '{}', written, root: written };
  expect(await checkApiDocument(document as unknown as ApiDocument)).toEqual([]);
});
