import { type Member, MembersError } from './member.ts';

/** An object of JSON. */
export type Json = Record<string, unknown>;

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The value as an object; undefined if it is none. */
export function asObject(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;
}

/**
 * The members at a place of a JSON schema or an OpenAPI document: the properties of an object, the values of an
 * enumeration, or the calls of paths.
 *
 * @param pointer A JSON pointer: `/properties/size`; empty for the whole document.
 * @param of The source as the page names it, for messages.
 * @throws MembersError if the place has no members.
 */
export function schemaMembers(document: Json, pointer: string, of: string): Member[] {
  const target = asObject(valueAt(document, pointer));
  if (!target) throw new MembersError(`${of} does not exist`, nearestHint(document, pointer));
  const paths =
    asObject(target['paths']) ??
    (pointer.startsWith('/paths') ? pathsAt(target, pointer) : undefined);
  const members = paths ? callsOf(paths) : membersOf(document, target);
  if (members.length === 0)
    throw new MembersError(
      `${of} has no members`,
      'Name an object with properties, an enum, or paths',
    );
  return members;
}

/** The value that a JSON pointer names. */
function valueAt(document: Json, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => {
      const object = asObject(value);
      return object && Object.hasOwn(object, part) ? object[part] : undefined;
    }, document);
}

/** Names what stands at the last place of a pointer that exists. */
function nearestHint(document: Json, pointer: string): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const object = asObject(valueAt(document, at.slice(0, at.lastIndexOf('/'))));
    if (!object) continue;
    const names = Object.keys(object).slice(0, 12).join(', ');
    return `${at.slice(0, at.lastIndexOf('/')) || 'The document'} has ${names || 'nothing'}`;
  }
  return undefined;
}

/** The target of `/paths`, or of one path, as paths. */
function pathsAt(target: Json, pointer: string): Json {
  const [, , path] = pointer.split('/');
  if (path === undefined) return target;
  return { [decodeURIComponent(path).replaceAll('~1', '/').replaceAll('~0', '~')]: target };
}

function callsOf(paths: Json): Member[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(asObject(item) ?? {})
      .filter(([method]) => methods.includes(method))
      .map(([method, written]) => {
        const call = asObject(written) ?? {};
        return {
          name: `${method.toUpperCase()} ${path}`,
          type: '',
          required: false,
          deprecated: call['deprecated'] === true ? '' : undefined,
          docs: textOf(call['summary']) ?? textOf(call['description']),
        };
      }),
  );
}

/** The properties of an object and of its parts, or the values of an enumeration. */
function membersOf(document: Json, written: Json): Member[] {
  const parts = partsOf(document, written);
  const values = parts.map((part) => part['enum']).find(Array.isArray);
  if (values)
    return values.map((value) => ({ name: JSON.stringify(value), type: '', required: false }));
  const required = new Set(
    parts.flatMap((part) => (part['required'] as string[] | undefined) ?? []),
  );
  const properties = Object.assign({}, ...parts.map((part) => asObject(part['properties'])));
  return Object.entries(properties as Json).map(([name, value]) => {
    const own = asObject(value) ?? {};
    const property = { ...resolved(document, own), ...own };
    return {
      name,
      type: typeOf(document, own),
      required: required.has(name),
      default: property['default'] === undefined ? undefined : JSON.stringify(property['default']),
      deprecated: property['deprecated'] === true ? '' : undefined,
      docs: textOf(property['description']),
      isList: property['type'] === 'array',
      open: () => membersOf(document, asObject(property['items']) ?? property),
    };
  });
}

/** A schema in parts: what it refers to, itself, and all of which it consists. */
function partsOf(document: Json, { $ref, ...own }: Json, depth = 8): Json[] {
  if (depth === 0) return [];
  const target =
    typeof $ref === 'string' && $ref.startsWith('#')
      ? asObject(valueAt(document, $ref.slice(1)))
      : undefined;
  const inner = [...(target ? [target] : []), own, ...listOf(own['allOf'])];
  return inner.flatMap((part) => (part === own ? [own] : partsOf(document, part, depth - 1)));
}

/** A schema in place of its reference. A reference to itself ends after a few steps. */
function resolved(document: Json, schema: Json, depth = 8): Json {
  const { $ref } = schema;
  if (typeof $ref !== 'string' || !$ref.startsWith('#') || depth === 0) return schema;
  const target = asObject(valueAt(document, $ref.slice(1)));
  return target ? resolved(document, target, depth - 1) : schema;
}

/** The type of a value in the words of TypeScript. */
function typeOf(document: Json, written: Json, depth = 4): string {
  const name = typeof written['$ref'] === 'string' ? written['$ref'].split('/').at(-1)! : undefined;
  const schema = resolved(document, written);
  const { type, enum: values, const: only } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])];
  if (choices.length > 0 && depth > 0)
    return [...new Set(choices.map((choice) => typeOf(document, choice, depth - 1)))].join(' | ');
  if (type === 'array') {
    const item = typeOf(document, asObject(schema['items']) ?? {}, depth - 1);
    return / \| /.test(item) ? `(${item})[]` : `${item}[]`;
  }
  if (Array.isArray(type)) return type.join(' | ');
  if (typeof type === 'string') return type === 'object' && name ? name : type;
  return name ?? 'unknown';
}

const listOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.map(asObject).filter((item) => item !== undefined) : [];
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
