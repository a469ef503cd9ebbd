import { expect, it } from 'vitest';
import { findRepeatedNames } from './repeated-names.ts';

it('names ids of several operations, and second parameters, with their places', () => {
  const id = { name: 'id', in: 'path' };
  const document = {
    paths: {
      '/a': { parameters: [id, { ...id, in: 'query' }], get: { operationId: 'list' } },
      '/b': {
        get: { operationId: 'list', parameters: [id, { $ref: '#/id' }] },
        put: { operationId: '' },
        post: { operationId: '' },
      },
    },
    id,
  };
  expect(
    findRepeatedNames(document).map(({ path, message }) => `${path.join(' ')}: ${message}`),
  ).toEqual([
    'paths /b get operationId: Unexpected operationId "list", expected one that no other operation has',
    'paths /b get parameters 1: Unexpected second parameter "id" in the path, expected one of each name',
  ]);
});
