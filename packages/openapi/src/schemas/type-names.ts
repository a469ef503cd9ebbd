import { type JsonObject, listOf, textOf } from '../document/json.ts';
import type { AllLabels } from '../own-label.ts';

/** The label of each keyword. */
const kinds = { oneOf: 'apiOneOf', anyOf: 'apiAnyOf', allOf: 'apiAllOf' } as const;

/**
 * The variants of a schema, of which a value must match one, some or all; undefined if there are
 * none.
 */
export function variantsOf(
  schema: JsonObject,
  labels: AllLabels,
): { kind: string; schemas: unknown[] } | undefined {
  for (const [key, kind] of Object.entries(kinds)) {
    const schemas = listOf(schema[key]);
    if (schemas.length > 0) return { kind: labels[kind], schemas };
  }
  return undefined;
}

/** The types of a value: the written ones, or else those that other keywords imply. */
export function typeNames(schema: JsonObject, labels: AllLabels): string[] {
  const written = listOf(schema.type).length > 0 ? listOf(schema.type) : [schema.type];
  const names = written.map(textOf).filter(Boolean);
  if (names.length === 0) names.push(guessType(schema, labels));
  if (schema.nullable === true && !names.includes('null')) names.push('null');
  return names;
}

/** The keys that only one type has. */
const keysOfTypes = {
  object: [
    ...['properties', 'additionalProperties', 'unevaluatedProperties', 'patternProperties'],
    ...['propertyNames', 'dependentRequired', 'dependentSchemas', 'required'],
  ],
  array: ['items', 'prefixItems', 'contains'],
};

function guessType(schema: JsonObject, labels: AllLabels): string {
  for (const [type, keys] of Object.entries(keysOfTypes))
    if (keys.some((key) => schema[key] !== undefined)) return type;
  const variants = variantsOf(schema, labels);
  if (variants) return variants.kind.toLowerCase();
  if (schema.const === null) return 'null';
  const values = schema.const === undefined ? listOf(schema.enum) : [schema.const];
  const types = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  return types.size === 1 ? [...types][0]! : 'any';
}

/** The only allowed values, as JSON. */
export function valuesOf(schema: JsonObject): string[] {
  const values = schema.const === undefined ? listOf(schema.enum) : [schema.const];
  return values.map((value) => JSON.stringify(value) ?? '');
}
