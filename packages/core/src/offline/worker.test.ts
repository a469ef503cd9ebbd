import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest, fakeCaches } from './caches.test.kit.ts';

const origin = 'https://docs.example';
const document =
  '<html data-base="" data-build="one" data-path="%2Fpage"><body>Stored</body></html>';
const script = '/assets/client-00000000.js';
const html = { headers: { 'content-type': 'text/html' } };
const javascript = { headers: { 'content-type': 'text/javascript' } };

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
let fetched: (cache: RequestCache | undefined, address: string) => Promise<Response>;

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('DOCS_SITE', {
    base: '',
    build: 'one',
    files: { [script]: digest('code') },
    others: {},
    search: [],
  });
  vi.stubGlobal('fetch', (asked: string | { url: string }, { cache }: RequestInit = {}) =>
    fetched(cache, typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  );
  // A dynamic import that TypeScript does not follow: tests have other types than the worker.
  await vi.importActual('./worker.ts');
});
beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  fetched = () => Promise.reject(new TypeError('Failed to fetch'));
});
afterAll(() => vi.unstubAllGlobals());

/** The worker's answer to a request, after everything that it stores for the request is stored. */
async function ask(
  path: string,
  mode: RequestMode,
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
): Promise<Response> {
  let answer!: Promise<Response>;
  const stored: Promise<unknown>[] = [];
  listeners.get('fetch')!({
    request: { url: origin + path, method: 'GET', mode, headers: new Headers() },
    preloadResponse,
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (work: Promise<unknown>) => stored.push(work),
  });
  await answer;
  await Promise.all(stored);
  return answer;
}

/** The worker's answer to a reader who opens a page, with the result of its preload. */
const open = (preload?: Promise<Response | undefined>) => ask('/page', 'navigate', preload);

describe('a page', () => {
  it.each([
    ['is rejected', () => Promise.reject(new TypeError('NetworkError'))],
    ['is answered with an error, as in Firefox', async () => Response.error()],
    ['was not made', async () => undefined],
  ])('is shown as it is stored where the preload %s', async (_how, preload) => {
    await open(Promise.resolve(new Response(document, html)));
    expect(await (await open(preload())).text()).toContain('Stored</body>');
  });

  it('is the answer of the preload', async () => {
    const answer = await open(Promise.resolve(new Response('New')));
    expect(await answer.text()).toBe('New');
  });
});

describe('a file that is named by its content', () => {
  const load = () => ask(script, 'cors');

  it('comes from the store', async () => {
    fetched = async () => new Response('code', javascript);
    await load();
    fetched = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await load()).text()).toBe('code');
  });

  it.each([
    ['HTML', () => Promise.resolve(new Response(document, html))],
    // The browser checks the integrity hash of the page.
    ['what it refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is asked for past a cache of the browser that holds %s', async (_, other) => {
    fetched = (cache) =>
      cache === 'reload' ? Promise.resolve(new Response('code', javascript)) : other();
    expect(await (await load()).text()).toBe('code');
    fetched = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await load()).text(), 'and stored').toBe('code');
  });

  it('is an error while the host answers with HTML, and is available afterwards', async () => {
    fetched = async () => new Response(document, html);
    expect((await load()).type).toBe('error');
    fetched = async () => new Response('code', javascript);
    expect(await (await load()).text()).toBe('code');
  });

  it('is not answered with a wrong file of an earlier worker', async () => {
    const cache = await caches.open('docs-offline / one');
    await cache.put(script, new Response(document, html));
    fetched = async () => new Response('code', javascript);
    expect(await (await load()).text()).toBe('code');
  });

  it('has the status of the host if it is missing', async () => {
    fetched = async () => new Response('Gone', { status: 404 });
    expect((await load()).status).toBe(404);
  });
});

it('with a page, missing files of the build are stored as soon as possible', async () => {
  const isStored = async () => !!(await caches.match(script, { cacheName: 'docs-offline / one' }));
  const visit = () => open(Promise.resolve(new Response(document, html)));
  fetched = async () => new Response(document, html);
  await visit();
  expect(await isStored()).toBe(false);
  fetched = async () => new Response('code', javascript);
  await visit();
  expect(await isStored()).toBe(true);
});

describe('behind a captive portal', () => {
  const portal = async () => new Response('<title>Log in</title>', html);
  const index = '{"serializationVersion":2}';

  it('search, changes and pictures come from the store', async () => {
    const changes = '{"to":"1","since":{}}';
    fetched = async (_, address) =>
      address.endsWith('.json')
        ? new Response(address.includes('_changes') ? changes : index)
        : new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    await ask('/search-index.json', 'cors');
    await ask('/_changes/words/a.json', 'cors');
    await ask('/icon.svg', 'no-cors');
    fetched = portal;
    expect(await (await ask('/search-index.json', 'cors')).text()).toBe(index);
    expect(await (await ask('/_changes/words/a.json', 'cors')).text()).toBe(changes);
    expect(await (await ask('/icon.svg', 'no-cors')).text()).toBe('<svg/>');
    expect((await ask('/other.svg', 'no-cors')).type).toBe('error');
  });

  it.each([
    ['/search-index.json', index],
    ['/_page/page.json', '{"build":"one"}'],
  ])('%s is asked for past a cache of the browser that holds that page', async (path, text) => {
    fetched = (cache) => (cache === 'reload' ? Promise.resolve(new Response(text)) : portal());
    expect(await (await ask(path, 'cors')).text()).toBe(text);
  });

  it('a reader sees the portal, and the page rejects its payload', async () => {
    await open(Promise.resolve(new Response(document, html)));
    expect(await (await open(portal())).text()).toContain('Log in');
    fetched = portal;
    expect(await (await ask('/_page/page.json', 'cors')).text()).toContain('Log in');
  });
});
