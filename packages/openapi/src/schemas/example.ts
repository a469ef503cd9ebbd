import { isObject, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import type { Resolve } from '../document/references.ts';

/** The maximum depth of an example, and the maximum number of its values. */
const maxDepth = 6;
const maxValues = 120;

const formats = new Map(
  Object.entries({
    date: '2026-01-31',
    'date-time': '2026-01-31T12:00:00Z',
    time: '12:00:00Z',
    email: 'name@example.com',
    uri: 'https://example.com',
    url: 'https://example.com',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uuid: '123e4567-e89b-12d3-a456-426614174000',
    byte: 'ZXhhbXBsZQ==',
  }),
);

/**
 * A value that matches a schema: its own example, or else the simplest value. A cycle ends at its
 * start; undefined means that the value is omitted.
 */
export function exampleOf(
  schema: unknown,
  resolve: Resolve,
  purpose: 'request' | 'response',
): unknown {
  let left = maxValues;
  const make = (value: unknown, depth: number, seen: string[]): unknown => {
    if (!isObject(value) || depth > maxDepth || left-- <= 0) return undefined;
    const { value: found, reference } = resolve(value);
    if (reference !== undefined && seen.includes(reference)) return undefined;
    const inner = (child: unknown) =>
      make(child, depth + 1, reference === undefined ? seen : [...seen, reference]);
    const given = givenExample(found);
    return given === undefined ? invent(found, inner) : given;
  };
  const invent = (schemaObject: JsonObject, inner: (child: unknown) => unknown): unknown => {
    const parts = listOf(schemaObject.allOf).map(inner);
    const [variant] = [...listOf(schemaObject.oneOf), ...listOf(schemaObject.anyOf)];
    const own = valueOfType(schemaObject, inner);
    if (parts.length > 0) {
      const objects = [...parts, own].filter(isObject);
      return objects.length > 0 ? objects.reduce(together, {}) : parts[0];
    }
    if (variant !== undefined) {
      const value = inner(variant);
      return isObject(value)
        ? chosen({ ...objectOf(own), ...value }, schemaObject, variant)
        : value;
    }
    return own;
  };
  const valueOfType = (schemaObject: JsonObject, inner: (child: unknown) => unknown): unknown => {
    switch (typeOf(schemaObject)) {
      case 'object':
        return Object.fromEntries(
          propertiesOf(schemaObject, purpose)
            .filter(([, property]) => !isHidden(resolve(property).value, purpose))
            .map(([name, property]) => [name, inner(property)])
            .filter(([, value]) => value !== undefined),
        );
      case 'array': {
        const tuple = listOf(schemaObject.prefixItems).map(inner);
        if (tuple.length > 0) return tuple.map((item) => item ?? null);
        const item = inner(schemaObject.items);
        return item === undefined ? [] : [item];
      }
      case 'string': {
        const content = inner(schemaObject.contentSchema);
        if (content !== undefined) return JSON.stringify(content);
        return formats.get(textOf(schemaObject.format)) ?? 'string';
      }
      case 'integer':
      case 'number':
        return typeof schemaObject.minimum === 'number' ? schemaObject.minimum : 0;
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return undefined;
    }
  };
  return make(schema, 0, []);
}

/** The properties of an object. An answer that is a map shows one entry; a request needs none. */
function propertiesOf(
  { properties, additionalProperties: others }: JsonObject,
  purpose: 'request' | 'response',
): [name: string, schema: unknown][] {
  const named = Object.entries(objectOf(properties));
  const isMap = named.length === 0 && isObject(others) && Object.keys(others).length > 0;
  return isMap && purpose === 'response' ? [['key', others]] : named;
}

/** A variant with the field that chooses it: its value in the mapping, or else the name of the variant's schema. */
function chosen(value: JsonObject, { discriminator }: JsonObject, variant: unknown): JsonObject {
  const { propertyName, mapping } = objectOf(discriminator);
  const reference = textOf(objectOf(variant).$ref);
  const field = textOf(propertyName);
  // The variant may say the value itself.
  if (!field || !reference || ![undefined, 'string'].includes(value[field] as undefined))
    return value;
  const name = reference.split('/').at(-1)!;
  const mapped = Object.entries(objectOf(mapping)).find(
    ([, to]) => to === reference || to === name,
  );
  return { ...value, [field]: mapped?.[0] ?? name };
}

/** An object with what both say, in objects inside as well. */
function together(one: JsonObject, other: JsonObject): JsonObject {
  const entries = Object.entries(other).map(([key, value]) => {
    const before = Object.hasOwn(one, key) ? one[key] : undefined;
    return [key, isObject(before) && isObject(value) ? together(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(entries) } as JsonObject;
}

function isHidden(schema: JsonObject, purpose: 'request' | 'response'): boolean {
  return purpose === 'request' ? schema.readOnly === true : schema.writeOnly === true;
}

/** The value of an author's example. */
function givenExample(schema: JsonObject): unknown {
  return (
    schema.example ??
    listOf(schema.examples)[0] ??
    schema.default ??
    schema.const ??
    listOf(schema.enum)[0]
  );
}

function typeOf(schema: JsonObject): string {
  const [first] = listOf(schema.type).filter((type) => type !== 'null');
  const written = textOf(schema.type) || textOf(first);
  if (written) return written;
  if (schema.properties !== undefined) return 'object';
  return schema.items === undefined && schema.prefixItems === undefined ? '' : 'array';
}
