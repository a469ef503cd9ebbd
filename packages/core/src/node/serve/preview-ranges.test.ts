import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, useSite } from './preview.test.kit.ts';

useSite();

const digits = '/digits.txt';

/** Requests a range of a file of ten digits. */
const part = (range: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(digits, { method, headers: { Range: range, ...headers } });

describe('a range', () => {
  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-5', '2345', '2-5'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=0-', '0123456789', '0-9'],
    ['bytes=8-99', '89', '8-9'],
    ['bytes=9-99999999999999999999999', '9', '9-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-10', '0123456789', '0-9'],
    ['bytes= 2-5 ', '2345', '2-5'],
  ])('is answered with the part: %s', async (range, text, bytes) => {
    const { status, headers, text: found } = await part(range);
    expect([status, found, headers['content-range']]).toEqual([206, text, `bytes ${bytes}/10`]);
    expect(headers['content-length']).toBe(String(text.length));
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=5-2', `bytes=${'9'.repeat(400)}-`])(
    'that begins after its end or the file’s is not satisfiable: %s',
    async (range) => {
      const { status, headers, text } = await part(range);
      expect([status, text, headers['content-range']]).toEqual([416, '', 'bytes */10']);
    },
  );

  it.each([
    'bytes=-',
    'bytes=',
    'bytes',
    'bytes=a-b',
    'bytes=1-2x',
    'bytes=--1',
    'bytes=1.5-2',
    'bytes=0-1,3-4',
    'bytes=0-1,',
    'items=0-1',
    'bytes 0-1/10',
    '-',
    '0-1',
    'BYTES=2-5',
    'bytes=-11',
    'bytes=-99',
  ])(
    'that is malformed, of another unit, of several or longer than the file is ignored: %s',
    async (range) => {
      const { status, headers, text } = await part(range);
      expect([status, text, headers['content-range']]).toEqual([200, '0123456789', undefined]);
    },
  );

  it('is ignored for HEAD, for an empty file and for a page that is not there', async () => {
    expect((await part('bytes=2-5', {}, 'HEAD')).status).toBe(200);
    const headers = { Range: 'bytes=-3' };
    expect(await ask('/empty.txt', { headers })).toMatchObject({ status: 200, text: '' });
    expect((await ask('/empty.txt', { headers: { Range: 'bytes=0-' } })).status).toBe(416);
    const missing = await ask('/nowhere', { headers });
    expect([missing.status, missing.text]).toEqual([404, '<h1>Page Not Found</h1>']);
  });

  it('is of the file of the version that the client has parts of', async () => {
    const { headers } = await ask(digits);
    const [etag, modified] = [headers.etag!, headers['last-modified']!];
    expect(headers['accept-ranges']).toBe('bytes');
    expect((await part('bytes=2-5', { 'If-Range': modified })).text).toBe('2345');
    // ETags are weak: two versions may have the same.
    const others = ['Fri, 02 Jan 2026 03:04:06 GMT', 'Fri, 02 Jan 2026 03:04:04 GMT', 'nonsense'];
    for (const version of [etag, etag.slice(2), '"other"', ...others])
      expect(await part('bytes=2-5', { 'If-Range': version })).toMatchObject({
        status: 200,
        text: '0123456789',
      });
  });

  it('is of the bytes that are sent, also where they are compressed', async () => {
    const encoding = { 'Accept-Encoding': 'br' };
    const whole = await ask('/packed', { headers: encoding });
    const first = await ask('/packed', { headers: { ...encoding, Range: 'bytes=0-9' } });
    const rest = await ask('/packed', { headers: { ...encoding, Range: 'bytes=10-' } });
    expect([first.status, first.headers['content-encoding']]).toEqual([206, 'br']);
    expect(first.headers['content-range']).toBe(`bytes 0-9/${whole.body.length}`);
    const joined = Buffer.concat([first.body, rest.body]);
    expect(brotliDecompressSync(joined)).toEqual(brotliDecompressSync(whole.body));
    expect(first.headers.etag).toBe(whole.headers.etag);
    const none = await ask('/packed', { headers: { ...encoding, Range: 'bytes=99999-' } });
    expect([none.status, none.headers['content-encoding']]).toEqual([416, undefined]);
  });

  it('of a file that is compressed on the fly is of the file itself', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br', Range: 'bytes=0-14' };
    const answer = await ask('/long', { headers });
    expect([answer.status, answer.text]).toEqual([206, '<!doctype html>']);
    expect(answer.headers['content-encoding']).toBeUndefined();
    const whole = await ask('/long', { headers: { 'Accept-Encoding': 'br' } });
    // Ranges of one encoding are not ranges of the other.
    const mixed = await ask('/long', { headers: { ...headers, 'If-Range': whole.headers.etag! } });
    expect(mixed.status).toBe(200);
  });
});

describe('a condition', () => {
  it('is weighed in the order of RFC 9110, before the range', async () => {
    const { headers } = await ask(digits);
    const [etag, modified] = [headers.etag!, headers['last-modified']!];
    const before = 'Thu, 01 Jan 2026 00:00:00 GMT';
    const statusOf = async (conditions: Record<string, string>) =>
      (await part('bytes=2-5', conditions)).status;
    expect(await statusOf({ 'If-None-Match': `"x", ${etag}` })).toBe(304);
    expect(await statusOf({ 'If-None-Match': etag.slice(2) })).toBe(304);
    expect(await statusOf({ 'If-None-Match': '*' })).toBe(304);
    expect(await statusOf({ 'If-None-Match': '"x"', 'If-Modified-Since': modified })).toBe(206);
    expect(await statusOf({ 'If-Modified-Since': modified })).toBe(304);
    expect(await statusOf({ 'If-Modified-Since': before })).toBe(206);
    expect(await statusOf({ 'If-Modified-Since': 'nonsense' })).toBe(206);
    expect(await statusOf({ 'If-Match': '"x"' })).toBe(412);
    expect(await statusOf({ 'If-Match': `"x", ${etag}` })).toBe(206);
    expect(await statusOf({ 'If-Unmodified-Since': before })).toBe(412);
    expect(await statusOf({ 'If-Unmodified-Since': modified })).toBe(206);
  });
});

describe('Accept-Encoding', () => {
  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['br; q=0.000, gzip; q=0', undefined],
    ['identity', undefined],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['brotli', undefined],
    ['GZIP', 'gzip'],
  ])('decides about the encoding: %s', async (header, encoding) => {
    for (const path of ['/packed', '/long'])
      expect(
        (await ask(path, { headers: { 'Accept-Encoding': header } })).headers['content-encoding'],
      ).toBe(encoding);
  });
});

describe('a link', () => {
  it('is followed within the folder, and never out of it', async () => {
    expect((await ask('/same')).text).toBe('<h1>CLI</h1>');
    for (const path of [
      '/link',
      '/link.html',
      '/up/secret',
      '/up/dist/cli',
      '/circle',
      '/circle/a',
    ])
      expect(await ask(path)).toMatchObject({ status: path === '/up/dist/cli' ? 200 : 404 });
  });
});

describe('a host', () => {
  const at = (Host: string, Origin?: string, host?: string) =>
    ask('/cli', { headers: { Host, ...(Origin && { Origin }) }, ...(host && { host }) });

  it('of another name is refused, with the option that allows it', async () => {
    const { status, text, headers } = await at('evil.example:4173');
    expect(status).toBe(403);
    expect(text).toContain('The host "evil.example" is not allowed: use localhost');
    expect(text).toContain('--host evil.example');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect((await ask('/nowhere', { headers: { Host: 'evil.example' } })).status).toBe(403);
    expect((await ask('/', { method: 'POST', headers: { Host: 'evil.example' } })).status).toBe(
      403,
    );
  });

  it('that is ours is answered, as is the one given with --host', async () => {
    expect((await at('localhost:1')).status).toBe(200);
    expect((await at('docs.example', undefined, 'docs.example')).status).toBe(200);
    expect((await at('other.example', undefined, 'docs.example')).status).toBe(403);
  });

  it('of another page that asks is refused', async () => {
    expect((await at('localhost:1', 'http://evil.example')).status).toBe(403);
    expect((await at('localhost:1', 'http://localhost:1')).status).toBe(200);
  });
});
