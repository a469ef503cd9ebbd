import { asText, isObject, type JsonObject, objectOf, textOf } from '../document/json.ts';
import { mergeAllOf } from '../schemas/merge-all-of.ts';
import type { Resolve } from '../document/references.ts';

/** Whether a media type is XML. */
export function isXml(type: string): boolean {
  return /^[^;]*[/+]xml\s*(?:;|$)/i.test(type);
}

/** An example as XML, with the names, attributes and wrappers of the keyword `xml`. */
export function xmlText(value: unknown, schema: unknown, resolve: Resolve): string {
  const name = textOf(objectOf(schema).$ref).split('/').at(-1) || 'root';
  return elements(name, value, schema, resolve).join('\n');
}

/** The lines of the elements of a value: several if it is a list. */
function elements(name: string, value: unknown, written: unknown, resolve: Resolve): string[] {
  const schema = mergeAllOf(resolve(written).value, resolve);
  const xml = objectOf(schema.xml);
  const own = qualified(xml, name);
  if (!Array.isArray(value)) return element(own, value, schema, resolve);
  const { wrapped, nodeType } = xml;
  const isWrapped = wrapped === true || nodeType === 'element';
  const items = value.flatMap((item) =>
    elements(isWrapped ? name : own, item, schema.items, resolve),
  );
  return isWrapped ? around(`<${own}${namespaceOf(xml)}>`, items, own) : items;
}

function element(name: string, value: unknown, schema: JsonObject, resolve: Resolve): string[] {
  let start = `<${name}${namespaceOf(objectOf(schema.xml))}`;
  if (!isObject(value))
    return value === null ? [`${start}/>`] : [`${start}>${escaped(asText(value))}</${name}>`];
  const properties = objectOf(schema.properties);
  const inside: string[] = [];
  for (const [key, field] of Object.entries(value)) {
    const { xml } = mergeAllOf(resolve(properties[key]).value, resolve);
    const { attribute, nodeType } = objectOf(xml);
    if (attribute === true || nodeType === 'attribute')
      start += ` ${qualified(objectOf(xml), key)}="${escaped(asText(field))}"`;
    else inside.push(...elements(key, field, properties[key], resolve));
  }
  return inside.length === 0 ? [`${start}/>`] : around(`${start}>`, inside, name);
}

function around(start: string, inside: string[], name: string): string[] {
  return [start, ...inside.map((line) => `  ${line}`), `</${name}>`];
}

function qualified({ name, prefix }: JsonObject, key: string): string {
  return (prefix ? `${textOf(prefix)}:` : '') + (textOf(name) || key);
}

function namespaceOf({ namespace, prefix }: JsonObject): string {
  const name = prefix ? `xmlns:${textOf(prefix)}` : 'xmlns';
  return namespace ? ` ${name}="${escaped(textOf(namespace))}"` : '';
}

function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character]!);
}
