import { isFormData, isMultipart } from '../form-pairs.ts';
import { isObject, type JsonObject, listOf } from '../document/json.ts';
import type { Resolve } from '../document/references.ts';

/** The example of a body in parts as the fields of an object, and a media object with what each is. */
export interface Parts {
  value: unknown;
  media: JsonObject;
  /** Whether the parts have only a place: https://www.rfc-editor.org/rfc/rfc2046#section-5.1 */
  isUnnamed?: true;
}

/**
 * Reads the parts of a form's example: those of a text, the items of a list, or a single one. In a type other than
 * `multipart/form-data` parts need no names, and OpenAPI 3.2 describes them by their places.
 */
export function partsOfExample(
  type: string,
  value: unknown,
  media: JsonObject,
  resolve: Resolve,
): Parts {
  if (!isMultipart(type)) return { value, media };
  if (typeof value === 'string' && /^--\S/.test(value)) return readParts(value, media);
  const isItem = media.schema === undefined && media.itemSchema !== undefined;
  if (isFormData(type) || (isObject(value) && !isItem)) return { value, media };
  const items: unknown[] = Array.isArray(value) ? value : [value ?? '{part}'];
  const schema = resolve(media.schema).value;
  const byName = (of: (index: number) => unknown) =>
    Object.fromEntries(items.map((_, index) => [nameOf(index), of(index)]));
  const properties = byName(
    (index) => listOf(schema.prefixItems)[index] ?? schema.items ?? media.itemSchema,
  );
  const encoding = byName((index) => listOf(media.prefixEncoding)[index] ?? media.itemEncoding);
  return {
    value: byName((index) => items[index]),
    media: { schema: { properties }, encoding },
    isUnnamed: true,
  };
}

/** What an unnamed part is called where it needs a name. */
function nameOf(index: number): string {
  return `part-${index + 1}`;
}

/** The parts of a text with a boundary. */
function readParts(text: string, media: JsonObject): Parts {
  const [boundary = ''] = text.split(/\s/, 1);
  const read = text.split(boundary).slice(1, -1).map(readPart);
  const isUnnamed = read.every(({ name }) => name === undefined);
  const named = read.map(({ name, ...part }, index) => [name ?? nameOf(index), part] as const);
  const encoding = named.map(([name, { contentType, headers }]) => [
    name,
    { contentType, headers },
  ]);
  return {
    value: Object.fromEntries(named.map(([name, { content }]) => [name, content])),
    media: { ...media, encoding: Object.fromEntries(encoding) },
    ...(isUnnamed && { isUnnamed }),
  };
}

function readPart(part: string) {
  const [, head = '', content = ''] =
    /^\r?\n(?:([\s\S]*?)\r?\n)?\r?\n([\s\S]*?)\r?\n$/.exec(part) ?? [];
  const headers = head.split(/\r?\n/).flatMap((line) => {
    const [, name = '', value = ''] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    return name ? [[name, value] as const] : [];
  });
  const find = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const contentType = find('content-type');
  const others = headers.filter(([name]) => !/^content-(?:disposition|type|length)$/i.test(name));
  return {
    name: /\bname="?([^";]+)/.exec(find('content-disposition') ?? '')?.[1],
    contentType,
    headers: Object.fromEntries(others.map(([name, example]) => [name, { example }])),
    content: /[/+]json\b/.test(contentType ?? '') ? jsonOf(content) : content,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
