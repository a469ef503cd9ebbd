import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';

/*
 * A page of any site may ask servers of the machine it is shown on, and read what they answer once its
 * own name leads there (DNS rebinding). Such a request names that site in `Host` or `Origin`.
 */

/**
 * Answers 403 to a request that names a host which is not ours; says whether it did.
 *
 * @param host What was given with `--host`, a name that is ours too.
 */
export function refuseHost(
  request: IncomingMessage,
  response: ServerResponse,
  host?: string,
): boolean {
  const problem = hostProblem(request, host);
  if (problem === undefined) return false;
  response.writeHead(403, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(`${problem}\n`);
  return true;
}

/** The same for a connection that is to become a WebSocket. */
export function refuseUpgrade(request: IncomingMessage, socket: Duplex, host?: string): boolean {
  const problem = hostProblem(request, host);
  if (problem === undefined) return false;
  socket.end(
    `HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${problem}\n`,
  );
  return true;
}

/**
 * What is wrong with the host and the origin that a request names. Ours are `localhost`, the names below
 * it, addresses of the Internet Protocol, which no name leads to, and what was given with `--host`. A
 * request from another page is answered where that page is ours or of this machine.
 */
export function hostProblem({ headers }: IncomingMessage, own?: string): string | undefined {
  const { host, origin } = headers;
  const name = hostname(host);
  // Browsers always send it; a client without may send what it likes.
  if (host !== undefined && !(name && (isIP(name) || isLocal(name) || name === own?.toLowerCase())))
    return refusal('host', name ?? host, 'localhost, an IP address', name);
  if (origin === undefined) return undefined;
  const from = originHost(origin);
  const page = hostname(from);
  const isOurs = from === host?.toLowerCase() || page === own?.toLowerCase();
  if (page && (isOurs || isLocal(page) || isLoopback(page))) return undefined;
  return refusal('origin', origin, 'the site itself, localhost', page);
}

function refusal(what: string, found: string, expected: string, name?: string): string {
  const advice = name
    ? ` If it is yours, start the server with --host ${quote(name)}, or have the proxy in front of it send "Host: localhost".`
    : '';
  return `Unexpected ${what} "${quote(found)}", expected ${expected} or the name given with --host.${advice}`;
}

/** What a client sent, as it can be shown: bounded, in ASCII. */
const quote = (text: string) => text.slice(0, 200).replace(/[^\x20-\x7e]/g, '?');

const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost');
const isLoopback = (name: string) =>
  name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

/** The name in `name:port`, lower-case and without the brackets of IPv6; undefined where it is none. */
function hostname(host = ''): string | undefined {
  const [, address, name = address] =
    /^(?:\[([\da-f:.]+)\]|([^\s:@/\\?#[\]]+?)\.?)(?::\d*)?$/i.exec(host.slice(0, 300)) ?? [];
  return name?.toLowerCase();
}

/** `null` is the origin of a sandboxed page, or of a file. */
function originHost(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { host, protocol } = new URL(origin);
  return /^https?:$/.test(protocol) ? host : undefined;
}
