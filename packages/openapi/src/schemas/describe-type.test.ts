import { describe, expect, it } from 'vitest';
import { describeType } from './describe-type.ts';
import { labels } from '../document/openapi.test.kit.ts';
import { createResolve } from '../document/references.ts';

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
/** A schema with a condition. As an object of code it would be taken for a promise. */
const conditional = (when: object, holds: unknown, otherwise?: unknown) =>
  JSON.parse(
    JSON.stringify({ if: when, holds, else: otherwise }).replace('holds', 'then'),
  ) as object;
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
    [{ const: null }, 'null'],
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
    [{ prefixItems: [{ type: 'string' }], items: pet }, 'array of string, …Pet'],
    [{ patternProperties: { '^x-': { type: 'string' } } }, 'object'],
    [{ type: 'string', contentMediaType: 'application/json', contentSchema: pet }, 'string: Pet'],
  ])('%j is %s', (schema, text) => {
    expect(describeSchema(schema).text).toBe(text);
  });

  it.each([
    [{ contains: { const: 'a' } }, ['at least 1 item: "a"']],
    [
      { contains: { type: 'string' }, minContains: 2, maxContains: 3 },
      ['at least 2 items: string', 'at most 3 items: string'],
    ],
    [{ contains: pet, minContains: 0 }, []],
    [{ not: { enum: ['a', 1] } }, ['not: "a" or 1']],
    [{ not: { required: ['a', 'b'] } }, ['not: a, b required']],
    [{ not: { not: pet } }, ['not: not: Pet']],
    [
      { propertyNames: { pattern: '^x', maxLength: 2 } },
      ['keys: matches ^x, at most 2 characters'],
    ],
    [{ dependentRequired: { a: ['b', 'c'] } }, ['with a: b, c required']],
    [{ dependentSchemas: { a: { minProperties: 2 } } }, ['with a: at least 2 fields']],
    [{ unevaluatedProperties: false }, ['no other keys']],
    [
      conditional(
        { properties: { kind: { const: 'card' } }, required: ['kind'] },
        { required: ['number'] },
        { anyOf: [pet, { type: 'null' }] },
      ),
      ['if kind is "card": number required', 'unless kind is "card": Pet or null'],
    ],
    [
      { allOf: [conditional({ const: 1 }, false), conditional({ const: 2 }, pet)] },
      ['if 1: never', 'if 2: Pet'],
    ],
    [{ if: { const: 1 } }, []],
    [{ not: { not: { not: { not: { not: {} } } } } }, ['not: not: not: not: not: …']],
    [
      conditional({ properties: { a: { properties: { b: { const: 1 } } } } }, { required: ['c'] }),
      ['if a.b is 1: c required'],
    ],
    [{ not: null, dependentRequired: 3, propertyNames: [], if: 1 }, []],
    [{ contains: {}, maxContains: null, minContains: 'a' }, []],
  ])('%j has constraints in words', (schema, notes) => {
    expect(describeSchema(schema).notes).toEqual(notes);
  });

  it('has constraints in a line, also if a schema has itself inside', () => {
    const loop: Record<string, unknown> = { not: { $ref: '#/x-loop' } };
    const names = Array.from('abcdefghijklmnopqrstuvwxyz', (name) => [name, loop.not]);
    Object.assign(loop, conditional(loop.not as object, loop.not));
    loop.properties = Object.fromEntries(names) as object;
    const resolve = createResolve({ 'x-loop': loop });
    const { notes } = describeType({ not: loop.not }, { ...context, resolve });
    expect(notes.join('').length).toBeLessThan(2000);
  });

  it('has fields for keys by their patterns, and for those that no keyword has evaluated', () => {
    const string = { type: 'string' };
    const { fields } = describeSchema({
      patternProperties: { '^x-': string },
      unevaluatedProperties: pet,
    });
    expect(fields.map(({ name }) => name)).toEqual(['keys that match ^x-', 'any other key']);
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
