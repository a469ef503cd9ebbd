import { isObject, type JsonObject, listOf, objectOf } from '../document/json.ts';
import { exampleOf } from '../schemas/example.ts';
import type { Resolve } from '../document/references.ts';
import { isXml, xmlText } from './xml-text.ts';

/** A media type whose content is a sequence of items. */
interface Stream {
  /** The language of its samples. */
  language: string;
  write: (item: unknown) => string;
}

const jsonLine = { language: 'jsonl', write: (item: unknown) => `${JSON.stringify(item)}\n` };
const events = { language: 'text', write: eventText };
/** Each text of a sequence begins with a record separator: https://www.rfc-editor.org/rfc/rfc7464 */
const sequence = { ...jsonLine, write: (item: unknown) => `\u001e${JSON.stringify(item)}\n` };

/** The ends of the media types, without their parameters. */
const streams: [RegExp, Stream][] = [
  [/^text\/event-stream$/, events],
  [/\W(?:x-)?(?:jsonl|ndjson|json-?lines|json-l|stream\+json)$/, jsonLine],
  [/\Wjson-seq$/, sequence],
];

/** The kind of stream that a media type is; undefined if it is none. */
export function streamOf(type: string): Stream | undefined {
  const [name = ''] = type.toLowerCase().split(';');
  return streams.find(([ends]) => ends.test(name.trim()))?.[1];
}

/** A value of a media type as samples show it: JSON, XML, the items of a stream, or a text as it is. */
export function contentText(
  type: string,
  value: unknown,
  { schema }: JsonObject,
  resolve: Resolve,
): { text: string; language: string } {
  if (typeof value !== 'string' && isXml(type))
    return { text: xmlText(value, schema, resolve), language: 'xml' };
  const stream = streamOf(type);
  if (!stream || (typeof value === 'string' && isWhole(stream, value)))
    return typeof value === 'string'
      ? { text: value, language: 'text' }
      : { text: JSON.stringify(value, null, 2), language: 'json' };
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return { text: items.map(stream.write).join('').trimEnd(), language: stream.language };
}

/** Whether a text is the content of a stream already, and not only the data of an event. */
function isWhole(stream: Stream, text: string): boolean {
  return stream !== events || /^(?:data|event|id|retry)?:/m.test(text);
}

/** The maximum number of kinds of items that an example shows. */
const maxKinds = 4;

/** The items of a stream: one of each variant. */
export function streamExample(
  { schema: whole, itemSchema }: JsonObject,
  resolve: Resolve,
  purpose: 'request' | 'response',
): unknown {
  // The schema of OpenAPI 3.2 is that of all items. Earlier versions have none for an item, and documents give that.
  const { type, items } = resolve(whole).value;
  const schema = itemSchema ?? (type === 'array' ? items : whole);
  const { value } = resolve(schema);
  const key = ['oneOf', 'anyOf'].find((each) => listOf(value[each]).length > 1);
  if (key === undefined || value.example !== undefined) return exampleOf(schema, resolve, purpose);
  const kinds = listOf(value[key]).slice(0, maxKinds);
  return kinds
    .map((kind) => exampleOf({ ...value, [key]: [kind] }, resolve, purpose))
    .filter((example) => example !== undefined);
}

/** The fields of an event, in the order of the specification of HTML. */
const fields = ['event', 'id', 'retry', 'data'];

/** An event. An object with another field than these is the data of one. */
function eventText(item: unknown): string {
  const names = isObject(item) ? Object.keys(item) : [];
  const isEvent = names.length > 0 && names.every((name) => fields.includes(name));
  const event: JsonObject = isEvent ? objectOf(item) : { data: item };
  const lines = fields
    .filter((name) => event[name] !== undefined && event[name] !== null)
    .flatMap((name) => asLines(event[name]).map((line) => `${name}: ${line}`));
  return `${lines.join('\n')}\n\n`;
}

function asLines(value: unknown): string[] {
  return (typeof value === 'string' ? value : JSON.stringify(value)).split(/\r?\n/);
}
