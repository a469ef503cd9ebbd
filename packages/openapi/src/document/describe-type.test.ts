import { describe, expect, it } from 'vitest';
import { describeType } from './describe-type.ts';
import { labels } from './openapi.test.kit.ts';
import { createResolve } from './references.ts';

const document = {
  components: {
    schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
    parameters: { Limit: { schema: { type: 'integer' } } },
  },
};
const pet = { $ref: '#/components/schemas/Pet' };
const context = {
  resolve: createResolve(document),
  addresses: {
    schema: (reference: string) =>
      reference.includes('schemas') ? { name: 'Pet', href: '#schema-pet' } : undefined,
  },
  text: (markdown: string) => markdown,
  labels,
  lang: 'en',
};
const describeSchema = (schema: unknown) => describeType(schema, context);

describe('a type in words', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ type: 'string', nullable: true }, 'string or null'],
    [{ type: ['integer', 'null'] }, 'integer or null'],
    [{ type: 'array', items: { type: 'string' } }, 'array of string'],
    [{ type: 'array', items: pet }, 'array of Pet'],
    [{ type: 'array' }, 'array'],
    [{ additionalProperties: { type: 'number' } }, 'map of number'],
    [{ properties: {} }, 'object'],
    [{ enum: ['a'] }, 'string'],
    [{ const: 1 }, 'number'],
    [{ oneOf: [pet, { type: 'string' }] }, 'one of'],
    [{ anyOf: [pet, { type: 'null' }] }, 'Pet or null'],
    [{ allOf: [pet], nullable: true }, 'Pet or null'],
    [{ $ref: '#/components/parameters/Limit/schema' }, 'integer'],
    [pet, 'Pet'],
    [{}, 'any'],
    [true, 'any'],
    [false, 'never'],
    [null, 'any'],
    [{ type: 'spaceship' }, 'spaceship'],
    [{ prefixItems: [{ type: 'string' }, pet], items: false }, 'array of string, Pet'],
    [{ patternProperties: { '^x-': { type: 'string' } } }, 'object'],
  ])('%j is %s', (schema, text) => {
    expect(describeSchema(schema).text).toBe(text);
  });

  it('has the keys beside a reference as notes', () => {
    expect(describeSchema({ ...pet, default: 'Rex' }).notes).toEqual(['default "Rex"']);
  });

  it('has what all parts of allOf say of a field, and shows parts that no value can have together', () => {
    const part = (name: string, type: string) => ({
      properties: { same: { type: 'object', properties: { [name]: { type } } }, x: { type } },
    });
    const { fields } = describeSchema({ allOf: [part('a', 'string'), part('b', 'integer')] });
    expect(fields[0]!.type.fields.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(fields[1]!.type.text).toBe('all of');
    expect(fields[1]!.type.variants!.types.map(({ text }) => text)).toEqual(['string', 'integer']);
  });

  it('has fields whose names match a pattern', () => {
    const patternProperties = { '^x-': { type: 'string' } };
    expect(describeSchema({ patternProperties }).fields[0]).toMatchObject({ name: '/^x-/' });
  });

  it('has its constraints as notes', () => {
    const { notes, values } = describeSchema({
      type: 'integer',
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 5,
      default: 2,
      enum: [2, 3],
    });
    expect(notes).toEqual(['more than 1', 'at most 5', 'default 2']);
    expect(values).toEqual(['2', '3']);
  });

  it('shows the fields of a named schema only in place', () => {
    expect(describeSchema(pet).fields).toEqual([]);
    const { text, fields, reference } = describeType(pet, context, { inPlace: true });
    expect([text, fields.map(({ name }) => name), reference?.href]).toEqual([
      'Pet',
      ['name'],
      '#schema-pet',
    ]);
  });
});
