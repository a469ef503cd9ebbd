import type { ApiRequest, ApiSecurity } from '../api-reference.ts';
import { isForm, isFormData, isMultipart } from '../form-pairs.ts';
import { exampleOf } from '../schemas/example.ts';
import type { ApiEntry } from '../document/inventory.ts';
import { asText, isObject, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import { mergeAllOf } from '../schemas/merge-all-of.ts';
import type { Parameter } from '../pages/operation-parts.ts';
import { contentOf, type Resolve } from '../document/references.ts';
import { type ParameterStyle, pathText } from '../query-pairs.ts';
import { type Parts, partsOfExample } from './parts-of-example.ts';
import { contentText, streamExample, streamOf } from './streams.ts';

/** The request of the samples, and the initial request of the form. */
export function requestOf(
  entry: ApiEntry,
  document: JsonObject,
  parameters: Parameter[],
  security: ApiSecurity[],
  resolve: Resolve,
): ApiRequest {
  const holders = [entry.value.servers, entry.item.servers, document.servers];
  const servers = listOf(holders.find((list) => listOf(list).length > 0));
  const addresses = [...new Set(servers.flatMap(serverAddresses))].slice(0, maxChoices);
  const used = usedSecurity(entry.value, document);
  return {
    method: entry.method,
    server: serverAddress(servers[0]),
    ...(addresses.length > 1 && { servers: addresses }),
    path: entry.path,
    fields: parameters.map(({ name, place, value, schema, isSent }) => {
      const found = resolve(schema).value;
      const values = listOf(found.enum).map(asText);
      const [media] = Object.values(contentOf(value, resolve));
      const given =
        parameterExample({ ...objectOf(media), ...value }, found, resolve) ??
        requiredObject(value, schema, resolve);
      return {
        name,
        place,
        isRequired: value.required === true,
        ...(isSent && { isSent }),
        value: given === undefined ? '' : asText(given),
        ...(value.content !== undefined && { style: 'content' }),
        ...(value.in === 'querystring' && { style: 'whole' }),
        ...(typeof value.style === 'string' && { style: value.style }),
        ...(typeof value.explode === 'boolean' && { explode: value.explode }),
        ...(value.allowReserved === true && { allowReserved: true }),
        ...(values.length > 0 && values.length <= maxChoices && { values }),
      };
    }),
    body: bodyOf(entry.value, resolve),
    security: security
      .filter(({ name }) => used.includes(name))
      .map(({ name, kind, place, key, scheme }) => ({
        ...{ name, kind, place, key },
        ...(scheme && { scheme }),
      })),
  };
}

/** The maximum number of values in a select; with more, the reader types the value. */
const maxChoices = 50;

function parameterExample(value: JsonObject, schema: JsonObject, resolve: Resolve): unknown {
  const [named] = Object.values(objectOf(value.examples));
  return (
    value.example ??
    (named === undefined ? undefined : resolve(named).value.value) ??
    schema.example ??
    listOf(schema.examples)[0] ??
    schema.default ??
    (value.required === true ? listOf(schema.enum)[0] : undefined)
  );
}

/** An object that a request needs: its fields show how the parameter is written. */
function requiredObject({ required }: JsonObject, schema: unknown, resolve: Resolve): unknown {
  const made = required === true ? exampleOf(schema, resolve, 'request') : undefined;
  return isObject(made) && Object.keys(made).length > 0 ? made : undefined;
}

/** A server's address with the defaults of its variables, without a trailing slash. */
export function serverAddress(server: unknown): string {
  const { url, variables } = objectOf(server);
  return textOf(url)
    .replace(/\{([^}]+)\}/g, (written, name: string) => {
      const value = objectOf(objectOf(variables)[name]).default;
      return value === undefined ? written : asText(value);
    })
    .replace(/\/+$/, '');
}

/** A server's addresses: the one with the defaults first, then those with each of the values that variables allow. */
function serverAddresses(server: unknown): string[] {
  const { url, variables } = objectOf(server);
  const made = Object.entries(objectOf(variables)).reduce<unknown[]>(
    (urls, [name, variable]) => {
      const values = listOf(objectOf(variable).enum).map(asText);
      if (values.length === 0 || urls.length * values.length > maxChoices) return urls;
      return urls.flatMap((each) =>
        values.map((value) => asText(each).replaceAll(`{${name}}`, () => value)),
      );
    },
    [url],
  );
  return [serverAddress(server), ...made.map((each) => serverAddress({ url: each, variables }))];
}

/** The first alternative of an operation's authentication; empty if it needs none. */
function usedSecurity(operation: JsonObject, document: JsonObject): string[] {
  const alternatives = listOf(operation.security ?? document.security);
  return Object.keys(objectOf(alternatives[0]));
}

function bodyOf(operation: JsonObject, resolve: Resolve): ApiRequest['body'] {
  const { value: body } = resolve(operation.requestBody);
  const [type, media] = mainMedia(contentOf(body, resolve)) ?? [];
  if (type === undefined) return undefined;
  const example = mediaExample(type, media, resolve, 'request');
  if (isForm(type)) {
    const { value, ...parts } = partsOfExample(type, example, objectOf(media), resolve);
    const fields = formFields(value) ?? '';
    const text = typeof fields === 'string' ? fields : JSON.stringify(fields, null, 2);
    return { type, text, ...formOf(type, parts, resolve) };
  }
  const isFile = isBytes(type, objectOf(media).schema, resolve);
  const { text } =
    example === undefined ? { text: '' } : contentText(type, example, objectOf(media), resolve);
  return { type, text, ...(isFile && { isFile }) };
}

/** Whether a body is a file: of bytes, as its schema says, or of a media type that is no text. */
function isBytes(type: string, schema: unknown, resolve: Resolve): boolean {
  return isFileSchema(resolve(schema).value) || !/^text\/|json|xml|yaml|graphql|script/.test(type);
}

/** The value of a form; its fields if the document has it as text: `a=b&c=d`. JSON stays as it is. */
export function formFields(value: unknown): unknown {
  if (typeof value !== 'string' || /^\s*\{/.test(value)) return value;
  return Object.fromEntries(new URLSearchParams(value));
}

/** How the fields of a form are written, if that is not as usual. */
function formOf(type: string, { media, isUnnamed }: Omit<Parts, 'value'>, resolve: Resolve) {
  const { schema, encoding } = media;
  const files = isMultipart(type) ? filesOf(schema, resolve) : [];
  const encodings = Object.entries(objectOf(encoding)).map(([name, written]) => {
    const { contentType, style, explode, allowReserved, headers } = objectOf(written);
    const sent = isMultipart(type) ? headersOf(headers, resolve) : [];
    const own = {
      ...(typeof contentType === 'string' && { contentType }),
      ...(typeof style === 'string' && { style }),
      ...(typeof explode === 'boolean' && { explode }),
      ...(allowReserved === true && { allowReserved: true }),
      ...(sent.length > 0 && { headers: sent }),
    };
    return [name, own] as const;
  });
  return {
    ...(isUnnamed && { isUnnamed }),
    ...(files.length > 0 && { files }),
    ...(encodings.length > 0 && { encodings: Object.fromEntries(encodings) }),
  };
}

/** The headers of a part that it needs, or that the document has an example of; its type is said elsewhere. */
function headersOf(headers: unknown, resolve: Resolve): [name: string, value: string][] {
  return Object.entries(objectOf(headers)).flatMap(([name, written]): [string, string][] => {
    const { value: header } = resolve(written);
    const schema = resolve(header.schema).value;
    const needed = header.required === true ? exampleOf(schema, resolve, 'request') : undefined;
    const value = parameterExample(header, schema, resolve) ?? needed;
    if (value === undefined || /^content-type$/i.test(name)) return [];
    return [
      [name, pathText(name, asText(value), header as ParameterStyle).replaceAll(/[\r\n]+/g, ' ')],
    ];
  });
}

/** The fields of a form that are files. */
function filesOf(schema: unknown, resolve: Resolve): string[] {
  const { properties } = mergeAllOf(resolve(schema).value, resolve);
  return Object.entries(objectOf(properties)).flatMap(([name, property]) => {
    const { value } = resolve(property);
    const isFile = isFileSchema(value.items === undefined ? value : resolve(value.items).value);
    return isFile ? [name] : [];
  });
}

function isFileSchema({ format, contentMediaType, contentEncoding }: JsonObject): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}

/** The media type that samples show: JSON, or else the first; one whose parts have names before other parts. */
export function mainMedia(content: JsonObject): [type: string, media: unknown] | undefined {
  const entries = Object.entries(content);
  const json = entries.filter(([name]) => /json/.test(name));
  const written = entries.find(([name]) => !isMultipart(name) || isFormData(name));
  return json.find(([name]) => !streamOf(name)) ?? json[0] ?? written ?? entries[0];
}

/** The value of one of several examples, which may be null; undefined if it is elsewhere. */
export function exampleValue({ value, dataValue, serializedValue }: JsonObject): unknown {
  return [value, dataValue, serializedValue].find((each) => each !== undefined);
}

/** The example of a body, from the document or from its schema. */
export function mediaExample(
  type: string,
  media: unknown,
  resolve: Resolve,
  purpose: 'request' | 'response',
): unknown {
  const { example, examples, schema, itemSchema } = objectOf(media);
  if (example !== undefined) return example;
  const [named] = isObject(examples) ? Object.values(examples) : [];
  const value = named === undefined ? undefined : exampleValue(resolve(named).value);
  if (value !== undefined) return value;
  return streamOf(type)
    ? streamExample(objectOf(media), resolve, purpose)
    : exampleOf(schema ?? itemSchema, resolve, purpose);
}
