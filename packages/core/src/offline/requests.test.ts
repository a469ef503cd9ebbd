import { describe, expect, it } from 'vitest';
import { addressesOf, requestKind } from './requests.ts';

const origin = 'https://docs.example';

function kind(path: string, { base = '', ...more }: Partial<Request> & { base?: string } = {}) {
  const asked = { url: new URL(path, origin).href, method: 'GET', mode: 'cors' as const };
  return requestKind({ ...asked, headers: new Headers(), ...more }, origin, base);
}

describe('the kind of a request', () => {
  it.each([
    ['/_page/guide/first.json', 'payload'],
    ['/_page/sidebar-0a1b2c3d.html', 'named-by-content'],
    ['/assets/client-a_B-c1d2.js', 'named-by-content'],
    ['/assets/inter-latin-wght-normal-Dx4kXJAl.woff2', 'named-by-content'],
    ['/search-index.json?x', 'json'],
    ['/_search/index.json', 'json'],
    ['/_search/12.json', 'json'],
    ['/_changes/sections/guide/first.json', 'json'],
    ['/assets/search-words-0a1b2c3d.json', 'named-by-content'],
    ['/icon.svg', 'image'],
    ['/assets/dot-4c37cf22.svg', 'named-by-content'],
    ['/assets/big-elephant.png', 'image'],
    ['/deep/photo.JPG', 'image'],
  ])('%s is of the kind %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
    expect(kind(`/docs${path}`, { base: '/docs' })).toBe(expected);
    expect(kind(path, { base: '/docs' }), 'outside the base').toBeUndefined();
  });

  it('any page that is navigated to may be a document', () => {
    expect(kind('/guide/first', { mode: 'navigate' })).toBe('document');
    expect(kind('/docs/', { mode: 'navigate', base: '/docs' })).toBe('document');
  });

  it.each([
    ['another site', kind('https://other.example/icon.svg')],
    ['what writes', kind('/search-index.json', { method: 'POST' })],
    ['a part of a file', kind('/icon.svg', { headers: new Headers({ range: 'bytes=0-1' }) })],
    ['data of an application beside the site', kind('/app/data.json')],
    ['the hashes of all files', kind('/_proof/site.json')],
    ['a file that changes under its name', kind('/assets/extra.js')],
    ['the worker itself', kind('/sw.js')],
    ['the frame of samples', kind('/_live/frame-0a1b2c3d.html', { mode: 'navigate' })],
    ['another base that begins alike', kind('/docs-2/icon.svg', { base: '/docs' })],
  ])('%s is left alone', (_, found) => expect(found).toBeUndefined());
});

describe('the addresses of a page', () => {
  it('are the same for all forms of its address', () => {
    for (const form of ['/docs/a/b', '/docs/a/b/', '/docs/a/b.html?q=x#y'])
      expect(addressesOf(origin + form, '/docs')).toEqual({
        document: '/docs/a/b',
        payload: '/docs/_page/a/b.json',
      });
  });

  it('of the home page name its files', () => {
    for (const form of ['/', '/index.html'])
      expect(addressesOf(origin + form, '')).toEqual({
        document: '/',
        payload: '/_page/index.json',
      });
  });
});
