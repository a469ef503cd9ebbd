import type { ApiRequest } from '../../shared/page/api-reference.ts';

/** What came back for a request. */
export interface Answer {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: string;
  /** From sending to the last byte, in ms. */
  duration: number;
}

/** A request with what the reader has entered. */
export interface FilledRequest extends Pick<ApiRequest, 'method' | 'server' | 'path' | 'security'> {
  fields: { name: string; place: ApiRequest['fields'][number]['place']; value: string }[];
  body?: { type: string; text: string } | undefined;
  keys: Readonly<Record<string, string>>;
}

/**
 * The request as the browser sends it. Fields that are empty are left out, and so are cookies.
 *
 * @param page The address of the page, against which a relative server counts.
 * @throws Error when what was entered makes no request.
 */
export function toRequest(request: FilledRequest, page: string): Request {
  const { method, path, server, fields, body, security, keys } = request;
  const given = fields.filter(({ value }) => value !== '');
  const filled = given
    .filter(({ place }) => place === 'path')
    .reduce(
      (text, { name, value }) => text.replaceAll(`{${name}}`, encodeURIComponent(value)),
      path,
    );
  if (!URL.canParse(server + filled, page))
    throw new Error(`Unexpected base address "${server}", expected one that begins with https://`);
  const url = new URL(server + filled, page);
  const headers: Record<string, string> = {};
  for (const { name, place, value } of given) {
    if (place === 'query') url.searchParams.append(name, value);
    else if (place === 'header') headers[name] = value;
  }
  for (const { name, kind, place, key } of security) {
    const value = keys[name];
    if (!value) continue;
    if (place === 'query') url.searchParams.append(key, value);
    else if (place === 'header') headers[key] = withScheme(kind, value);
  }
  const hasBody = body !== undefined && body.text !== '' && !['GET', 'HEAD'].includes(method);
  if (hasBody && !body.type.startsWith('multipart/')) headers['Content-Type'] = body.type;
  return new Request(url, {
    ...{ method, headers, credentials: 'omit' },
    ...(hasBody && { body: encode(body) }),
  });
}

function withScheme(kind: string, value: string): string {
  if (kind === 'bearer') return `Bearer ${value}`;
  if (kind !== 'basic') return value;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(value)))}`;
}

/** Forms are written as JSON in the page and sent as what they are. */
function encode({ type, text }: { type: string; text: string }): BodyInit {
  if (!/form/.test(type)) return text;
  const form = type.startsWith('multipart/') ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(parseFields(text)))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}

function parseFields(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`Unexpected body, expected the fields of the form as JSON: ${reason}`, {
      cause: error,
    });
  }
}

/**
 * Sends a request and reads its answer.
 *
 * @throws TypeError when no answer arrived that the page may read; see `explainFailure`.
 * @throws Error when the site's own policy does not let the request go there.
 */
export async function send(request: Request): Promise<Answer> {
  const startedAt = performance.now();
  const response = await withinPolicy(() => fetch(request));
  const body = await response.text();
  const { status, statusText, headers } = response;
  return {
    status,
    statusText,
    headers: [...headers],
    body: tidy(body),
    duration: Math.round(performance.now() - startedAt),
  };
}

/** Tells a request that the policy of the site has refused from one that has failed. */
async function withinPolicy(request: () => Promise<Response>): Promise<Response> {
  let isRefused = false;
  const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isRefused ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', listen);
  try {
    return await request();
  } catch (error) {
    // The browser tells of the refusal in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    if (isRefused)
      throw new Error(
        'This site lets requests go to the servers of the API’s document only (Content-Security-Policy). Send it from a server or with curl.',
        { cause: error },
      );
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

/** Why a request may have failed: the browser tells a page no more than that it did. */
export function explainFailure(url: string, page: string): string[] {
  const from = new URL(page).origin;
  const to = new URL(url);
  const reasons = [
    to.origin === from
      ? `The server at ${to.host} did not answer.`
      : `The API does not allow requests from pages of ${from} (CORS). It has to answer with the header Access-Control-Allow-Origin, and to the question that the browser asks before a request with a key. Nothing is wrong with your key then: send the request from a server or with curl.`,
  ];
  if (to.protocol === 'http:' && from.startsWith('https:'))
    reasons.push('The API’s address begins with http:, which a page on https: may not call.');
  if (to.origin !== from)
    reasons.push(
      `The server at ${to.host} cannot be reached, or an extension of your browser has stopped the request.`,
    );
  return reasons;
}
