import { expect, it } from 'vitest';
import { objectOf } from './json.ts';
import { fromSwagger } from './swagger.ts';

const list = { type: 'array', items: { type: 'integer' } };

function convert(parameters: object[], others = {}) {
  const operation = { consumes: ['multipart/form-data'], parameters, responses: {} };
  const written = { swagger: '2.0', host: 'a.example', paths: { '/a': { post: operation } } };
  const document = fromSwagger({ ...written, ...others });
  return { document, operation: objectOf(objectOf(objectOf(document.paths)['/a']).post) };
}

it.each([
  ['v1//', 'http://a.example/v1'],
  ['/', 'http://a.example'],
  [undefined, 'http://a.example'],
])('has the address of the base path %s', (basePath, url) => {
  expect(convert([], { basePath }).document.servers).toEqual([{ url }]);
});

it.each([
  [undefined, { style: 'form', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['multi', { style: 'form', explode: true }],
])('writes a list of a query as Swagger 2.0 does: %s', (collectionFormat, way) => {
  const { operation } = convert([{ name: 'ids', in: 'query', ...list, collectionFormat }]);
  expect(operation.parameters).toEqual([expect.objectContaining({ name: 'ids', ...way })]);
});

it('keeps what a field of a form is, also of a shared one', () => {
  const tags = { name: 'tags', in: 'formData', ...list, minItems: 1 };
  const { operation } = convert(
    [{ $ref: '#/parameters/tags' }, { name: 'file', in: 'formData', type: 'file' }],
    { parameters: { tags } },
  );
  const [media] = Object.values(objectOf(objectOf(operation.requestBody).content));
  expect(objectOf(objectOf(media).schema).properties).toMatchObject({
    tags: { ...list, minItems: 1 },
    file: { type: 'string' },
  });
});

it('has the media types of an operation before those of the document, and values that may be null', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', 'x-nullable': true } } };
  const answers = { responses: { 200: { description: 'Done', schema } } };
  const { paths } = fromSwagger({
    ...{ swagger: '2.0', produces: ['application/json'] },
    paths: { '/a': { get: { produces: ['text/csv'], ...answers }, put: answers } },
  });
  const { get, put } = objectOf(objectOf(paths)['/a']);
  const nullable = { properties: { a: { type: ['string', 'null'] } } };
  const content = (type: string) => ({ 200: { content: { [type]: { schema: nullable } } } });
  expect([get, put]).toMatchObject([
    { responses: content('text/csv') },
    { responses: content('application/json') },
  ]);
});

it('gives operations the parameters of their path, unless they have their own', () => {
  const field = (name: string, type: string) => ({ name, in: 'formData', type });
  const post = { consumes: ['multipart/form-data'], parameters: [field('b', 'integer')] };
  const id = { name: 'id', in: 'path', required: true, type: 'string' };
  const item = { parameters: [id, field('a', 'file'), field('b', 'string')], post };
  const { paths } = fromSwagger({ swagger: '2.0', paths: { '/{id}': item } });
  const { post: made } = objectOf(objectOf(paths)['/{id}']);
  const { parameters, requestBody } = objectOf(made);
  expect(parameters).toEqual([expect.objectContaining({ name: 'id', in: 'path' })]);
  const { schema } = objectOf(objectOf(objectOf(requestBody).content)['multipart/form-data']);
  expect(objectOf(schema).properties).toMatchObject({
    a: { contentMediaType: 'application/octet-stream' },
    b: { type: 'integer' },
  });
});
