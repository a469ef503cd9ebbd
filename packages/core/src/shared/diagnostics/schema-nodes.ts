/** The parts of a schema that lead to nested schemas, and its own message. */
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

/** Every schema that validates the value at `path`, outer ones first. */
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

/** Every key of the object at `path`. */
export function keysAt(schema: unknown, path: PropertyKey[]): string[] {
  return schemasAt(schema, path).flatMap(({ entries }) => Object.keys(entries ?? {}));
}
