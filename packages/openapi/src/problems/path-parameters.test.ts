import { expect, it } from 'vitest';
import { findPathProblems } from './path-parameters.ts';

const inPath = (name: string) => ({ name, in: 'path', required: true });
const found = (item: object, path = '/a/{id}') =>
  findPathProblems({ paths: { [path]: item }, parameters: { id: inPath('id') } }).map(
    ({ path: place, message }) => `${place.join(' ')}: ${message}`,
  );
const get = (...parameters: object[]) => ({ parameters, responses: {} });

it('names parameters that the path lacks', () => {
  expect(found({ parameters: [inPath('di'), inPath('id')], get: get(inPath('x')) })).toEqual([
    'paths /a/{id} parameters 0: Unexpected parameter "di" in the path, expected one that /a/{id} has',
    'paths /a/{id} get parameters 0: Unexpected parameter "x" in the path, expected one that /a/{id} has',
  ]);
});

it('names parts of a path that no parameter describes, at the first operation without it', () => {
  const query = { name: 'id', in: 'query' };
  expect(found({ get: get(inPath('id')), put: get(query), delete: get() })).toEqual([
    'paths /a/{id} put: Unexpected {id} in /a/{id}, expected a parameter "id" in the path',
  ]);
});

it('takes shared parameters, and those of other files, as they are', () => {
  expect(found({ get: get({ $ref: '#/parameters/id' }) })).toEqual([]);
  expect(found({ get: get({ $ref: 'other.yaml#/id' }) })).toEqual([]);
  expect(found({ parameters: [inPath('id')], get: get() })).toEqual([]);
  expect(found({ get: get() }, '/a')).toEqual([]);
});

it.each(['/a/{id', '/a/{}', '/a/id}'])('names braces without a name: %s', (path) => {
  expect(found({ get: get() }, path)).toEqual([
    `paths ${path}: Unexpected brace in ${path}, expected {name} around the name of a parameter`,
  ]);
});
