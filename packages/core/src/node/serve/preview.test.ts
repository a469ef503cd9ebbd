import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { long, ask, useSite } from './preview.test.kit.ts';

useSite();

describe('createPreviewServer', () => {
  it.each(['/cli', '/cli/', '/cli.html', '/cli?q=1', '/cli/?q=%00'])(
    'shows the page at %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200, text: '<h1>CLI</h1>' });
    },
  );

  it.each([
    ['http://localhost:4173/cli?q=1', '', 200],
    ['HTTP://127.0.0.1/docs/cli', '/docs', 200],
    ['http://localhost', '', 200],
    ['http://localhost?q=1', '', 200],
    ['http://evil.example/cli', '', 403],
    ['http://localhost@evil.example/cli', '', 403],
    ['http://localhost//evil.example', '', 404],
  ])('answers the target %s under "%s" with %i', async (target, base, status) => {
    expect((await ask(target, { base, headers: { Host: 'localhost' } })).status).toBe(status);
  });

  it.each(['/', '/index.html', '/index', '/?q=1'])('shows the home page at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
  });

  it('finds a file by its encoded name', async () => {
    expect((await ask('/c%23')).text).toBe('<h1>C sharp</h1>');
    expect((await ask('/100%2525')).text).toBe('<h1>percent</h1>');
    expect((await ask('/c%23?q=1')).text).toBe('<h1>C sharp</h1>');
    expect(await ask(encodeURI('/日本 語'))).toMatchObject({ status: 200, text: '<h1>wide</h1>' });
  });

  it.each([
    ['/', 'text/html'],
    ['/cli', 'text/html'],
    ['/data.json', 'application/json'],
    ['/style.css', 'text/css'],
    ['/assets/app.js', 'text/javascript'],
    ['/raw.md', 'text/markdown'],
    ['/logo.svg', 'image/svg+xml'],
    ['/photo.png', 'image/png'],
  ])('names the content type of %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']?.split(';')[0]).toBe(type);
  });

  it('lets only files named by their content be kept without asking', async () => {
    expect((await ask('/assets/app-0a1b2c3d.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/', '/assets/app.js', '/nowhere'])
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 to a reader who has the same file, else the file', async () => {
    const { headers } = await ask('/cli');
    expect(headers.etag).toBeTruthy();
    const again = await ask('/cli', { headers: { 'If-None-Match': headers.etag! } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(await ask('/cli', { headers: { 'If-None-Match': '"other"' } })).toMatchObject({
      status: 200,
      text: '<h1>CLI</h1>',
    });
  });

  it('serves what is well known, though its folder is hidden', async () => {
    expect((await ask('/.well-known/security.txt')).text).toBe('Contact: a@b.example');
    expect((await ask('/docs/.well-known/security.txt', { base: '/docs' })).status).toBe(200);
  });

  it('leaves a header out that HTTP cannot send, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { status, headers } = await ask('/a.txt', { folder: 'headers' });
    expect([status, headers['x-team'], headers['x-other']]).toEqual([200, undefined, 'ö']);
    expect(warn.mock.calls).toEqual([
      [
        '"X-Team: Döcs – “team”" of _headers is not sent: a header may have characters of Latin-1 only',
      ],
    ]);
    warn.mockRestore();
  });

  it('answers HEAD with headers alone', async () => {
    const answer = await ask('/cli', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-length']).toBe('12');
    expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await ask('/cli', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.text).toBe('');
  });
});

describe('a path that leads nowhere', () => {
  it.each(['/nowhere', '/cli/nowhere', '/cli.htm', '/nowhere.png'])(
    'shows the 404 page with its status: %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 404, text: '<h1>Page Not Found</h1>' });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('says so in a folder without a 404 page', async () => {
    expect(await ask('/nowhere', { folder: 'bare' })).toMatchObject({
      status: 404,
      text: 'Not found',
    });
    expect(await ask('/', { folder: 'missing' })).toMatchObject({ status: 404 });
  });

  it.each(['/assets', '/assets/'])(
    'is a folder without a page of its own: nothing is listed at %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, text: '<h1>Page Not Found</h1>' });
    },
  );
});

describe('a hostile path', () => {
  it.each([
    '/../secret.html',
    '/..',
    '/../dist-other/index.html',
    '/cli/../../secret.html',
    '/%2e%2e/secret.html',
    '/%2E%2E%2Fsecret.html',
    '/..%2fsecret.html',
    '/..%5csecret.html',
    '/..\\secret.html',
    '/%252e%252e%252fsecret.html',
    '/%252e%252e/secret.html',
    '/..%00/secret.html',
    '/cli.html%00',
    '/%00',
    '/%c0%ae%c0%ae/secret.html',
    '/%E0%A4%A',
    '/%',
    '/./cli',
    '/.env',
    '/%2eenv',
    '/cli/.env',
    '/.well-known/.env',
    '/.well-known/../.env',
    '/cli/.well-known/security.txt',
    '//../secret.html',
    '/cli//..//..//secret.html',
  ])('shows the 404 page: %s', async (path) => {
    const { status, text } = await ask(path);
    expect({ status, text }).toEqual({ status: 404, text: '<h1>Page Not Found</h1>' });
  });

  it.each(['//example.com/', 'http://example.com/secret.html', '*', '/cli/'.repeat(1000)])(
    'does not end the server: %s',
    async (path) => {
      const { status, text } = await ask(path);
      expect(text).not.toContain('secret');
      expect([200, 403, 404]).toContain(status);
    },
  );
});

describe('compression', () => {
  it('sends the file that was compressed at build', async () => {
    const br = await ask('/packed', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(`${long}br`);
    const gz = await ask('/packed', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(`${long}gz`);
    for (const { headers } of [br, gz]) {
      expect(headers['content-type']?.split(';')[0]).toBe('text/html');
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  it('compresses on the fly what was not', async () => {
    const br = await ask('/long', { headers: { 'Accept-Encoding': 'br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(long);
    const gz = await ask('/long', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gz.body).toString()).toBe(long);
    expect(gz.headers.vary).toContain('Accept-Encoding');
  });

  it('answers 304 to a reader who has the compressed file, and compresses the 404 page', async () => {
    for (const path of ['/packed', '/long']) {
      const accept = { 'Accept-Encoding': 'br' };
      const etag = (await ask(path, { headers: accept })).headers.etag!;
      const again = await ask(path, { headers: { ...accept, 'If-None-Match': etag } });
      expect(again).toMatchObject({ status: 304, text: '' });
    }
    const missing = await ask('/nowhere', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([missing.status, missing.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  it('leaves a file as it is for a reader who takes no encoding, and small files', async () => {
    for (const path of ['/packed', '/long']) {
      const { headers, text } = await ask(path);
      expect(headers['content-encoding']).toBeUndefined();
      expect(text).toBe(long);
    }
    expect(
      (await ask('/cli', { headers: { 'Accept-Encoding': 'br' } })).headers['content-encoding'],
    ).toBeUndefined();
  });
});

describe('under a base path', () => {
  const base = '/docs';

  it.each(['/docs/cli', '/docs/cli/', '/docs/cli.html'])('shows the page at %s', async (path) => {
    expect(await ask(path, { base })).toMatchObject({ status: 200, text: '<h1>CLI</h1>' });
  });

  it('shows the home page at the base with a slash, and leads there without', async () => {
    expect(await ask('/docs/', { base })).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
    const answer = await ask('/docs', { base });
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/docs/');
  });

  it('keeps the query on the way there', async () => {
    expect((await ask('/docs?q=x', { base })).headers.location).toBe('/docs/?q=x');
  });

  it.each([
    '/',
    '/cli',
    '/docs-old/cli',
    '/docsx',
    '/docs/../secret.html',
    '/docs/%2e%2e/secret.html',
    '/docs/..',
    '/docs/nowhere',
  ])('shows the 404 page outside of it: %s', async (path) => {
    expect(await ask(path, { base })).toMatchObject({
      status: 404,
      text: '<h1>Page Not Found</h1>',
    });
  });
});
