import { isObject, type JsonObject, listOf, objectOf } from '../document/json.ts';
import type { Resolve } from '../document/references.ts';
import { conditionsKey, conditionsOf } from './conditions.ts';

/** Keywords that speak of one part alone. */
const own = ['title', 'description', 'example', 'examples', 'discriminator', 'allOf', '$ref'];

/**
 * A schema with the parts of its `allOf` merged into it: readers see one object with all fields. A schema with one
 * part, or whose parts each have variants, stays as it is.
 */
export function mergeAllOf(
  schema: JsonObject,
  resolve: Resolve,
  within: readonly JsonObject[] = [],
): JsonObject {
  const known = made.get(schema) ?? merge(schema, resolve, within);
  made.set(schema, known);
  return known;
}

/** The merged schemas: a schema that many have as a part is merged once. */
const made = new WeakMap<JsonObject, JsonObject>();

function merge(schema: JsonObject, resolve: Resolve, within: readonly JsonObject[]): JsonObject {
  const parts = listOf(schema.allOf).filter(isObject);
  if (parts.length + (schema.properties === undefined ? 0 : 1) < 2) return schema;
  let merged: JsonObject = {};
  for (const part of parts) {
    const { value } = resolve(part);
    if (value === schema || within.includes(value)) return schema;
    const inner = mergeAllOf(value, resolve, [...within, schema]);
    const next = Object.fromEntries(Object.entries(inner).filter(([key]) => !own.includes(key)));
    if (inner.allOf !== undefined || clash(merged, next)) return schema;
    merged = join(merged, next);
  }
  const { allOf: _, ...rest } = schema;
  return clash(merged, rest) ? schema : join(merged, rest);
}

/** Keywords that hold beside the same one of another part. */
const single = [
  ...['oneOf', 'anyOf', 'not', 'contains', 'propertyNames', 'patternProperties'],
  ...['dependentRequired', 'dependentSchemas'],
];

/** Whether both schemas have the same of these keywords, or types that no value has together. */
function clash(one: JsonObject, other: JsonObject): boolean {
  return (
    single.some((key) => one[key] !== undefined && other[key] !== undefined) ||
    (one.type !== undefined &&
      other.type !== undefined &&
      !typesOf(one).some((type) => typesOf(other).includes(type)))
  );
}

/** The types of a schema; integers are numbers. */
function typesOf({ type }: JsonObject): unknown[] {
  const types = Array.isArray(type) ? type : [type];
  return types.includes('integer') ? [...types, 'number'] : types;
}

function join(one: JsonObject, other: JsonObject): JsonObject {
  const properties = new Map(Object.entries(objectOf(one.properties)));
  for (const [name, value] of Object.entries(objectOf(other.properties))) {
    const before = properties.get(name);
    const isSame = JSON.stringify(before) === JSON.stringify(value);
    // What both say of a field counts: it is merged where the field is shown.
    const both = !isSame && isObject(before) && isObject(value);
    properties.set(name, both ? { allOf: [before, value] } : value);
  }
  const required = [...new Set([...listOf(one.required), ...listOf(other.required)])];
  const conditions = [...conditionsOf(one), ...conditionsOf(other)];
  return {
    ...one,
    ...other,
    ...(conditions.length > 0 && { [conditionsKey]: conditions }),
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}
