import { describe, expect, it } from 'vitest';
import { configOf } from './document-data.test.kit.ts';
import { redirectDocument, redirectRules, redirectsOf } from './redirects.ts';

const config = (redirects: Record<string, string>, base = '') =>
  configOf({ redirects, baseUrl: 'https://docs.example' }, base);

describe('redirects', () => {
  it('are followed to where they end', () => {
    const found = redirectsOf(config({ '/a': '/b', '/b.html': '/c/', '/c': '/page?x=1#part' }));
    expect(found.map(({ path, to }) => `${path} ${to}`)).toEqual([
      '/a /page?x=1#part',
      '/b /page?x=1#part',
      '/c /page?x=1#part',
    ]);
  });

  it('end in a circle, too', () => {
    const found = redirectsOf(config({ '/a': '/b', '/b': '/a', '/c': '/a' }));
    expect(found.map(({ to }) => to)).toEqual(['/b', '/a', '/a']);
  });

  it('are rules for all three addresses of a path, under the base', () => {
    const written = { '/old%20name': '/new/#part', '/x': 'https://x.example/y' };
    expect(redirectRules(config(written, '/docs'))).toBe(
      `/docs/old%20name /docs/new#part 301
/docs/old%20name/ /docs/new#part 301
/docs/old%20name.html /docs/new#part 301
/docs/x https://x.example/y 301
/docs/x/ https://x.example/y 301
/docs/x.html https://x.example/y 301
`,
    );
    expect(redirectRules(config({}))).toBeUndefined();
  });

  it('are documents that lead on at once, and by a link', () => {
    const given = config({ '/old': '/new?a=1&b="2"' }, '/docs');
    const html = redirectDocument(given, redirectsOf(given)[0]!);
    const target = '/docs/new?a=1&amp;b=&quot;2&quot;';
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
    expect(html).toContain(`<a href="${target}">`);
    expect(html).toContain(
      '<link rel="canonical" href="https://docs.example/docs/new?a=1&amp;b=%222%22">',
    );
  });
});
