import type { ApiRequest } from '../api-reference.ts';
import { pairsOf } from '../query-pairs.ts';
import type { FormField } from './sample-repairs.ts';
import { type JsonObject, objectOf } from './json.ts';

/** The host of samples if a document has no server; the server is then the document's own host. */
const unknownHost = 'https://example.com';

/** What stands for the reader’s own key. */
const keys = {
  apiKey: 'YOUR_API_KEY',
  bearer: 'Bearer YOUR_TOKEN',
  basic: 'Basic YOUR_CREDENTIALS',
  other: 'Bearer YOUR_TOKEN',
};

/**
 * The request of samples as HTTP Archive 1.2, which the generator reads, with its required fields:
 * http://www.softwareishard.com/blog/har-12-spec/
 */
export function toHar({ method, server, path, fields, body, security }: ApiRequest) {
  const placeholders: string[] = [];
  const valueOf = ({ name, value }: { name: string; value: string }) => {
    if (value !== '') return value;
    placeholders.push(`{${name}}`);
    return `{${name}}`;
  };
  const at = (place: string) =>
    fields
      .filter((field) => field.isRequired && field.place === place)
      .flatMap((field) => pairsOf(field.name, valueOf(field), styleAt(place, field)))
      .map(([name, value]) => ({ name, value }));
  const filled = fields
    .filter(({ place }) => place === 'path')
    .reduce((text, field) => {
      const written = valueOf(field);
      const [[, value] = ['', written]] = pairsOf(field.name, written, styleAt('path', field));
      return text.replaceAll(
        `{${field.name}}`,
        value.startsWith('{') ? value : encodeURIComponent(value),
      );
    }, path);
  placeholders.push(...(filled.match(/\{[^}]+\}/g) ?? []));
  const headers = at('header');
  const queryString = at('query');
  const cookies = at('cookie');
  for (const { kind, place, key } of security) {
    // A certificate is in no part of a request.
    if (key === '') continue;
    ({ header: headers, query: queryString, cookie: cookies })[place].push({
      name: key,
      value: keys[kind],
    });
  }
  if (body && !headers.some(({ name }) => name.toLowerCase() === 'content-type'))
    headers.push({ name: 'Content-Type', value: body.type });
  const url = (/^https?:/.test(server) ? server : unknownHost + server) + filled;
  const sizes = { httpVersion: 'HTTP/1.1', headersSize: -1, bodySize: -1 };
  const har = { ...sizes, method, url, headers, queryString, cookies };
  const data = body && postData(body);
  return {
    placeholders,
    har: data ? { ...har, postData: data } : har,
    /** The fields of a form that may have files; undefined for any other body. */
    form: /multipart/.test(data?.mimeType ?? '') ? data?.params : undefined,
  };
}

/** Lists are written with commas, except in queries and cookies. */
function styleAt(place: string, { style, explode }: ApiRequest['fields'][number]) {
  if (place === 'query' || place === 'cookie') return { style, explode };
  return { style: 'simple', explode: false };
}

function postData({ type, text, files = [] }: NonNullable<ApiRequest['body']>): {
  mimeType: string;
  text?: string;
  params?: (FormField & { contentType?: string })[];
} {
  if (!/form/.test(type)) return { mimeType: type, text };
  const params = Object.entries(fieldsOf(text)).map(([name, field]) => {
    const value = typeof field === 'string' ? field : JSON.stringify(field);
    if (!files.includes(name)) return { name, value };
    return { name, value: '', fileName: `${name}.bin`, contentType: 'application/octet-stream' };
  });
  return { mimeType: type, params };
}

/** The fields of a form from its JSON example; none if the example is another text. */
function fieldsOf(text: string): JsonObject {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}
