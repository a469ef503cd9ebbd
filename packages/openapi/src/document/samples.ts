import type { CompiledFeaturePage } from 'stilldocs';
import { fillLabel } from 'stilldocs/feature';
import type { ApiRequest, ApiSample } from '../api-reference.ts';
import { type JsonObject, objectOf } from './json.ts';
import type { AllLabels } from '../own-label.ts';

/** Writes code as HTML. */
export type Highlight = CompiledFeaturePage['highlight'];

/** The languages of samples, in order; target and client are names of the generator. */
const languages = [
  { label: 'curl', target: 'shell', client: 'curl', language: 'sh' },
  { label: 'fetch', target: 'javascript', client: 'fetch', language: 'js' },
  { label: 'Python', target: 'python', client: 'requests', language: 'python' },
  { label: 'PHP', target: 'php', client: 'curl', language: 'php' },
] as const;

/** The host of samples if a document has no server; the server is then the document's own host. */
const unknownHost = 'https://example.com';

/** Writes a request in each language. Unknown values are written as `{name}`. */
export async function samplesOf(
  request: ApiRequest,
  highlight: Highlight,
  labels: AllLabels,
): Promise<ApiSample[]> {
  const { HTTPSnippet } = await import('@readme/httpsnippet');
  const { har, placeholders } = toHar(request);
  const creator = { name: 'stilldocs', version: '1' };
  const log = { version: '1.2', creator, entries: [{ request: har }] };
  const snippet = new HTTPSnippet({ log });
  const samples: ApiSample[] = [];
  for (const { label, target, client, language } of languages) {
    const [written] = [snippet.convert(target, client)].flat();
    if (typeof written !== 'string') continue;
    const code = placeholders.reduce(
      (text, name) => text.replaceAll(encodeURIComponent(name), name),
      written,
    );
    samples.push(await sampleOf(label, code, language, highlight, labels));
  }
  return samples;
}

/** A highlighted block of code. */
export async function sampleOf(
  label: string,
  code: string,
  language: string,
  highlight: Highlight,
  labels: AllLabels,
): Promise<ApiSample> {
  const name = fillLabel(labels.apiSample, { language: label });
  return { label, html: await highlight(code.trimEnd(), language, name) };
}

/**
 * The request as HTTP Archive 1.2, which the generator reads:
 * http://www.softwareishard.com/blog/har-12-spec/
 */
function toHar({ method, server, path, fields, body, security }: ApiRequest) {
  const placeholders: string[] = [];
  const valueOf = ({ name, value }: { name: string; value: string }) => {
    if (value !== '') return value;
    placeholders.push(`{${name}}`);
    return `{${name}}`;
  };
  const needed = fields.filter(({ isRequired }) => isRequired);
  const at = (place: string) =>
    needed
      .filter((field) => field.place === place)
      .map((field) => ({ name: field.name, value: valueOf(field) }));
  const filled = fields
    .filter(({ place }) => place === 'path')
    .reduce((text, field) => {
      const value = valueOf(field);
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
    const pair = {
      name: key,
      value: {
        apiKey: 'YOUR_API_KEY',
        bearer: 'Bearer YOUR_TOKEN',
        basic: 'Basic YOUR_CREDENTIALS',
        other: 'Bearer YOUR_TOKEN',
      }[kind],
    };
    ({ header: headers, query: queryString, cookie: cookies })[place].push(pair);
  }
  if (body && !headers.some(({ name }) => name.toLowerCase() === 'content-type'))
    headers.push({ name: 'Content-Type', value: body.type });
  const url = (/^https?:/.test(server) ? server : unknownHost + server) + filled;
  const har = {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers,
    queryString,
    cookies,
    headersSize: -1,
    bodySize: -1,
  };
  return { placeholders, har: body ? { ...har, postData: postData(body) } : har };
}

function postData({ type, text }: NonNullable<ApiRequest['body']>) {
  if (!/form/.test(type)) return { mimeType: type, text };
  const params = Object.entries(fieldsOf(text)).map(([name, field]) => ({
    name,
    value: typeof field === 'string' ? field : JSON.stringify(field),
  }));
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
