import { fillLabel } from 'stilldocs/browser';
import type { ApiRequest } from '../api-reference.ts';
import {
  type FormBody,
  type FormPair,
  formPairs,
  formParts,
  isForm,
  isMultipart,
  typeWith,
  urlencoded,
} from '../form-pairs.ts';
import { encodeIn, pairsOf, pathText, queryText } from '../query-pairs.ts';
import * as labels from '../labels.ts';

/** The answer to a request. */
export interface Answer {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: string;
  /** From sending to the last byte, in ms. */
  duration: number;
  /** The size of the body, without compression, in bytes. */
  size: number;
}

/** A request with the reader's input. */
export interface FilledRequest extends Pick<
  ApiRequest,
  'method' | 'server' | 'path' | 'security' | 'proxy'
> {
  fields: Omit<ApiRequest['fields'][number], 'isRequired' | 'values'>[];
  body?: FilledBody | undefined;
  keys: Readonly<Record<string, string>>;
}

/** A body with the reader's input. */
export interface FilledBody extends FormBody {
  text: string;
  /** The files that the reader has chosen, by the names of fields; in place of the whole body by an empty name. */
  chosen?: Readonly<Record<string, File[]>> | undefined;
}

/**
 * Creates the request for `fetch`, without empty fields and without cookies.
 *
 * @param page The address of the page: the base of a relative server address.
 * @throws Error if the input is not a valid request.
 */
export function toRequest(request: FilledRequest, page: string): Request {
  const { method, path, server, fields, body, security, keys } = request;
  const entered = fields.filter(({ value }) => value !== '');
  const filled = entered
    .filter(({ place }) => place === 'path')
    .reduce(
      (text, field) =>
        text.replaceAll(`{${field.name}}`, () =>
          pathText(field.name, field.value, field, (value) =>
            encodeIn('path', value, field.allowReserved),
          ),
        ),
      path,
    );
  if (!URL.canParse(server + filled, page))
    throw new Error(fillLabel(labels.tryItBadServer, { server }));
  const url = new URL(server + filled, page);
  const headers = Object.create(null) as Record<string, string>;
  const query: Parameters<typeof queryText>[0] = [];
  for (const field of entered) {
    const { name, place, value } = field;
    if (place === 'header') headers[name] = pathText(name, value, field);
    if (place === 'query')
      for (const pair of pairsOf(name, value, field)) query.push([...pair, field.allowReserved]);
  }
  for (const { name, kind, place, key } of security) {
    const value = keys[name];
    if (!value) continue;
    if (place === 'query') query.push([key, value]);
    else if (place === 'header') headers[key] = withScheme(kind, value);
  }
  url.search = [url.search.slice(1), queryText(query)].filter(Boolean).join('&');
  const sent = sentBody(request);
  if (body && sent !== undefined)
    headers['Content-Type'] = isMultipart(body.type) ? typeWith(body.type, boundary) : body.type;
  return new Request(throughProxy(url, request.proxy, page), {
    method,
    headers,
    credentials: 'omit',
    ...(sent !== undefined && { body: sent }),
  });
}

/** The address of the proxy, for a request to another site. */
function throughProxy(url: URL, proxy: string | undefined, page: string): URL {
  if (proxy === undefined || url.origin === new URL(page).origin) return url;
  const through = new URL(proxy, page);
  through.searchParams.set('url', url.href);
  return through;
}

function withScheme(kind: string, value: string): string {
  if (kind === 'bearer') return `Bearer ${value}`;
  if (kind !== 'basic') return value;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(value)))}`;
}

/** Stands between the parts of a form. */
const boundary = 'part-of-the-form-0110001011010010';

/**
 * The body; undefined if nothing is entered, or the method has none. The page shows form data as JSON; it is sent in
 * its own format.
 *
 * @throws Error if the fields of a form are no JSON.
 */
export function sentBody({ body, method }: Pick<FilledRequest, 'body' | 'method'>) {
  if (!body || ['GET', 'HEAD'].includes(method)) return undefined;
  const { type, text, chosen = {} } = body;
  const isEmpty = text === '' && Object.values(chosen).flat().length === 0;
  if (isEmpty) return undefined;
  if (!isForm(type)) return chosen['']?.[0] ?? text;
  const pairs = filledPairs(body);
  if (!isMultipart(type)) return urlencoded(pairs);
  const parts = formParts(pairs, boundary);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : new Blob(parts);
}

/** The fields of a form, with chosen files in place of their text. */
export function filledPairs(body: FilledBody): FormPair[] {
  const { text, chosen = {}, encodings = {}, isUnnamed } = body;
  const files = Object.entries(chosen).flatMap(([name, all]) =>
    all.map((file): FormPair => {
      const own = Object.hasOwn(encodings, name) ? encodings[name] : undefined;
      const type = file.type || (own?.contentType?.includes(',') ? undefined : own?.contentType);
      const headers = own?.headers;
      return { name, value: '', headers, isUnnamed, isFile: true, file, ...(type && { type }) };
    }),
  );
  const written = formPairs(text === '' ? {} : parseFields(text), body);
  const isChosen = (name: string) => files.some((each) => each.name === name);
  const pairs = [...written.filter(({ name }) => !isChosen(name)), ...files];
  // Their place is all that tells unnamed parts from one another; their names have it at the end.
  return isUnnamed ? pairs.sort((one, other) => placeOf(one) - placeOf(other)) : pairs;
}

function placeOf({ name }: FormPair): number {
  return Number(/\d+$/.exec(name)?.[0] ?? Infinity);
}

/**
 * The fields of a form.
 *
 * @throws Error if they are no JSON.
 */
function parseFields(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(fillLabel(labels.tryItBadBody, { reason }), { cause: error });
  }
}

/** How much of a body is kept, in characters: JSON is indented as a whole before its beginning is shown. */
const maxKept = 5_000_000;

/**
 * Sends a request and reads its answer, which ends where the reader stops it.
 *
 * @param onPart Gets the answer as far as it has arrived, with the time and size of its first part.
 * @throws TypeError if there is no readable answer; see `explainFailure`.
 * @throws Error if the Content-Security-Policy of the site blocks the request.
 */
export async function send(
  request: Request,
  onPart: (answer: Answer) => void = () => {},
): Promise<Answer> {
  const startedAt = performance.now();
  const response = await withinPolicy(() => fetch(request));
  const { status, statusText, headers } = response;
  const decoder = new TextDecoder();
  let body = '';
  let size = 0;
  const answer = (): Answer => ({
    ...{ status, statusText, headers: [...headers], body, size },
    duration: Math.round(performance.now() - startedAt),
  });
  const isJson = /[/+]json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
  let first: Answer | undefined;
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.length;
      // Of an endless one the page shows the beginning: the rest would fill the memory.
      if (body.length > maxKept) continue;
      body += decoder.decode(part.value, { stream: true });
      // JSON is shown as a whole, with its lines.
      if (!isJson) onPart({ ...(first ??= answer()), body });
    }
  } catch (error) {
    if (!request.signal.aborted) throw error;
  }
  return { ...answer(), body: tidy(body + decoder.decode()) };
}

/** Distinguishes a request that the site's policy blocks from one that fails. */
async function withinPolicy(request: () => Promise<Response>): Promise<Response> {
  let isRefused = false;
  const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isRefused ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', listen);
  try {
    return await request();
  } catch (error) {
    // The browser fires the violation event in another task.
    await new Promise((resolve) => setTimeout(resolve));
    if (isRefused) throw new Error(labels.tryItPolicy, { cause: error });
    throw error;
  } finally {
    document.removeEventListener('securitypolicyviolation', listen);
  }
}

function tidy(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** The possible reasons of a failure: the browser hides the actual one from the page. */
export function explainFailure(url: string, page: string): string[] {
  const from = new URL(page).origin;
  const to = new URL(url);
  const reasons = [
    to.origin === from
      ? fillLabel(labels.tryItUnanswered, { host: to.host })
      : fillLabel(labels.tryItCors, { origin: from }),
  ];
  if (to.protocol === 'http:' && from.startsWith('https:')) reasons.push(labels.tryItMixed);
  if (to.origin !== from) reasons.push(fillLabel(labels.tryItUnreachable, { host: to.host }));
  return reasons;
}
