import type { JsonObject } from './json.ts';

/** How each keyword of a schema is said. */
const notes: Record<string, (value: unknown, schema: JsonObject) => string | undefined> = {
  contentMediaType: String,
  pattern: (value) => `matches ${String(value)}`,
  minLength: (value) => `at least ${count(value, 'character')}`,
  maxLength: (value) => `at most ${count(value, 'character')}`,
  minimum: (value, { exclusiveMinimum }) =>
    exclusiveMinimum === true ? `more than ${String(value)}` : `at least ${String(value)}`,
  maximum: (value, { exclusiveMaximum }) =>
    exclusiveMaximum === true ? `less than ${String(value)}` : `at most ${String(value)}`,
  exclusiveMinimum: (value) => (typeof value === 'number' ? `more than ${value}` : undefined),
  exclusiveMaximum: (value) => (typeof value === 'number' ? `less than ${value}` : undefined),
  multipleOf: (value) => `multiple of ${String(value)}`,
  minItems: (value) => `at least ${count(value, 'item')}`,
  maxItems: (value) => `at most ${count(value, 'item')}`,
  uniqueItems: (value) => (value === true ? 'no item twice' : undefined),
  readOnly: (value) => (value === true ? 'read only' : undefined),
  writeOnly: (value) => (value === true ? 'write only' : undefined),
  default: (value) => `default ${short(value)}`,
};

/** What a schema demands of a value besides its type, a few words each. */
export function notesOf(schema: JsonObject): string[] {
  return Object.entries(notes).flatMap(([key, say]) => {
    const value = schema[key];
    return value === undefined ? [] : (say(value, schema) ?? []);
  });
}

function count(value: unknown, noun: string): string {
  return `${String(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** Longer values are cut; characters. */
const maxValueLength = 80;

function short(value: unknown): string {
  const json = JSON.stringify(value) ?? '';
  return json.length > maxValueLength ? `${json.slice(0, maxValueLength)}…` : json;
}
