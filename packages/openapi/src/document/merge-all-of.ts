import { isObject, type JsonObject, listOf, objectOf } from './json.ts';
import type { Resolve } from './references.ts';

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

/** Whether both schemas have variants: a value must match one of each. */
function clash(one: JsonObject, other: JsonObject): boolean {
  return ['oneOf', 'anyOf'].some((key) => one[key] !== undefined && other[key] !== undefined);
}

function join(one: JsonObject, other: JsonObject): JsonObject {
  const properties = { ...objectOf(one.properties), ...objectOf(other.properties) };
  const required = [...new Set([...listOf(one.required), ...listOf(other.required)])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}
