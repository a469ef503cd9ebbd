/** The parts of a schema that lead to what stands somewhere below it, and its own words for it. */
interface SchemaNode {
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  options?: SchemaNode[];
  item?: SchemaNode;
  value?: SchemaNode;
  getter?: (input: unknown) => SchemaNode;
  expects?: string;
  message?: string;
}

function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null;
}

/** Every schema that a value at `path` may be held against, outer ones first. */
export function schemasAt(schema: unknown, path: PropertyKey[]): SchemaNode[] {
  if (!isSchemaNode(schema)) return [];
  const inner = [
    schema.wrapped,
    ...(Array.isArray(schema.options) ? schema.options : []),
    schema.getter?.(undefined),
  ].flatMap((node) => schemasAt(node, path));
  const [key, ...rest] = path;
  if (key === undefined) return [schema, ...inner];
  const below = [
    schema.entries?.[String(key)],
    typeof key === 'number' ? schema.item : schema.value,
  ];
  return [...inner, ...below.flatMap((node) => schemasAt(node, rest))];
}

/** Every key that the schema knows for the object at `path`. */
export function knownKeys(schema: unknown, path: PropertyKey[]): string[] {
  return schemasAt(schema, path).flatMap(({ entries }) => Object.keys(entries ?? {}));
}
