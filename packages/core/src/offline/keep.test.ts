import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathMark, type WorkerSite } from '../shared/document/worker-build.ts';
import { digest, fakeCaches } from './caches.test.kit.ts';
import { CopyStore } from './copy-store.ts';
import * as keeper from './keep.ts';
import type { RequestKind } from './requests.ts';

const origin = 'https://docs.example';
const documentOf = (path: string) =>
  `<!doctype html><html data-base="" data-build="b1" data-path="${pathMark(path)}"><body></body></html>`;
const page = documentOf('/a/b');
const notFound = documentOf('/404');
const sidebar = '_page/sidebar-00000000.html';
const menu = `<ul></ul><!--${sidebar}-->`;
const payload = JSON.stringify({ build: 'b1', path: '/a', sidebar });
const index = '{"serializationVersion":2}';
const script = '/assets/client-00000000.js';
const picture = `/assets/dot-${digest('<svg/>', 8)}.svg`;

const site: WorkerSite = {
  base: '',
  build: 'b1',
  files: { [script]: digest('code') },
  others: {},
  search: ['/search-index.json'],
};

const html = { headers: { 'content-type': 'text/html' } };
const svg = { headers: { 'content-type': 'image/svg+xml' } };
const javascript = { headers: { 'content-type': 'text/javascript' } };

/**
 * The fetched files, as `address cache`, and the answers of the network and of the browser's HTTP
 * cache.
 */
let asked: string[];
let network: Record<string, () => Response>;
let browserCache: Record<string, () => Response>;

const make = (of = site) => {
  const store = new CopyStore(of);
  return { store, context: { site: of, store } };
};
let { store, context } = make();

beforeEach(() => {
  asked = [];
  browserCache = {};
  network = {
    '/404.html': () => new Response(notFound, { ...html, status: 404 }),
    [script]: () => new Response('code', javascript),
    '/search-index.json': () => new Response(index),
    [`/${sidebar}`]: () => new Response(menu, html),
  };
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (address: string, { cache = 'default' }: RequestInit = {}) => {
    asked.push(`${address} ${cache}`);
    const found = (cache !== 'reload' && browserCache[address]) || network[address];
    if (!found) throw new TypeError('Failed to fetch');
    return found();
  });
  ({ store, context } = make());
});
afterEach(() => vi.unstubAllGlobals());

/** The stored files, as `cache address: text`. */
async function stored(): Promise<string[]> {
  const lines: string[] = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const copy = await caches.match(url, { cacheName: name });
      lines.push(`${name.split(' ').at(-1)} ${url.replace(origin, '')}: ${await copy!.text()}`);
    }
  }
  return lines.sort();
}

const keep = (kind: RequestKind, path: string, body: BodyInit | null, init: ResponseInit = {}) =>
  keeper.keep(context, kind, origin + path, new Response(body, init));

describe('a stored answer', () => {
  it('is a document under its build, at one address for all its forms', async () => {
    await keep('document', '/a/b.html?q=x', page, html);
    expect(await stored()).toEqual([`b1 /a/b: ${page}`]);
  });

  it('is a payload under its build, and the sidebar it names, once', async () => {
    await keep('payload', '/_page/a.json', payload);
    const other = payload.replace('/a', '/日本');
    await keep('payload', '/_page/%E6%97%A5%E6%9C%AC.json', other);
    expect(await stored()).toEqual([
      `b1 /_page/%E6%97%A5%E6%9C%AC.json: ${other}`,
      `b1 /_page/a.json: ${payload}`,
      `b1 /${sidebar}: ${menu}`,
    ]);
    expect(asked).toEqual([`/${sidebar} force-cache`]);
  });

  it('is an image, or a file named by its content, under its build if it has one', async () => {
    await keep('image', '/icon.svg', '<svg/>', svg);
    await keep('named-by-content', picture, '<svg/>', svg);
    await keep('named-by-content', script, 'code', javascript);
    expect(await stored()).toEqual([
      `b1 ${script}: code`,
      `shared ${picture}: <svg/>`,
      'shared /icon.svg: <svg/>',
    ]);
  });

  it.each<[string, RequestKind, string, BodyInit | null, ResponseInit?]>([
    ['a document that breaks off', 'document', '/a/b', page.slice(0, -7), html],
    [
      'the home page, which a host answers unknown paths with',
      'document',
      '/a',
      documentOf('/'),
      html,
    ],
    ['the page for unknown paths', 'document', '/a', notFound, html],
    ['a payload of another page', 'payload', '/_page/b.json', payload],
    ['a document of another site', 'document', '/a', '<html><title>Log in</title></html>', html],
    ['a document answered with an error', 'document', '/a/b', page, { ...html, status: 404 }],
    [
      'what a host forbids to store',
      'document',
      '/a/b',
      page,
      { headers: { ...html.headers, 'cache-control': 'no-store' } },
    ],
    ['HTML where a payload is expected', 'payload', '/_page/a.json', page, html],
    ['a payload that breaks off', 'payload', '/_page/a.json', payload.slice(0, -1)],
    ['JSON of another kind where a payload is expected', 'payload', '/_page/a.json', 'null'],
    ['HTML where the index is expected', 'json', '/search-index.json', page],
    ['an index that breaks off', 'json', '/search-index.json', index.slice(0, -1)],
    ['JSON of another kind where the index is expected', 'json', '/search-index.json', '{}'],
    ['changes that break off', 'json', '/_changes/sections/a.json', '{"to":"1","since":{'],
    ['HTML where an image is expected', 'image', '/icon.svg', page, html],
    ['HTML where a script is expected', 'named-by-content', script, page, html],
    ['HTML labelled as a script', 'named-by-content', script, page, javascript],
    ['a script that breaks off', 'named-by-content', script, 'cod', javascript],
    ['a script labelled as text', 'named-by-content', script, 'code'],
    ['a script that is missing', 'named-by-content', script, 'Not found', { status: 404 }],
    ['a script of another build', 'named-by-content', '/assets/x-11111111.js', 'x', javascript],
    ['another picture of that name', 'named-by-content', picture, '<svg />', svg],
    ['HTML where a sidebar is expected', 'named-by-content', `/${sidebar}`, page, html],
    ['a sidebar that breaks off', 'named-by-content', `/${sidebar}`, menu.slice(0, -1), html],
  ])('is nothing of %s', async (_, kind, path, body, init) => {
    await keep(kind, path, body, init);
    expect(await stored()).toEqual([]);
  });
});

describe('a file that every page may need', () => {
  it('is stored in advance, under its build', async () => {
    network['/404.html'] = () =>
      new Response(notFound.replace('b1', 'b2'), { ...html, status: 404 });
    await keeper.keepNeeded(context);
    expect(await stored()).toEqual([
      `b1 ${script}: code`,
      `b2 /404.html: ${notFound.replace('b1', 'b2')}`,
      `shared /search-index.json: ${index}`,
    ]);
  });

  it('may be missing', async () => {
    network = {};
    await keeper.keepNeeded(context);
    expect(await stored()).toEqual([]);
  });

  it('is fetched past a wrong entry of the HTTP cache', async () => {
    for (const address of [script, '/search-index.json'])
      browserCache[address] = () => new Response(page, html);
    await keeper.keepNeeded(context);
    expect(await store.find(script)).toBeDefined();
    expect(await store.find('/search-index.json')).toBeDefined();
  });

  it('is not stored while the host answers wrongly, but afterwards', async () => {
    const { [script]: right } = network;
    network[script] = () => new Response(page, html);
    await keeper.keepNeeded(context);
    expect(await store.find(script)).toBeUndefined();
    network[script] = right!;
    await keeper.keepMissing(context);
    expect(await store.find(script)).toBeDefined();
  });

  it('replaces a wrong file of an earlier worker', async () => {
    const cache = await caches.open('docs-offline / b1');
    await cache.put(script, new Response(page, html));
    await keeper.keepMissing(context);
    expect(await stored()).toEqual([`b1 ${script}: code`]);
  });

  it('is fetched until the first failure', async () => {
    const other = '/assets/tabs-11111111.js';
    const two = make({ ...site, files: { [script]: digest('code'), [other]: digest('tabs') } });
    network[script] = () => new Response(page, html);
    network[other] = () => new Response('tabs', javascript);
    expect(await keeper.keepMissing(two.context)).toBe(false);
    expect(asked).toEqual([`${script} force-cache`, `${script} reload`]);
    network[script] = () => new Response('code', javascript);
    expect(await keeper.keepMissing(two.context)).toBe(true);
    expect(await stored()).toEqual([`b1 ${script}: code`, `b1 ${other}: tabs`]);
  });

  it('is not requested repeatedly while the storage is full', async () => {
    const refused = { open: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
    vi.stubGlobal('caches', { ...fakeCaches(), ...refused });
    expect(await keeper.keepMissing(context)).toBe(false);
    expect(asked).toEqual([`${script} force-cache`]);
  });

  it('is not fetched again while it is stored', async () => {
    await keeper.keepMissing(context);
    asked = [];
    await keeper.keepMissing(context);
    await keeper.keepLoaded(context, 'named-by-content', origin + script);
    expect(asked).toEqual([]);
  });
});

describe('with a deploy', () => {
  const second = { ...site, build: 'b2' };

  it('unchanged files are reused, and are not fetched again', async () => {
    await keeper.keepNeeded(context);
    asked = [];
    const next = make(second);
    await keeper.keepNeeded(next.context);
    await next.store.forgetOtherBuilds();
    expect(await (await next.store.find(script, 'b2'))!.response.text()).toBe('code');
    expect(asked).not.toContainEqual(expect.stringContaining(script));
  });

  it('a changed file of the same name is fetched', async () => {
    await keeper.keepNeeded(context);
    network[script] = () => new Response('new code', javascript);
    browserCache[script] = () => new Response('code', javascript);
    const next = make({ ...second, files: { [script]: digest('new code') } });
    await keeper.keepNeeded(next.context);
    expect(await (await next.store.find(script))!.response.text()).toBe('new code');
    expect(await (await store.find(script))!.response.text()).toBe('code');
  });

  it('images stay, and search if it was opened, although it is large', async () => {
    const large = { ...site, search: [] };
    const { context: first } = make(large);
    await keeper.keepNeeded(first);
    expect(await store.find('/search-index.json')).toBeUndefined();
    await keeper.keep(first, 'json', '/search-index.json', new Response(index));
    await keeper.keep(first, 'named-by-content', picture, new Response('<svg/>', svg));
    const newIndex = '{"serializationVersion":3}';
    network['/search-index.json'] = () => new Response(newIndex);
    const next = make({ ...large, build: 'b2' });
    await keeper.keepNeeded(next.context);
    await next.store.forgetOtherBuilds();
    expect(await (await next.store.find('/search-index.json'))!.response.text()).toBe(newIndex);
    expect(await next.store.find(picture)).toBeDefined();
  });
});
