import type { LookupFunction } from 'node:net';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forward, isPrivate, serversOf } from '../../deploy/proxy/forward.js';

/* The proxy of "Try it": it forwards to the servers of the document, and to nothing else. */

const page = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const servers = ['https://api.example/v1'];
const none = vi.fn<LookupFunction>();
const ask = (address: string, headers: Record<string, string> = page, resolve = none) =>
  forward({ method: 'GET', address, headers, body: undefined }, servers, resolve);
const reasonOf = ({ body }: { body: Buffer }) =>
  (JSON.parse(String(body)) as { error: string }).error;

/** A look-up that answers with these addresses. */
const leadsTo = (...addresses: string[]) =>
  vi.fn((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  ) as unknown as typeof none;

describe('the proxy of "Try it"', () => {
  it.each([
    'https://other.example/v1/rooms',
    'http://api.example/v1/rooms',
    'https://api.example/v1x',
    'https://api.example/v1/../admin',
    'https://api.example/v1/%2e%2e/admin',
    'https://api.example:8443/v1/rooms',
    'https://api.example@other.example/v1/rooms',
    'https://user@api.example/v1/rooms',
    'file:///etc/passwd',
    '',
  ])('asks no other server: %s', async (address) => {
    const answer = await ask(address);
    expect([answer.status, reasonOf(answer)]).toEqual([
      403,
      'The address is none of a server of the document',
    ]);
    expect(none).not.toHaveBeenCalled();
  });

  it.each([
    {},
    { ...page, 'sec-fetch-site': 'cross-site' },
    { ...page, 'sec-fetch-site': 'none' },
    { ...page, 'sec-fetch-dest': 'document' },
    { ...page, 'sec-fetch-dest': 'script' },
  ])('answers only forms of the site’s own pages: %j', async (headers) => {
    expect((await ask('https://api.example/v1/rooms', headers)).status).toBe(403);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1'],
    ...['::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::'],
  ])('refuses the private address %s, by name and by number', async (address) => {
    expect(isPrivate(address)).toBe(true);
    const named = await ask(
      'https://api.example/v1/rooms',
      page,
      leadsTo('93.184.215.14', address),
    );
    expect([named.status, reasonOf(named)]).toEqual([
      403,
      'api.example leads to a private address',
    ]);
    const url = `http://${address.includes(':') ? `[${address}]` : address}/`;
    const asked = { method: 'GET', address: url, headers: page, body: undefined };
    expect((await forward(asked, [url], none)).status).toBe(403);
  });

  it('lets addresses of hosts pass', () => {
    expect(['93.184.215.14', '2606:2800:21f:cb07::1'].filter(isPrivate)).toEqual([]);
  });

  it('resolves a name once, and connects to that address: a second answer leads nowhere (DNS rebinding)', async () => {
    const resolve = leadsTo('192.168.0.1');
    await ask('https://api.example/v1/rooms', page, resolve);
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('knows the servers of a document, of its paths and of its operations', () => {
    expect(
      serversOf({
        servers: [
          { url: 'https://{region}.example/v1', variables: { region: { default: 'eu' } } },
          { url: '/relative' },
        ],
        paths: {
          '/a': {
            servers: [{ url: 'https://a.example' }],
            get: { servers: [{ url: 'http://b.example' }] },
            parameters: [],
          },
        },
      }),
    ).toEqual(['https://eu.example/v1', 'https://a.example', 'http://b.example']);
  });
});

describe('an API that the proxy asks', () => {
  let api: Server;
  let root: string;
  const heard: { url: string; method: string; headers: IncomingHttpHeaders; body: string }[] = [];

  beforeAll(async () => {
    api = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { url = '', method = '', headers } = request;
      heard.push({ url, method, headers, body });
      const elsewhere = url.includes('moved') && { location: 'http://169.254.169.254/' };
      response.writeHead(elsewhere ? 302 : 201, {
        ...elsewhere,
        ...{ 'set-cookie': 'a=b', 'x-total': '3', 'content-type': 'text/html' },
      });
      response.end('<h1>');
    });
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
    root = mkdtempSync(join(tmpdir(), 'proxy-'));
    cpSync(join(import.meta.dirname, '../../deploy/proxy'), root, { recursive: true });
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(root, 'openapi.json'), JSON.stringify({ servers: [{ url: servers[0] }] }));
  });
  afterAll(() => {
    api.close();
    rmSync(root, { recursive: true, maxRetries: 9 });
  });

  /** The API of the test is on this machine: its name leads to an address that is allowed, and the connection there. */
  async function send(path: string, headers: Record<string, string> = {}) {
    const { port } = api.address() as AddressInfo;
    const check = vi.spyOn(
      await import('node:net').then((net) => net.BlockList.prototype),
      'check',
    );
    check.mockReturnValue(false);
    // For IPv4 an address is private if the list has it.
    const server = `http://api.test:${port}/v1`;
    const request = { method: 'POST', address: server + path, body: Buffer.from('{"a":1}') };
    const answer = await forward(
      { ...request, headers: { ...page, ...headers } },
      [server],
      leadsTo('127.0.0.1'),
    );
    check.mockRestore();
    return answer;
  }

  it('gets the request without cookies and without what the browser adds', async () => {
    const answer = await send('/rooms?a=b%20c', {
      ...{ cookie: 'session=1', origin: 'https://docs.example', referer: 'https://docs.example/' },
      ...{
        authorization: 'Bearer key',
        'content-type': 'application/json',
        'x-forwarded-for': '1',
      },
    });
    const { url, method, headers, body } = heard.at(-1)!;
    expect([url, method, body]).toEqual(['/v1/rooms?a=b%20c', 'POST', '{"a":1}']);
    expect(Object.keys(headers).sort()).toEqual([
      ...['authorization', 'connection', 'content-length', 'content-type', 'host'],
    ]);
    expect([answer.status, String(answer.body)]).toEqual([201, '<h1>']);
    expect(answer.headers).toMatchObject({
      'x-total': '3',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('leads the proxy to no other address', async () => {
    const before = heard.length;
    const answer = await send('/moved');
    expect([answer.status, reasonOf(answer)]).toEqual([
      502,
      'The API leads elsewhere, to http://169.254.169.254/',
    ]);
    expect(heard.length).toBe(before + 1);
  });

  describe('that a function of Cloudflare asks', () => {
    /** Names, and what `fetch` answers for them besides the look-up. */
    const answerOf = async (address: string, found: string[], api: () => Response) => {
      const sent: { url: string; init: RequestInit | undefined }[] = [];
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const url = String(input);
        if (!url.startsWith('https://cloudflare-dns.com/')) {
          sent.push({ url, init });
          return api();
        }
        const type = url.endsWith('AAAA') ? 28 : 1;
        const own = found.filter((each) => each.includes(':') === (type === 28));
        const alias = { type: 5, data: 'alias.example.' };
        return Response.json({ Answer: [alias, ...own.map((data) => ({ type, data }))] });
      });
      const { onRequest } = (await import(
        /* @vite-ignore */ pathToFileURL(join(root, 'cloudflare.js')).href
      )) as { onRequest: (context: { request: Request }) => Promise<Response> };
      const url = `https://docs.example/try?url=${encodeURIComponent(address)}`;
      const headers = { ...page, authorization: 'Bearer key', cookie: 'session=1' };
      const answer = await onRequest({ request: new Request(url, { headers }) });
      fetched.mockRestore();
      return { answer, sent };
    };
    const room = 'https://api.example/v1/rooms';

    it('gets the request without cookies, and its answer is data', async () => {
      const headers = { 'set-cookie': 'a=b', 'x-total': '3', 'content-type': 'text/html' };
      const made = () => new Response('<h1>', { headers });
      const { answer, sent } = await answerOf(room, ['93.184.215.14'], made);
      expect(await answer.text()).toBe('<h1>');
      expect(sent).toMatchObject([{ url: room, init: { method: 'GET', redirect: 'manual' } }]);
      expect(sent[0]!.init!.headers).toEqual({ authorization: 'Bearer key' });
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(answer.headers.get('x-total')).toBe('3');
    });

    it.each([[['10.0.0.1']], [['93.184.215.14', 'fd00::1']], [[]]])(
      'is not asked if its name leads to %j',
      async (found) => {
        const { answer, sent } = await answerOf(room, found, () => new Response());
        expect([answer.status, sent]).toEqual([403, []]);
      },
    );

    it('is the server of the document alone, and leads nowhere else', async () => {
      const other = await answerOf('https://other.example/', ['93.184.215.14'], Response.error);
      expect([other.answer.status, other.sent]).toEqual([403, []]);
      const headers = { location: 'http://169.254.169.254/' };
      const moved = () => new Response(null, { status: 302, headers });
      const { answer, sent } = await answerOf(room, ['93.184.215.14'], moved);
      expect([answer.status, sent.length]).toEqual([502, 1]);
    });

    it('may send no answer without end', async () => {
      const endless = new ReadableStream<Uint8Array>({
        pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)),
      });
      const made = () => new Response(endless);
      const { answer } = await answerOf(room, ['93.184.215.14'], made);
      expect(answer.status).toBe(502);
    });
  });

  it.each(['node', 'vercel', 'netlify'])('is asked by the function for %s', async (name) => {
    const { default: handle } = (await import(
      /* @vite-ignore */ pathToFileURL(join(root, `${name}.js`)).href
    )) as { default: (...given: unknown[]) => Promise<Response | undefined> };
    const path = `/try?url=${encodeURIComponent('https://other.example/')}`;
    if (name === 'netlify') {
      const headers = page;
      const answer = await handle(new Request(`https://docs.example${path}`, { headers }));
      expect(answer!.status).toBe(403);
      return;
    }
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{}' });
    server.close();
    expect(answer.status).toBe(403);
  });
});
