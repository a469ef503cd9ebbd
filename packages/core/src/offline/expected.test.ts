import { describe, expect, it } from 'vitest';
import { digest } from './caches.test.kit.ts';
import { digestOf, isNamed, isPlausible } from './expected.ts';
import type { RequestKind } from './requests.ts';

const encode = (text: string) => new TextEncoder().encode(text).buffer;

const script = '/docs/assets/client-00000000.js';
const font = '/docs/assets/inter-11111111.woff2';
const site = {
  base: '/docs',
  build: 'b1',
  files: { [script]: digest('code') },
  others: { [font]: digest('font') },
  search: [],
};

/** Whether an answer with these headers, as a host sends them, is plausible. */
function plausible(
  kind: RequestKind,
  path: string,
  type: string,
  { status = 200, from }: { status?: number; from?: string } = {},
): boolean {
  const origin = 'https://docs.example';
  const answer = new Response('', { status, headers: { 'content-type': type } });
  Object.defineProperties(answer, {
    url: { value: origin + (from ?? path) },
    redirected: { value: from !== undefined },
  });
  return isPlausible(kind, origin + path, answer, '/docs');
}

describe('the headers of an answer fit the request', () => {
  it.each<[RequestKind, string, string]>([
    ['document', '/docs/a', 'text/html; charset=utf-8'],
    ['payload', '/docs/_page/a.json', 'application/json'],
    ['payload', '/docs/_page/a.json', 'binary/octet-stream'],
    ['json', '/docs/search-index.json', 'text/plain'],
    ['image', '/docs/photo.JPG', 'image/jpeg'],
    ['named-by-content', script, 'text/javascript; charset=utf-8'],
    ['named-by-content', script, 'application/javascript'],
    ['named-by-content', '/docs/assets/style-00000000.css', 'text/css'],
    ['named-by-content', font, 'application/octet-stream'],
    ['named-by-content', '/docs/assets/dot-00000000.svg', 'image/svg+xml'],
    ['named-by-content', '/docs/_page/sidebar-00000000.html', 'text/html'],
  ])('as a %s, %s of the type %s', (kind, path, type) => {
    expect(plausible(kind, path, type)).toBe(true);
    expect(plausible(kind, path, type, { status: 404 }), 'answered with an error').toBe(false);
    const from = '/docs/login';
    expect(plausible(kind, path, type, { from }), 'led elsewhere').toBe(false);
  });

  it.each<[RequestKind, string, string]>([
    ['document', '/docs/a', 'text/plain'],
    ['payload', '/docs/_page/a.json', 'text/html'],
    ['json', '/docs/search-index.json', 'text/html; charset=utf-8'],
    ['image', '/docs/photo.png', 'text/html'],
    ['image', '/docs/photo.png', ''],
    ['named-by-content', script, 'text/html'],
    ['named-by-content', script, 'text/plain'],
    ['named-by-content', '/docs/assets/style-00000000.css', 'text/html'],
    ['named-by-content', '/docs/assets/dot-00000000.svg', 'text/html'],
    ['named-by-content', '/docs/assets/types-00000000.json', 'text/html'],
    ['named-by-content', font, 'text/html'],
  ])('but not as a %s, %s of the type "%s"', (kind, path, type) => {
    expect(plausible(kind, path, type)).toBe(false);
  });

  it('a host may redirect between the forms of a page’s address', () => {
    expect(plausible('document', '/docs/a', 'text/html', { from: '/docs/a/' })).toBe(true);
    expect(plausible('document', '/docs/a', 'text/html', { from: '/docs/b' })).toBe(false);
  });
});

describe('a file that is named by its content matches its name', () => {
  const picture = `/docs/assets/dot-${digest('<svg/>', 8)}.svg`;
  const sidebar = '/docs/_page/sidebar-00000000.html';

  it.each([
    ['one that the build has noted', script, 'code'],
    ['one that it may need', font, 'font'],
    ['one of a page', picture, '<svg/>'],
    ['a sidebar', sidebar, '<ul></ul><!--_page/sidebar-00000000.html-->'],
  ])('%s', async (_, pathname, text) => {
    expect(await isNamed(site, pathname, encode(text))).toBe(true);
    expect(await isNamed(site, pathname, encode(text.slice(0, -1))), 'it breaks off').toBe(false);
    expect(await isNamed(site, pathname, encode('<html></html>')), 'HTML').toBe(false);
    expect(await isNamed(site, pathname, encode('')), 'nothing').toBe(false);
  });

  it.each([
    ['another sidebar', sidebar, '<ul></ul><!--_page/sidebar-11111111.html-->'],
    ['a script of another build', '/docs/assets/client-22222222.js', 'code'],
    ['a file outside the base', picture.replace('/docs', ''), '<svg/>'],
    ['a name without a digest', '/docs/assets/search-worker-K1_TR9H-.js', 'code'],
  ])('but not %s', async (_, pathname, text) => {
    expect(await isNamed(site, pathname, encode(text))).toBe(false);
  });

  it('by the digest of the build', async () => {
    expect(await digestOf(encode('Ä'))).toBe(digest('Ä'));
  });
});
