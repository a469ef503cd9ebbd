import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

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

/**
 * What is wrong with the host and the origin that a request names. Ours are `localhost`, the names below
 * it, addresses of the Internet Protocol, which no name leads to, and what was given with `--host`. A
 * request from another page is answered where that page is ours or of this machine.
 */
export function hostProblem({ headers }: IncomingMessage, own?: string): string | undefined {
  const { host, origin } = headers;
  const asked = addressOf(`http://${host}`);
  const page = addressOf(origin);
  const isOwn = (name: string) => isLocal(name) || name === own?.toLowerCase();
  // Browsers always send it; a client without may send what it likes.
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
  return `Unexpected ${what} "${quote(found)}", expected ${expected} or the name given with --host.${advice}`;
}

/** What a client sent, as it can be shown: bounded, in ASCII. */
const quote = (text: string) => text.slice(0, 200).replace(/[^\x20-\x7e]/g, '?');

const isLocal = (name: string) => name === 'localhost' || name.endsWith('.localhost');
const isLoopback = (name: string) =>
  name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

/**
 * The host of a web address with its port, and its name alone, which is an address without brackets where
 * it is one; undefined for `null`, the origin of a sandboxed page, and for what has more than a host.
 */
function addressOf(text = ''): { host: string; name: string } | undefined {
  if (!/^https?:\/\/[^\s@/\\?#]{1,300}$/.test(text) || !URL.canParse(text)) return undefined;
  const { host, hostname } = new URL(text);
  return { host, name: hostname.replace(/^\[|\]$|\.$/g, '') };
}
