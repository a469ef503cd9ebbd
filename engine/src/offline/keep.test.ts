import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeeper } from './keep.ts';
import type { RequestKind } from './requests.ts';
import type { CopyStore } from './copy-store.ts';

const page = '<!doctype html><html data-base="" data-build="b1"><body></body></html>';
const payload = JSON.stringify({ build: 'b1', sidebar: '_page/sidebar-00000000.html' });

/** What was stored, as `build address: text`; no build is the worker's own. */
let stored: string[];
const site = {
  base: '',
  build: 'b1',
  files: ['/assets/client-00000000.js'],
  search: ['/search-index.json'],
};

const store = {
  async put(address: string, body: BodyInit | null, _: unknown, build?: string) {
    stored.push(`${build ?? ''} ${address}: ${await new Response(body).text()}`);
  },
  find: async (address: string) =>
    stored.some((line) => line.includes(` ${address}:`)) ? {} : undefined,
} as unknown as CopyStore;

const keeper = createKeeper(site, store);

beforeEach(() => {
  stored = [];
  vi.stubGlobal('fetch', async (address: string) => new Response(`file ${address}`));
});
afterEach(() => vi.unstubAllGlobals());

const keep = (kind: RequestKind, url: string, body: BodyInit | null, init: ResponseInit = {}) =>
  keeper.keep(kind, url, new Response(body, init));

describe('what is stored of an answer', () => {
  it('is a document under its build, at one address for all its forms', async () => {
    await keep('document', 'https://docs.example/a/b.html?q=x', page);
    expect(stored).toEqual([`b1 /a/b: ${page}`]);
  });

  it('is a payload under its build, and the sidebar it names, once', async () => {
    await keep('payload', '/_page/a.json', payload);
    await keep('payload', '/_page/b.json', payload);
    expect(stored).toEqual([
      `b1 /_page/a.json: ${payload}`,
      'b1 /_page/sidebar-00000000.html: file /_page/sidebar-00000000.html',
      `b1 /_page/b.json: ${payload}`,
    ]);
  });

  it('is an image, and a file named by its content', async () => {
    await keep('image', '/icon.svg', '<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    await keep('named-by-content', '/assets/a-00000000.js', 'code');
    expect(stored).toEqual([' /icon.svg: <svg/>', ' /assets/a-00000000.js: code']);
  });

  it.each<[string, RequestKind, BodyInit | null, ResponseInit?]>([
    ['a document that breaks off', 'document', page.slice(0, -7)],
    ['a document of another site', 'document', '<html><title>Log in</title></html>'],
    ['a document answered with an error', 'document', page, { status: 404 }],
    [
      'what a host forbids to store',
      'document',
      page,
      { headers: { 'cache-control': 'no-store' } },
    ],
    ['HTML where a payload is expected', 'payload', page],
    ['a payload that breaks off', 'payload', payload.slice(0, -1)],
    ['JSON of another kind where a payload is expected', 'payload', 'null'],
    ['HTML where the index is expected', 'search', page],
    ['an index that breaks off', 'search', '{"index":['],
    [
      'HTML where an image is expected',
      'image',
      page,
      { headers: { 'content-type': 'text/html' } },
    ],
    ['a script that is missing', 'named-by-content', 'Not found', { status: 404 }],
  ])('is nothing of %s', async (_, kind, body, init) => {
    await keep(kind, 'https://docs.example/x', body, init);
    expect(stored).toEqual([]);
  });
});

describe('what every page may need', () => {
  it('is stored before it is asked for, each under the build that it names', async () => {
    const files = new Map([
      ['/404.html', new Response(page.replace('b1', 'b2'), { status: 404 })],
      ['/assets/client-00000000.js', new Response('code')],
      ['/search-index.json', new Response('{"index":[]}')],
    ]);
    vi.stubGlobal('fetch', async (address: string) => files.get(address));
    await keeper.keepNeeded();
    expect(stored.sort()).toEqual([
      ' /assets/client-00000000.js: code',
      ' /search-index.json: {"index":[]}',
      `b2 /404.html: ${page.replace('b1', 'b2')}`,
    ]);
  });

  it('may be missing in parts', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await keeper.keepNeeded();
    expect(stored).toEqual([]);
  });
});
