import { expect, it } from 'vitest';
import { exampleOf } from './example.ts';
import { createResolve } from '../document/references.ts';

const kinds = { Card: { type: 'object', properties: { kind: { type: 'string' } } } };
const resolve = createResolve({ kinds });
const oneOf = [{ $ref: '#/kinds/Card' }];

it.each([
  ['the name of the schema', {}, 'Card'],
  ['the value of the mapping', { mapping: { card: '#/kinds/Card' } }, 'card'],
  ['the value of a mapping of names', { mapping: { card: 'Card' } }, 'card'],
])('a variant that a discriminator chooses has %s', (_, rest, kind) => {
  const discriminator = { propertyName: 'kind', ...rest };
  expect(exampleOf({ oneOf, discriminator }, resolve, 'request')).toEqual({ kind });
});

it('a variant keeps the value that it says itself', () => {
  const properties = { kind: { const: 'CARD' } };
  const own = createResolve({ kinds: { Card: { type: 'object', properties } } });
  const schema = { oneOf, discriminator: { propertyName: 'kind' } };
  expect(exampleOf(schema, own, 'request')).toEqual({ kind: 'CARD' });
});

it('an answer that is a map has one entry, and a request none', () => {
  const map = { type: 'object', additionalProperties: { type: 'integer' } };
  expect(exampleOf(map, resolve, 'response')).toEqual({ key: 0 });
  expect(exampleOf(map, resolve, 'request')).toEqual({});
  expect(exampleOf({ ...map, additionalProperties: true }, resolve, 'response')).toEqual({});
});
