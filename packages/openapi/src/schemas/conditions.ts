import { type JsonObject, listOf } from '../document/json.ts';

/** The parts of a condition: what holds if a value matches, and otherwise. */
export interface Condition {
  when: unknown;
  holds: unknown;
  otherwise: unknown;
}

/** The key of the conditions of a schema with merged parts, which may each have one. */
export const conditionsKey = 'x-conditions';

/** The conditions of a schema. */
export function conditionsOf(schema: JsonObject): Condition[] {
  const merged = listOf(schema[conditionsKey]) as Condition[];
  if (merged.length > 0 || schema.if === undefined) return merged;
  return [{ when: schema.if, holds: schema.then, otherwise: schema.else }];
}
