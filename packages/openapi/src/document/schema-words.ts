import { fillLabel } from 'stilldocs/feature';
import type { TypeContext } from './describe-type.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import { notesOf } from './type-notes.ts';
import { typeNames, valuesOf, variantsOf } from './type-names.ts';

/** The parts of a condition: what holds if a value matches, and otherwise. */
export interface Condition {
  if: unknown;
  then?: unknown;
  else?: unknown;
}

/** The key of the conditions of a schema with merged parts, which may each have one. */
export const conditionsKey = 'x-conditions';

/** The conditions of a schema. */
export function conditionsOf(schema: JsonObject): Condition[] {
  const merged = listOf(schema[conditionsKey]) as Condition[];
  if (merged.length > 0 || schema.if === undefined) return merged;
  return [{ if: schema.if, then: schema.then, else: schema.else }];
}

/** The maximum number of schemas within each other that are put in words. */
const maxDepth = 3;

/** What a schema inside of a constraint says, in a line: `kind is "card", number required`. */
export function schemaWords(written: unknown, context: TypeContext, depth = 0): string {
  const { labels, addresses, resolve } = context;
  if (!isObject(written)) return written === false ? 'never' : 'any';
  const named = addresses.schema(textOf(written.$ref));
  if (named) return named.name;
  if (depth > maxDepth) return '…';
  const { value: schema } = resolve(written);
  const inner = (value: unknown) => schemaWords(value, context, depth + 1);
  const properties = Object.entries(objectOf(schema.properties));
  const needed = listOf(schema.required).filter(
    (name) => !properties.some(([known]) => known === name),
  );
  const values = valuesOf(schema);
  const variants = variantsOf(schema, labels);
  const hasType = schema.type !== undefined && values.length === 0;
  const parts = [
    ...(hasType ? [typeNames(schema, labels).join(labels.apiTypeOr)] : []),
    ...(values.length > 0 ? [values.join(labels.apiTypeOr)] : []),
    ...notesOf(schema, context, depth + 1),
    ...properties.map(([name, value]) =>
      fillLabel(labels.apiFieldIs, { name, schema: inner(value) }),
    ),
    ...(needed.length > 0 ? [needsWords(needed, context)] : []),
    ...(variants
      ? [`${variants.kind}: ${variants.schemas.map(inner).join(labels.listSeparator)}`]
      : []),
  ];
  return parts.join(labels.listSeparator) || typeNames(schema, labels).join(labels.apiTypeOr);
}

/** "number, cvc required" */
export function needsWords(names: unknown[], { labels }: Pick<TypeContext, 'labels'>): string {
  return fillLabel(labels.apiNeeds, { names: names.map(String).join(labels.listSeparator) });
}
