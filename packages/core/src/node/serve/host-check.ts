import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/* A page of any site can send requests to servers on the reader's machine, and can read the
   answers once its own host name resolves to that machine (DNS rebinding). Such a request has
   the site's name in `Host` or `Origin`. */

/**
 * Answers 403 to a request with a foreign host; returns whether it did. A target that names a host,
 * as a client of a proxy sends it, becomes a path: both hosts must be allowed.
 *
 * @param host The value of `--host`, which is an allowed name, too.
 */
export function refuseHost(
  request: IncomingMessage,
  response: ServerResponse,
  host?: string,
): boolean {
  const [, named, path] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? [];
  let problem = hostProblem(request, host);
  if (named !== undefined) {
    request.url = path!.replace(/^(?!\/)/, '/');
    problem ??= hostProblem({ headers: { host: named } }, host);
  }
  if (problem === undefined) return false;
  response.writeHead(403, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(`${problem}\n`);
  return true;
}

/**
 * The problem of a request's host and origin. Allowed hosts are `localhost`, names below it, IP
 * addresses, which no name resolves to, and the value of `--host`. A request from another page is
 * allowed if that page has an allowed host or is on this machine.
 */
export function hostProblem(
  { headers }: Pick<IncomingMessage, 'headers'>,
  own?: string,
): string | undefined {
  const { host, origin } = headers;
  const asked = addressOf(`http://${host}`);
  const page = addressOf(origin);
  const isOwn = (name: string) => isLocal(name) || name === own?.toLowerCase();
  // Browsers always send `Host`; other clients may omit it or send anything.
  if (host !== undefined && !(asked && (isIP(asked.name) || isOwn(asked.name))))
    return refusal('host', asked?.name ?? host, 'localhost, an IP address', asked?.name);
  if (origin === undefined) return undefined;
  if (page && (page.host === asked?.host || isOwn(page.name) || isLoopback(page.name)))
    return undefined;
  return refusal('origin', origin, 'the site itself, localhost', page?.name);
}

function refusal(what: string, found: string, expected: string, name?: string): string {
  const advice = name
    ? ` If it is yours, start the server with --host ${quote(name)}, or have the proxy in front of it send "Host: localhost".`
    : '';
  return `The ${what} "${quote(found)}" is not allowed: use ${expected} or the name given with --host.${advice}`;
}

/** A client's text for messages: bounded, in ASCII. */
const quote = (text: string) => text.slice(0, 200).replace(/[^\x20-\x7e]/g, '?');

const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost');
const isLoopback = (name: string) =>
  name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

/**
 * The host of a web address with its port, and its name alone, for IPv6 without brackets. Undefined
 * for `null`, the origin of a sandboxed page, and for an address with more than a host.
 */
function addressOf(text = ''): { host: string; name: string } | undefined {
  if (!/^https?:\/\/[^\s@/\\?#]{1,300}$/.test(text) || !URL.canParse(text)) return undefined;
  const { host, hostname } = new URL(text);
  return { host, name: hostname.replace(/^\[|\]$|\.$/g, '') };
}
