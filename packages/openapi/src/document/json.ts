/** A JSON object that is not validated. */
export type JsonObject = Record<string, unknown>;

/** The value as an object; empty if it is not one. Documents are read defensively throughout. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Whether a value is an object, but not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a list; empty if it is not one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text; empty if it is not one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A value for an address or a field: a text unchanged, anything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
