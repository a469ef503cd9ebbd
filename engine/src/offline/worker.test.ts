import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const origin = 'https://docs.example';
const stored = new Response('<html data-base="" data-build="one"><body>Stored</body></html>', {
  headers: { 'docs-stored-at': '2026-11-21T10:00:00.000Z' },
});

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('DOCS_SITE', { base: '', build: 'one', files: [], search: [] });
  vi.stubGlobal('caches', {
    keys: async () => ['docs-offline / one'],
    match: async () => stored.clone(),
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // By a name that the compiler does not follow: the worker's types are not those of tests.
  await vi.importActual('./worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** What the worker answers to a reader who opens a page, and how its preload ends. */
async function open(preloadResponse: Promise<Response | undefined>): Promise<Response> {
  let answer!: Promise<Response>;
  listeners.get('fetch')!({
    request: { url: `${origin}/page`, method: 'GET', mode: 'navigate', headers: new Headers() },
    preloadResponse,
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: () => undefined,
  });
  return answer;
}

it.each([
  ['is rejected', () => Promise.reject(new TypeError('NetworkError'))],
  ['is answered with an error, as in Firefox', async () => Response.error()],
  ['was not made', async () => undefined],
])('shows the stored copy where the preload %s', async (_how, preload) => {
  expect(await (await open(preload())).text()).toContain('Stored</body>');
});

it('shows what the preload has brought', async () => {
  const answer = await open(Promise.resolve(new Response('New')));
  expect(await answer.text()).toBe('New');
});
