import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest, fakeCaches } from './caches.test.kit.ts';
import { CopyStore } from './copy-store.ts';

const script = '/assets/client-00000000.js';
const answer = { headers: new Headers({ 'content-type': 'text/plain', 'content-encoding': 'br' }) };
const site = {
  base: '',
  build: 'new',
  files: { [script]: digest('code') },
  others: {},
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
  it('returns a stored file with its date, and without its content encoding', async () => {
    const store = new CopyStore(site);
    await store.put('/a', 'A', answer, 'new');
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

  it('separates builds, and finds the newest copy', async () => {
    const store = new CopyStore(site);
    await store.put('/a', 'A new', answer, 'new');
    vi.advanceTimersByTime(1000);
    await store.put('/a', 'A old', answer, 'old');
    expect((await store.find('/a'))?.build).toBe('old');
    expect((await store.find('/a', 'new'))?.build).toBe('new');
    await store.forgetOtherBuilds();
    expect((await store.find('/a'))?.build).toBe('new');
    expect(await store.find('/a', 'old')).toBeUndefined();
  });

  it('ignores caches of other sites of the same host', async () => {
    await new CopyStore({ ...site, base: '/docs' }).put('/docs/a', 'A', answer, 'new');
    await caches.open('something else');
    await new CopyStore(site).forgetOtherBuilds();
    expect(await caches.keys()).toEqual(['docs-offline /docs/ new', 'something else']);
  });

  it('is bounded: the oldest files are deleted, except those that every page may need', async () => {
    const store = new CopyStore(site);
    await store.put(script, 'code', answer, 'new');
    for (let index = 0; index < 1000; index++) await store.put(`/${index}`, '', answer, 'new');
    const cache = await caches.open('docs-offline / new');
    expect((await cache.keys()).length).toBeLessThanOrEqual(1 + 600 + 32);
    expect(await store.find(script)).toBeDefined();
    expect(await store.find('/999')).toBeDefined();
    expect(await store.find('/0')).toBeUndefined();
  });

  it('stores four builds at most', async () => {
    const store = new CopyStore(site);
    for (const build of ['a', 'b', 'c', 'd', 'e']) await store.put('/x', '', answer, build);
    await store.trimBuilds();
    await store.put('/x', '', answer, 'new');
    await store.put('/icon.svg', '', answer);
    await store.trimBuilds();
    const kept = ['c', 'd', 'e', 'new', 'shared'];
    expect(await caches.keys()).toEqual(kept.map((it) => `docs-offline / ${it}`));
  });

  it('files without a build outlive the builds', async () => {
    const store = new CopyStore(site);
    await store.put('/icon.svg', '<svg/>', answer);
    await store.put('/a', 'A', answer, 'old');
    await store.forgetOtherBuilds();
    expect(await (await store.find('/icon.svg'))!.response.text()).toBe('<svg/>');
    expect(await store.find('/a')).toBeUndefined();
    expect(await store.find('/icon.svg', 'new'), 'it is of none').toBeUndefined();
  });

  it.each([
    ['by a worker that looked at the status alone', { 'docs-stored-at': '2026' }],
    ['and then changed', { 'docs-stored-at': '2026', 'docs-digest': digest('code') }],
    ['of another build', { 'docs-stored-at': '2026', 'docs-digest': digest('<html></html>') }],
  ])('gives no copy that was stored %s, and takes another in its place', async (_, headers) => {
    const store = new CopyStore(site);
    const cache = await caches.open('docs-offline / new');
    await cache.put(script, new Response('<html></html>', { headers }));
    expect(await store.find(script)).toBeUndefined();
    await store.put(script, 'code', answer, 'new');
    expect(await (await store.find(script))!.response.text()).toBe('code');
  });

  it('returns the older copy if the newest is damaged', async () => {
    const store = new CopyStore(site);
    await store.put(script, 'code', answer, 'old');
    vi.advanceTimersByTime(1000);
    await store.put(script, '<html></html>', answer, 'new');
    expect((await store.find(script))?.build).toBe('old');
  });

  it('rejects a file that is shorter than its content length', async () => {
    const store = new CopyStore(site);
    const headers = new Headers({ 'content-length': '2' });
    await store.put('/icon.svg', '<', { headers });
    expect(await store.find('/icon.svg')).toBeUndefined();
    await store.put('/icon.svg', '<>', { headers });
    expect(await store.find('/icon.svg')).toBeDefined();
  });

  it('ignores a full storage and an interrupted download', async () => {
    const store = new CopyStore(site);
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
