import { request as openRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { expect, serverTest as test } from '../../helpers/test.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path exactly as written: a browser would normalize `..`. */
function ask(
  baseURL: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const request = openRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject).end();
  });
}

/** The addresses of style sheet and script in a page. */
async function assetsOf(baseURL: string, base: string): Promise<{ style: string; script: string }> {
  const { body } = await ask(baseURL, `${base}/guide/first`);
  return {
    style: /href="([^"]+\.css)"/.exec(body)![1]!,
    script: /src="([^"]+\.js)"/.exec(body)![1]!,
  };
}

test(
  'every kind of file has its content type',
  { tag: ['@built', '@not-firefox'] },
  async ({ baseURL, base }) => {
    const { style, script } = await assetsOf(baseURL!, base);
    const types = {
      [`${base}/guide/first`]: /^text\/html;\s*charset=utf-8$/i,
      [`${base}/guide/first/`]: /^text\/html;\s*charset=utf-8$/i,
      [`${base}/guide/first.html`]: /^text\/html;\s*charset=utf-8$/i,
      [`${base}/guide/first.md`]: /^text\/markdown/,
      [`${base}/_page/guide/first.json`]: /^application\/json/,
      [`${base}/icon.svg`]: /^image\/svg\+xml/,
      [style]: /^text\/css/,
      [script]: /^(text|application)\/javascript/,
    };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await ask(baseURL!, path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toMatch(type);
    }
  },
);

test(
  'an ETag makes a second request cost no body',
  { tag: ['@built', '@not-firefox'] },
  async ({ baseURL, base }) => {
    const first = await ask(baseURL!, `${base}/guide/first`);
    expect(first.headers.etag).toBeTruthy();
    const second = await ask(baseURL!, `${base}/guide/first`, {
      'If-None-Match': first.headers.etag!,
    });
    expect(second.status).toBe(304);
    expect(second.body).toBe('');
    const other = await ask(baseURL!, `${base}/guide/first`, { 'If-None-Match': 'W/"another"' });
    expect(other.status).toBe(200);
  },
);

test(
  'a conditional request holds for compressed answers too',
  { tag: ['@built', '@not-firefox'] },
  async ({ baseURL, base }) => {
    const accept = { 'Accept-Encoding': 'br' };
    const first = await ask(baseURL!, `${base}/guide/long`, accept);
    const second = await ask(baseURL!, `${base}/guide/long`, {
      ...accept,
      'If-None-Match': first.headers.etag!,
    });
    expect(second.status).toBe(304);
  },
);

for (const [accepted, expected] of Object.entries({
  'br, gzip': 'br',
  br: 'br',
  gzip: 'gzip',
  identity: undefined,
})) {
  test(
    `a reader who accepts ${accepted} gets text ${expected ? `compressed with ${expected}` : 'as it is'}`,
    { tag: ['@built', '@not-firefox'] },
    async ({ baseURL, base }) => {
      const answer = await ask(baseURL!, `${base}/guide/long`, { 'Accept-Encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(expected);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    },
  );
}

test(
  'an unknown path answers 404 with the page for it, also when compressed',
  { tag: ['@built', '@not-firefox'] },
  async ({ baseURL, base }) => {
    for (const encoding of ['identity', 'gzip']) {
      const answer = await ask(baseURL!, `${base}/nowhere`, { 'Accept-Encoding': encoding });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    }
    expect((await ask(baseURL!, `${base}/nowhere`)).body).toContain('Page Not Found');
  },
);

test(
  'HEAD answers like GET, without a body',
  { tag: ['@built', '@not-firefox'] },
  async ({ baseURL, base }) => {
    for (const path of [`${base}/guide/first`, `${base}/nowhere`]) {
      const get = await ask(baseURL!, path);
      const head = await ask(baseURL!, path, {}, 'HEAD');
      expect(head.status).toBe(get.status);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      expect(head.headers.etag).toBe(get.headers.etag);
      expect(head.body).toBe('');
    }
  },
);

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
  test(`${method} is refused`, { tag: ['@built', '@not-firefox'] }, async ({ baseURL, base }) => {
    const { status, headers } = await ask(baseURL!, `${base}/guide/first`, {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
}

const traversals = [
  '/../docs.config.ts',
  '/../../package.json',
  '/../../docs.config.ts',
  '/%2e%2e/%2e%2e/docs.config.ts',
  '/..%2f..%2fdocs.config.ts',
  '/%2e%2e%2f%2e%2e%2fdocs.config.ts',
  '/..%5c..%5cdocs.config.ts',
  '/..\\..\\docs.config.ts',
  '/assets/../../../docs.config.ts',
  '/guide/..%2f..%2f..%2fdocs.config.ts',
  '/%252e%252e/%252e%252e/docs.config.ts',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/icon.svg%00.html',
  '/%ff',
  '/%',
];

for (const path of traversals) {
  test(`${path} leads nowhere`, { tag: ['@built', '@not-firefox'] }, async ({ baseURL, base }) => {
    const { status, body } = await ask(baseURL!, base + path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/defineConfig|"private"|root:/);
  });
}

test('a folder is never listed', { tag: ['@built', '@not-firefox'] }, async ({ baseURL, base }) => {
  for (const path of ['/assets', '/assets/', '/_page/', '/guide', '/guide/']) {
    const { status, body } = await ask(baseURL!, base + path);
    expect(status, path).toBe(404);
    expect(body).toContain('Page Not Found');
  }
});

test(
  'files named by their content are kept for good, pages are asked for again',
  { tag: ['@built', '@not-firefox'] },
  async ({ baseURL, base }) => {
    const { style, script } = await assetsOf(baseURL!, base);
    for (const path of [style, script])
      expect((await ask(baseURL!, path)).headers['cache-control']).toMatch(/immutable/);
    for (const path of ['/guide/first', '/_page/guide/first.json', '/icon.svg']) {
      expect((await ask(baseURL!, base + path)).headers['cache-control']).toBe('no-cache');
    }
  },
);

test('a query changes nothing', { tag: ['@built', '@not-firefox'] }, async ({ baseURL, base }) => {
  const plain = await ask(baseURL!, `${base}/guide/first`);
  expect((await ask(baseURL!, `${base}/guide/first?q=../x&%ff`)).body).toBe(plain.body);
});

test(
  'outside the base nothing is served, and the base itself leads to its home page',
  { tag: ['@built', '@not-firefox'] },
  async ({ baseURL, base }) => {
    const elsewhere = ['/docs-other/guide/first', '/docs-other/'];
    const above = base === '' ? [] : ['/', '/guide/first', '/icon.svg'];
    for (const path of [...elsewhere, ...above])
      expect((await ask(baseURL!, path)).status, path).toBe(404);
    const { status, headers } = await ask(baseURL!, base || '/');
    expect([status, headers.location]).toEqual(base === '' ? [200, undefined] : [308, `${base}/`]);
  },
);
