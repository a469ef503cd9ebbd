import { expect, it } from 'vitest';
import { findMissingNames } from './missing-names.ts';

const found = (document: Record<string, unknown>) =>
  findMissingNames(document).map(({ path, message }) => `${path.join('.')}: ${message}`);

it('names schemes and tags that a document does not have, with their places', () => {
  const document = {
    security: [{ known: [], gone: [] }, {}],
    tags: [{ name: 'a' }, { name: 'b', parent: 'a' }, { name: 'c', parent: 'x' }],
    'x-tagGroups': [{ name: 'G', tags: ['a', 'used', 'y'] }, 'no group'],
    paths: { '/p': { get: { tags: ['used'], security: [{ '#/a': [] }, { away: [] }] } } },
    components: { securitySchemes: { known: {} } },
  };
  expect(found(document)).toEqual([
    'security.0.gone: Unexpected security scheme "gone", expected one that the document defines',
    'paths./p.get.security.1.away: Unexpected security scheme "away", expected one that the document defines',
    'x-tagGroups.0.tags.2: Unexpected tag "y", expected one that the document has',
    'tags.2.parent: Unexpected tag "x", expected one that the document has',
  ]);
  expect(found({ securityDefinitions: { a: {} }, security: [{ a: [] }] })).toEqual([]);
});

it('names operations of links that a document does not have', () => {
  const links = { Good: { operationId: 'a' }, Gone: { operationId: 'b' }, Other: {} };
  const get = { operationId: 'a', responses: { 200: { links } } };
  expect(found({ paths: { '/p': { get } } })).toEqual([
    'paths./p.get.responses.200.links.Gone.operationId: Unexpected operationId "b" of a link, expected one of an operation',
  ]);
});

it('names each circle of parents of tags once', () => {
  const tags = [
    { name: 'a', parent: 'b' },
    { name: 'b', parent: 'c' },
    { name: 'c', parent: 'b' },
    { name: 'd', parent: 'd' },
    { name: 'e', parent: 'a' },
  ];
  expect(found({ tags })).toEqual([
    'tags.1.parent: Unexpected parent of the tag "b" that leads back to it: b › c › b',
    'tags.3.parent: Unexpected parent of the tag "d" that leads back to it: d › d',
  ]);
});
