import type { ApiRequest } from '../../shared/page/api-reference.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';

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
    throw new Error(fillLabel(labels.tryItBadServer, { server }));
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
    throw new Error(fillLabel(labels.tryItBadBody, { reason }), { cause: error });
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

/** Why a request may have failed: the browser tells a page no more than that it did. */
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
