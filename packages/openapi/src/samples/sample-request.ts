import type { ApiRequest } from '../api-reference.ts';
import { binary, fileOf, type FormPair, formPairs, isForm, isMultipart } from '../form-pairs.ts';
import { encodeIn, pairsOf, pathText } from '../query-pairs.ts';
import { type JsonObject, objectOf } from '../document/json.ts';

/** The host of samples if a document has no server; the server is then the document's own host. */
const unknownHost = 'https://example.com';

interface Pair {
  name: string;
  value: string;
}

/** A request as the generator reads it. */
export interface Har {
  method: string;
  url: string;
  httpVersion: string;
  headersSize: number;
  bodySize: number;
  headers: Pair[];
  queryString: (Pair & { allowReserved?: true })[];
  cookies: Pair[];
  postData?: { mimeType: string; text: string } | { mimeType: string; params: Pair[] };
}

/** What stands for the reader’s own key. */
const keys = {
  apiKey: 'YOUR_API_KEY',
  bearer: 'Bearer YOUR_TOKEN',
  basic: 'Basic YOUR_CREDENTIALS',
  other: 'YOUR_CREDENTIALS',
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
      .filter((field) => (field.isRequired || field.isSent) && field.place === place)
      .flatMap((field) => {
        const { name, allowReserved } = field;
        const kept = place === 'query' && allowReserved && { allowReserved };
        return pairsOf(name, valueOf(field), field).map(([key, value]) => ({
          name: key,
          value,
          ...kept,
        }));
      });
  const isPlaceholder = (value: string) => placeholders.includes(value);
  const filled = fields
    .filter(({ place }) => place === 'path')
    .reduce((text, field) => {
      const encode = (part: string) =>
        isPlaceholder(part) ? part : encodeIn('path', part, field.allowReserved);
      const value = pathText(field.name, valueOf(field), field, encode);
      return text.replaceAll(`{${field.name}}`, () => value);
    }, path);
  const headers = fields
    .filter((field) => field.isRequired && field.place === 'header')
    .map((field) => ({ name: field.name, value: pathText(field.name, valueOf(field), field) }));
  const queryString = at('query');
  const cookies = at('cookie');
  for (const { kind, place, key, scheme } of security) {
    // A certificate is in no part of a request.
    if (key === '') continue;
    ({ header: headers, query: queryString, cookie: cookies })[place].push({
      name: key,
      value: scheme ? `${scheme} ${keys.other}` : keys[kind],
    });
  }
  if (body && !headers.some(({ name }) => name.toLowerCase() === 'content-type'))
    headers.push({ name: 'Content-Type', value: body.type });
  const host = /^https?:/.test(server) ? server : unknownHost + server;
  placeholders.push(...((host + filled).match(/\{[^}]+\}/g) ?? []));
  // Not every library encodes an address itself.
  const url = host + filled.replace(/[^\0-~]+/gu, encodeURIComponent);
  const sizes = { httpVersion: 'HTTP/1.1', headersSize: -1, bodySize: -1 };
  const har: Har = { ...sizes, method, url, headers, queryString, cookies };
  if (!body || !isForm(body.type))
    return {
      placeholders,
      har: body ? { ...har, postData: { mimeType: body.type, text: body.text } } : har,
    };
  // The name of a file stands for its content where a sample has the form as text.
  const pairs = formPairs(fieldsOf(body.text), body).map((pair) =>
    pair.isFile ? { ...pair, value: `{${fileOf(pair.name)}}` } : pair,
  );
  return {
    placeholders,
    har: { ...har, postData: { mimeType: body.type, params: paramsOf(pairs) } },
    /** The fields of a form: as the generator writes them, lists and media types are lost. */
    form: { pairs, isMultipart: isMultipart(body.type) },
  };
}

/** The fields as the generator knows them. */
function paramsOf(pairs: FormPair[]) {
  return pairs.map(({ name, value, isFile, type: contentType }) => ({
    name,
    ...(isFile
      ? { value: '', fileName: fileOf(name), contentType: contentType ?? binary }
      : { value, ...(contentType && { contentType }) }),
  }));
}

/** The fields of a form from its JSON example; none if the example is another text. */
function fieldsOf(text: string): JsonObject {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}
