import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCopyStore } from './copy-store.ts';

const origin = 'https://docs.example';

/** What a browser's cache storage does, as far as the store asks: entries in the order of their puts. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const href = (address: string) => new URL(address, origin).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      async put(address: string, response: Response) {
        const text = await response.text();
        entries.delete(href(address));
        entries.set(href(address), new Response(text, response));
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(href(address))?.clone(),
  };
}

const answer = { headers: new Headers({ 'content-type': 'text/plain', 'content-encoding': 'br' }) };
const site = {
  base: '',
  build: 'new',
  files: ['/assets/client-00000000.js'],
  search: ['/search-index.json'],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  vi.stubGlobal('caches', fakeCaches());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the store', () => {
  it('gives back what it took, with the time, and without the coding it travelled in', async () => {
    const store = createCopyStore(site);
    await store.put('/a', 'A', answer);
    const copy = (await store.find('/a'))!;
    expect([copy.build, copy.storedAt, await copy.response.text()]).toEqual([
      'new',
      '2026-11-21T10:00:00.000Z',
      'A',
    ]);
    expect(Object.fromEntries(copy.response.headers)).toMatchObject({
      'content-type': 'text/plain',
    });
    expect(copy.response.headers.has('content-encoding')).toBe(false);
  });

  it('keeps builds apart, and finds what was stored last', async () => {
    const store = createCopyStore(site);
    await store.put('/a', 'A new', answer, 'new');
    vi.advanceTimersByTime(1000);
    await store.put('/a', 'A old', answer, 'old');
    await store.put('/api', 'Reference', answer, 'new-api');
    expect((await store.find('/a'))?.build).toBe('old');
    expect((await store.find('/a', 'new'))?.build).toBe('new');
    expect((await store.find('/api', 'new'))?.build).toBe('new');
    await store.forgetOtherBuilds();
    expect((await store.find('/a'))?.build).toBe('new');
    expect(await store.find('/a', 'old')).toBeUndefined();
  });

  it('leaves caches of other sites of the same host alone', async () => {
    await createCopyStore({ ...site, base: '/docs' }).put('/docs/a', 'A', answer);
    await caches.open('something else');
    await createCopyStore(site).forgetOtherBuilds();
    expect(await caches.keys()).toEqual(['docs-offline /docs/ new', 'something else']);
  });

  it('is bounded: the oldest files go, but none that every page may need', async () => {
    const store = createCopyStore(site);
    await store.put(site.files[0]!, 'needed', answer);
    for (let index = 0; index < 1000; index++) await store.put(`/${index}`, '', answer);
    const cache = await caches.open('docs-offline / new');
    expect((await cache.keys()).length).toBeLessThanOrEqual(1 + 300 + 32);
    expect(await store.find(site.files[0]!)).toBeDefined();
    expect(await store.find('/999')).toBeDefined();
    expect(await store.find('/0')).toBeUndefined();
  });

  it('holds four builds at most', async () => {
    const store = createCopyStore(site);
    for (const build of ['a', 'b', 'c', 'd', 'e']) await store.put('/x', '', answer, build);
    await store.trimBuilds();
    await store.put('/x', '', answer);
    expect(await caches.keys()).toEqual(['c', 'd', 'e', 'new'].map((it) => `docs-offline / ${it}`));
  });

  it('takes nothing when it is full, or when the download breaks off, and says nothing', async () => {
    const store = createCopyStore(site);
    const broken = new ReadableStream({ start: (controller) => controller.error('cut off') });
    await store.put('/broken', broken, answer);
    expect(await store.find('/broken')).toBeUndefined();
    vi.stubGlobal('caches', {
      open: async () => ({
        put: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
      }),
    });
    await store.put('/full', 'F', answer);
  });
});
