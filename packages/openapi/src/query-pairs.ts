import { asText } from './document/json.ts';

/** How a parameter with several values is written; see "Style Values" of the OpenAPI specification. */
export interface ParameterStyle {
  /** Not of the specification: `content` is the text of a parameter with a media type, `whole` that of a whole query. */
  style?: string | undefined;
  explode?: boolean | undefined;
}

/** The separators of lists that are one value. */
const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * The names and values that a parameter is sent as: a list or an object, which are JSON in `text`, may be several
 * pairs.
 */
export function pairsOf(
  name: string,
  text: string,
  { style = 'form', explode = style === 'form' || style === 'cookie' }: ParameterStyle,
): [name: string, value: string][] {
  if (style === 'whole') return [['', text]];
  const value = style === 'content' ? undefined : parse(text);
  if (style === 'deepObject' && typeof value === 'object' && value !== null)
    return deepPairs(name, value);
  if (Array.isArray(value)) {
    const items = value.map(asText);
    if (explode) return items.map((item) => [name, item]);
    return [[name, items.join(separators[style] ?? ',')]];
  }
  if (typeof value !== 'object' || value === null) return [[name, text]];
  const entries = Object.entries(value).map(([key, item]) => [key, asText(item)] as const);
  if (explode) return entries.map(([key, item]) => [key, item]);
  return [[name, entries.flat().join(separators[style] ?? ',')]];
}

/**
 * A query without its question mark. With `allowReserved` a value keeps its reserved characters; without a name it is
 * the text of the query.
 */
export function queryText(
  pairs: (readonly [name: string, value: string, allowReserved?: boolean | undefined])[],
) {
  const written = pairs.map(
    ([name, value, allowReserved]) =>
      (name && `${encodeURIComponent(name)}=`) + encodeIn('query', value, allowReserved),
  );
  return written.join('&');
}

/** The reserved characters that a part of an address may have, as `encodeURIComponent` writes them. */
const reserved = {
  path: /%(?:2[46BC]|3[ABD]|40)/g,
  query: /%(?:2[46BCF]|3[ABDF]|40)/g,
  /** Of a form as text, in which `&` and `+` have a meaning. */
  form: /%(?:2[34CF]|3[ABDF]|40|5[BD])/g,
};

/**
 * Encodes a value.
 *
 * @param allowReserved Whether reserved characters, and what is encoded already, stay as they are. Default false.
 */
export function encodeIn(place: keyof typeof reserved, value: string, allowReserved = false) {
  if (!allowReserved) return encodeURIComponent(value);
  const encode = (text: string) =>
    encodeURIComponent(text).replace(reserved[place], decodeURIComponent);
  return value.replace(/(%[\da-f]{2})|[^%]+|%/gi, (text, isEncoded) =>
    isEncoded ? text : encode(text),
  );
}

/** The specification leaves out what is inside of the fields: brackets again, as most servers read them. */
function deepPairs(name: string, value: object): [name: string, value: string][] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const inner = `${name}[${key}]`;
    return typeof item === 'object' && item !== null
      ? deepPairs(inner, item)
      : [[inner, asText(item)] as [string, string]];
  });
}

/** What a list is written as in a path: before it, between its items, and between its items if they explode. */
const inPath: Record<string, { start: string; joint: string; exploded: string }> = {
  simple: { start: '', joint: ',', exploded: ',' },
  label: { start: '.', joint: ',', exploded: '.' },
  matrix: { start: ';', joint: ',', exploded: ';' },
};

/**
 * The text of a parameter in a path or a header.
 *
 * @param encode Encodes each value. Default: values stay as they are.
 */
export function pathText(
  name: string,
  text: string,
  { style = 'simple', explode = false }: ParameterStyle,
  encode = (value: string) => value,
): string {
  const { start, joint, exploded } = inPath[style] ?? inPath.simple!;
  const value = style === 'content' ? undefined : parse(text);
  const named = style === 'matrix' ? `${name}=` : '';
  if (typeof value !== 'object' || value === null) return start + named + encode(text);
  const entries = Object.entries(value).map(([key, item]) => [key, encode(asText(item))] as const);
  const isList = Array.isArray(value);
  const items = isList ? entries.map(([, item]) => item) : entries.flat();
  if (!explode) return start + named + items.join(joint);
  const pairs = isList ? items.map((item) => named + item) : entries.map((pair) => pair.join('='));
  return start + pairs.join(exploded);
}

/** A list or an object as JSON; anything else is text. */
function parse(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
