import { type JsonNode, readJson, type TextProblem } from '../json-text.ts';

/** The part of JSON Schema that the schema of vev.json uses; a test keeps it complete. */
export interface Schema {
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  minLength?: number;
  description?: string;
  default?: unknown;
}

/** Something that a schema refuses, or that it does not know. */
export interface SchemaProblem extends TextProblem {
  /** The keys down to the value: `library.key`; empty for the file itself. */
  path: string;
  /** `warning`: allowed, and probably a mistake. */
  severity: 'error' | 'warning';
  /** What the schema says of the key. */
  hint?: string | undefined;
}

const kinds: Record<string, string> = {
  object: 'an object',
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  array: 'a list',
  null: 'null',
};

const named = (type: string) => kinds[type] ?? type;
const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** The problems of a text by a schema, in the order of positions. */
export function checkText(text: string, schema: Schema): SchemaProblem[] {
  const read = readJson(text);
  if ('problem' in read) return [{ ...read.problem, path: '', severity: 'error' }];
  return checkNode(read.node, schema, '').toSorted((a, b) => a.from - b.from);
}

function checkNode(node: JsonNode, schema: Schema, path: string): SchemaProblem[] {
  const at = { from: node.from, to: node.to, path, hint: schema.description };
  if (schema.type !== undefined && node.type !== schema.type) {
    const message = `Unexpected ${named(node.type)}, expected ${named(schema.type)}`;
    return [{ ...at, message, severity: 'error' }];
  }
  if (node.type === 'string' && [...String(node.value)].length < (schema.minLength ?? 0))
    return [{ ...at, message: 'Unexpected empty text, expected a value', severity: 'error' }];
  return node.type === 'object' ? checkMembers(node, schema, path) : [];
}

function checkMembers(
  { members, from }: JsonNode & { type: 'object' },
  { required = [], properties = {} }: Schema,
  path: string,
): SchemaProblem[] {
  const known = Object.keys(properties);
  const missing = required
    .filter((name) => !members.some((member) => member.name === name))
    .map((name): SchemaProblem => ({
      from,
      to: from + 1,
      path: join(path, name),
      severity: 'error',
      message: `Unexpected object without "${name}", expected it: it is required`,
      hint: properties[name]?.description,
    }));
  const own = members.flatMap(({ name, key, value }, index): SchemaProblem[] => {
    const at = { ...key, path: join(path, name), severity: 'warning' as const };
    const isRepeated = members.findIndex((other) => other.name === name) < index;
    const repeated = { ...at, message: `Unexpected second "${name}", expected each key once` };
    const unknown = {
      ...at,
      message: `Unexpected key "${name}", expected ${known.join(', ') || 'none'}: the schema does not know it`,
    };
    return [
      ...(isRepeated ? [repeated] : []),
      ...(Object.hasOwn(properties, name)
        ? checkNode(value, properties[name]!, join(path, name))
        : [unknown]),
    ];
  });
  return [...missing, ...own];
}
