// Forwards requests of "Try it" to the servers of an OpenAPI document, for APIs that no page may call (CORS). Shared by
// the files for Node, Netlify, Vercel and Cloudflare beside it: copy it together with the one for your host, and with the document.
import { lookup as resolveName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** The maximum size of a body, in bytes, and the maximum time of a request, in ms. */
export const maxBytes = 10_000_000;
export const maxTime = 30_000;

/** Headers that go no further: cookies, what browsers add, and what belongs to one connection. */
const dropped =
  /^(cookie|set-cookie|host|origin|referer|forwarded|x-forwarded-.*|x-real-ip|sec-.*|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|accept-encoding|content-encoding)$/i;

/** Addresses that are no hosts of the internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const inside = new BlockList();
for (const [net, bits] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ],
  ...[
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ],
  ...[
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ],
  ...[
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
])
  inside.addSubnet(net, bits, 'ipv4');
/** The only IPv6 addresses of hosts; all others are local, reserved, or hold an IPv4 address. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
/** Parts of it that hold an IPv4 address, or are documentation. */
const tunnels = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
  tunnels.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of a private network, or of no host at all. */
export function isPrivate(address) {
  if (isIP(address) === 4) return inside.check(address, 'ipv4');
  return !outside.check(address, 'ipv6') || tunnels.check(address, 'ipv6');
}

/** The servers of a document, of its paths and of its operations, with the defaults of their variables. */
export function serversOf(document) {
  const items = Object.values(document.paths ?? {});
  const operations = items.flatMap((item) => Object.values(item).filter((it) => it?.servers));
  return [document, ...items, ...operations]
    .flatMap(({ servers = [] }) => servers)
    .map(({ url, variables = {} }) =>
      url.replace(/\{([^}]+)\}/g, (_, name) => variables[name]?.default ?? ''),
    )
    .filter((url) => /^https?:\/\//.test(url));
}

/** Whether an address is a server's, or below it. */
function isBelow(url, server) {
  const { origin, pathname } = new URL(server);
  return (
    url.origin === origin &&
    `${url.pathname}/`.startsWith(pathname.replace(/\/*$/, '/')) &&
    !url.username
  );
}

/** A refusal: the status and its reason. */
export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Resolves a name for the connection itself, so that no second look-up can lead elsewhere (DNS rebinding). */
export function lookupOutside(resolve) {
  return (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found = []) => {
      if (error) return done(error);
      const bad = found.find(({ address }) => isPrivate(address));
      if (bad || found.length === 0)
        return done(new Refused(403, `${name} leads to a private address`));
      return options.all ? done(null, found) : done(null, found[0].address, found[0].family);
    });
}

/**
 * Forwards a request.
 *
 * @param request Its method, `address` (where it is to go), headers, and body as bytes.
 * @param servers The addresses below which it may go.
 * @param {import('node:net').LookupFunction} resolve Resolves names, as `dns.lookup`.
 * @param send Sends a request to an address: a host whose functions open no connection has its own.
 * @returns The answer: status, headers and body. A refusal is an answer, too.
 */
export async function forward(
  { method, address, headers, body },
  servers,
  resolve = resolveName,
  send = connect,
) {
  try {
    // The form of a page of the same site, and nothing else: no link, no picture, no other site.
    if (headers['sec-fetch-site'] !== 'same-origin' || headers['sec-fetch-dest'] !== 'empty')
      throw new Refused(403, 'Only the pages of this site may ask');
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !servers.some((server) => isBelow(url, server)))
      throw new Refused(403, 'The address is none of a server of the document');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && isPrivate(host)) throw new Refused(403, `${host} is a private address`);
    if (body && body.length > maxBytes) throw new Refused(413, 'The body is too large');
    const answer = await send(url, { method, headers: kept(headers), body }, resolve);
    if (answer.status >= 300 && answer.status < 400 && answer.headers.location)
      throw new Refused(502, `The API leads elsewhere, to ${answer.headers.location}`);
    return answer;
  } catch (error) {
    const status = error instanceof Refused ? error.status : 502;
    const text = JSON.stringify({ error: error.message });
    return {
      status,
      headers: safe({ 'content-type': 'application/json' }),
      body: Buffer.from(text),
    };
  }
}

function kept(headers) {
  const entries = Object.entries(headers).filter(([name]) => !dropped.test(name));
  return Object.fromEntries(entries);
}

/** An answer is data: no browser may show it as a page of this site, nor keep it. */
export function safe(headers) {
  return {
    ...kept(headers),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

function connect(url, { method, headers, body }, resolve) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = { method, headers, lookup: lookupOutside(resolve), agent: false };
  return new Promise((done, fail) => {
    const sent = request(url, { ...options, signal: AbortSignal.timeout(maxTime) }, (answer) => {
      const chunks = [];
      let size = 0;
      answer.on('data', (chunk) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > maxBytes) answer.destroy(new Refused(502, 'The answer is too large'));
      });
      answer.on('error', fail);
      answer.on('end', () =>
        done({
          status: answer.statusCode,
          headers: safe(answer.headers),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}
