import { expect, it } from 'vitest';
import type { OperationContext } from '../pages/describe-operation.ts';
import { examplesOf } from './examples.ts';
import { labels } from '../document/openapi.test.kit.ts';
import { createResolve } from '../document/references.ts';
import { contentText, streamExample } from './streams.ts';

const none = createResolve({});
const written = (type: string, value: unknown) => contentText(type, value, {}, none).text;

it.each([
  ['the data of an event', { delta: 'a' }, 'data: {"delta":"a"}'],
  [
    'an event with its fields',
    { data: 'a\nb', event: 'add', id: 7 },
    'event: add\nid: 7\ndata: a\ndata: b',
  ],
  ['several events', [{ n: 1 }, 'done'], 'data: {"n":1}\n\ndata: done'],
  ['a text with lines of events, as it is', 'event: a\ndata: {}\n\n', 'event: a\ndata: {}\n\n'],
])('events: %s', (_, value, text) => {
  expect(written('text/event-stream; charset=utf-8', value)).toBe(text);
});

it.each(['application/jsonl', 'application/x-ndjson', 'application/vnd.example+ndjson'])(
  '%s: one line for each item',
  (type) => {
    expect(written(type, [{ a: 1 }, { a: [2] }])).toBe('{"a":1}\n{"a":[2]}');
    expect(written(type, { a: 1 })).toBe('{"a":1}');
  },
);

it('a sequence of JSON texts has a separator before each', () => {
  expect(written('application/geo+json-seq', [1, 2])).toBe('\u001e1\n\u001e2');
});

it('other media types are not streams', () => {
  expect(contentText('application/json', [1], {}, none)).toEqual({
    text: '[\n  1\n]',
    language: 'json',
  });
  expect(contentText('text/plain', 'a', {}, none)).toEqual({ text: 'a', language: 'text' });
});

const resolve = createResolve({ Item: { type: 'object', properties: { a: { const: 1 } } } });
const example = (media: object) => streamExample({ ...media }, resolve, 'response');

it('an example has the items of OpenAPI 3.2, of a list, or of the schema itself', () => {
  const item = { $ref: '#/Item' };
  expect(example({ itemSchema: item })).toEqual({ a: 1 });
  expect(example({ schema: { type: 'array', items: item } })).toEqual({ a: 1 });
  expect(example({ schema: item })).toEqual({ a: 1 });
});

it('an example has an item of each variant', () => {
  const data = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { const: 2 },
  };
  const variants = [{ const: 'a' }, { type: 'object', properties: { data } }];
  expect(example({ itemSchema: { oneOf: variants } })).toEqual(['a', { data: '2' }]);
});

it('an answer shows its JSON, and the streams beside it', async () => {
  const highlight = (code: string) => Promise.resolve(code);
  const context = { resolve, labels, highlight } as unknown as OperationContext;
  const media = { schema: { $ref: '#/Item' } };
  const content = { 'application/x-ndjson': media, 'text/event-stream': media };
  const shown = (all: object) =>
    examplesOf({ responses: { 200: { content: all } } }, context).then((examples) =>
      examples.flatMap(({ samples }) => samples.map(({ label, code }) => [label, code])),
    );
  expect(await shown(content)).toEqual([
    ['application/x-ndjson', '{"a":1}'],
    ['text/event-stream', 'data: {"a":1}'],
  ]);
  expect(await shown({ 'text/event-stream': media })).toEqual([['200', 'data: {"a":1}']]);
  expect(await shown({ 'application/json-seq': media })).toEqual([['200', '{"a":1}']]);
  expect(await shown({ ...content, 'application/json': media })).toEqual([
    ['application/json', '{\n  "a": 1\n}'],
    ['application/x-ndjson', '{"a":1}'],
    ['text/event-stream', 'data: {"a":1}'],
  ]);
});
