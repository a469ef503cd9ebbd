/** What the generator reads of a schema of valibot. */
export interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  options?: readonly unknown[];
  item?: Schema;
  items?: readonly Schema[];
  value?: Schema;
  literal?: unknown;
  getter?: (input: unknown) => Schema;
  message?: unknown;
  default?: unknown;
  pipe?: readonly { kind: string; type: string; metadata?: { description?: string } }[];
}

/** The type of a schema's input, as in TypeScript where that has a short name. */
export function typeOf(schema: Schema): string {
  switch (schema.type) {
    case 'optional':
      return typeOf(schema.wrapped!);
    case 'literal':
      return literal(schema.literal);
    case 'picklist':
      return schema.options!.map(literal).join(' | ');
    case 'union':
      return unionOf(schema.options as Schema[]);
    case 'array':
      return listOf(typeOf(schema.item!));
    case 'record':
      return `Record<string, ${typeOf(schema.value!)}>`;
    case 'lazy':
      return typeOf(schema.getter!(undefined));
    case 'strict_object':
      return objectOf(schema);
    case 'loose_tuple':
      return `[${schema.items!.map(typeOf).join(', ')}, …]`;
    case 'instance':
      return 'Uint8Array';
    case 'date':
      return 'date';
    case 'custom':
      return String(schema.message).replace(/^Expected an? |,.*$/g, '');
    default:
      return schema.type;
  }
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const listOf = (item: string) =>
  /[ |]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;

function unionOf(options: Schema[]): string {
  const types = new Set(options.map(typeOf));
  return [...types].join(' | ');
}

/** An object without the types of its keys, which have rows of their own; of two, with them. */
function objectOf({ entries = {} }: Schema): string {
  const names = Object.keys(entries);
  return names.length <= 2 ? `{ ${names.join(', ')} }` : 'object';
}

/** The keys below a schema, by path: `topNav[].link`. A key that several objects have occurs once. */
export function keysBelow(schema: Schema, path = '', depth = 0): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const add = (inner: Map<string, Schema>) => {
    for (const [name, value] of inner)
      if (![name, name.replace('.<name>[]', '[]')].some((it) => found.has(it)))
        found.set(name, value);
  };
  // A sidebar contains sidebars: once is enough.
  if (depth > 6) return found;
  if (schema.wrapped) add(keysBelow(schema.wrapped, path, depth));
  if (schema.type === 'union')
    for (const option of schema.options as Schema[]) add(keysBelow(option, path, depth));
  if (schema.item) add(keysBelow(schema.item, `${path}[]`, depth + 1));
  if (schema.value) add(keysBelow(schema.value, `${path}.<name>`, depth + 1));
  if (schema.getter && depth < 3) add(keysBelow(schema.getter(undefined), path, depth + 1));
  for (const [name, entry] of Object.entries(schema.entries ?? {})) {
    // The type says both. A key that is never set makes a union distinct, and another option has it.
    if (name === 'light' || name === 'dark' || isNever(entry)) continue;
    const own = path === '' ? name : `${path}.${name}`;
    found.set(own, entry);
    add(keysBelow(entry, own, depth + 1));
  }
  return found;
}

function isNever({ type, wrapped }: Schema): boolean {
  return wrapped ? isNever(wrapped) : type === 'never';
}

/** The default of a schema as code; undefined if there is none, or it is empty. */
export function defaultOf({ default: value }: Schema): string | undefined {
  if (value === undefined || value === '' || typeof value === 'object') return undefined;
  return literal(value);
}

/** Whether a configuration needs the key. */
export const isRequired = ({ type }: Schema) => type !== 'optional';

/** The description in the metadata of a schema, or of what it wraps. */
export function descriptionOf(schema: Schema): string | undefined {
  const own = schema.pipe?.find(({ type }) => type === 'metadata')?.metadata?.description;
  return own ?? (schema.wrapped && descriptionOf(schema.wrapped));
}
