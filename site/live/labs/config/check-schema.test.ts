import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { siteRoot } from '../../../checks/page-source.ts';
import { checkText, type Schema } from './check-schema.ts';

const published = readFileSync(join(siteRoot, 'public/schemas/vev.schema.json'), 'utf8');
const schema: Schema = JSON.parse(published);
const isValid = new Ajv2020().compile(JSON.parse(published));
const messages = (text: string) =>
  checkText(text, schema).map(({ path, message, from, to }) => [
    path,
    message,
    text.slice(from, to),
  ]);

/** Keywords that say something to people or to editors, and refuse nothing. */
const annotations = ['$schema', '$id', 'title', 'description', 'default'];

it('knows every keyword of the published schema', () => {
  const used = new Set<string>();
  const visit = (part: Schema) => {
    Object.keys(part).forEach((keyword) => used.add(keyword));
    Object.values(part.properties ?? {}).forEach(visit);
  };
  visit(schema);
  expect([...used].filter((keyword) => !annotations.includes(keyword)).toSorted()).toEqual([
    'minLength',
    'properties',
    'required',
    'type',
  ]);
});

it('refuses what a validator of JSON Schema refuses', () => {
  const values = [undefined, '', 'text', true, 1, null, [], {}, { key: '' }, { key: 'p', dist: 2 }];
  for (const key of values)
    for (const shareWithAccount of values)
      for (const library of values) {
        const value = { key, shareWithAccount, library };
        const text = JSON.stringify(value);
        const errors = checkText(text, schema).filter(({ severity }) => severity === 'error');
        expect(errors.length === 0, text).toBe(isValid(JSON.parse(text)));
      }
});

it.each([
  ['{}', 'key', 'Unexpected object without "key", expected it: it is required', '{'],
  ['[]', '', 'Unexpected a list, expected an object', '[]'],
  ['{"key": ""}', 'key', 'Unexpected empty text, expected a value', '""'],
  [
    '{"key": "k", "shareWithAccount": "yes"}',
    'shareWithAccount',
    'Unexpected a text, expected true or false',
    '"yes"',
  ],
  [
    '{"key": "k", "library": {"dist": "out"}}',
    'library.key',
    'Unexpected object without "key", expected it: it is required',
    '{',
  ],
  ['{"key": "k", "key": "l"}', 'key', 'Unexpected second "key", expected each key once', '"key"'],
  [
    '{"key": "k", "libary": {}}',
    'libary',
    'Unexpected key "libary", expected key, shareWithAccount, library: the schema does not know it',
    '"libary"',
  ],
])('names the place in %s', (text, ...expected) => {
  expect(messages(text)).toEqual([expected]);
});

it('says what the schema says of a key', () => {
  expect(checkText('{"key": 1}', schema)[0]!.hint).toBe(schema.properties!['key']!.description);
});
