import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prefersMarkdown as inPreview } from '../../packages/core/src/node/serve/prefers-markdown.ts';
import { onRequest } from '../../deploy/markdown/cloudflare-pages.js';
import netlify from '../../deploy/markdown/netlify.js';
import { prefersMarkdown } from '../../deploy/markdown/twin-answer.js';
import vercel from '../../deploy/markdown/vercel.js';

const files: Record<string, string> = {
  '/index.md': '# Home',
  '/a.md': '# A',
  '/404.md': '# Missing',
};
const file = async (address: string | URL | Request) => {
  const text = files[new URL(String(address)).pathname];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
};
const next = async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } });

/** Each host, and what it gives to its function. */
const hosts: Record<string, (request: Request) => Promise<Response | undefined>> = {
  'Cloudflare Pages': (request) => onRequest({ request, env: { ASSETS: { fetch: file } }, next }),
  Netlify: (request) => netlify(request, { next }),
  Vercel: async (request) => vercel(request),
};

const markdown = { accept: 'text/markdown, text/html;q=0.9' };

describe.each(Object.entries(hosts))('on %s', (name, answer) => {
  beforeAll(() => void vi.stubGlobal('fetch', file));
  afterAll(() => void vi.unstubAllGlobals());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`https://docs.example${path}`, { headers }));

  it.each([
    ['/', 200, '# Home'],
    ['/a', 200, '# A'],
    ['/a/', 200, '# A'],
    ['/b', 404, '# Missing'],
  ])('%s is answered with Markdown if the client prefers it', async (path, status, text) => {
    const response = (await ask(path, markdown))!;
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Accept');
  });

  it('a browser gets the page', async () => {
    const response = await ask('/a', { accept: 'text/html,*/*;q=0.8' });
    // Vercel goes on by itself.
    if (name === 'Vercel') return expect(response).toBeUndefined();
    expect(await response!.text()).toBe('<h1>');
    return expect(response!.headers.get('vary')).toContain('Accept');
  });

  it('a file is left alone', async () => {
    if (name === 'Vercel') return;
    expect(await (await ask('/assets/a.css', markdown))!.text()).toBe('<h1>');
  });
});

it.each([
  '*/*',
  'text/markdown',
  'text/html, text/markdown',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=0',
  'text/markdown;q=abc',
  'text/markdown;q=0.3, */*;q=0.3',
  'TEXT/MARKDOWN ; Q = 0.9 , text/*;q=0.8',
  '',
])('"%s" means the same as in docs preview', (accept) => {
  expect(prefersMarkdown(accept)).toBe(inPreview(accept));
});
