import { describe, expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { redirectDocument, redirectHref, redirectRules, redirectsOf } from './redirects.ts';

const config = (redirects: Record<string, string>, base = '') =>
  configOf({ redirects, baseUrl: 'https://docs.example' }, base);

describe('redirects', () => {
  it('are followed to their final target', () => {
    const found = redirectsOf(config({ '/a': '/b', '/b.html': '/c/', '/c': '/page?x=1#part' }));
    expect(found.map(({ path, to }) => `${path} ${to}`)).toEqual([
      '/a /page?x=1#part',
      '/b /page?x=1#part',
      '/c /page?x=1#part',
    ]);
  });

  it('may be cyclic', () => {
    const found = redirectsOf(config({ '/a': '/b', '/b': '/a', '/c': '/a' }));
    expect(found.map(({ to }) => to)).toEqual(['/b', '/a', '/a']);
  });

  it('are rules for all three addresses of a path, under the base', () => {
    const written = { '/old%20name': '/new/#part', '/x': 'https://x.example/y' };
    expect(redirectRules([config(written, '/docs')])).toBe(
      `/docs/old%20name /docs/new#part 301
/docs/old%20name/ /docs/new#part 301
/docs/old%20name.html /docs/new#part 301
/docs/x https://x.example/y 301
/docs/x/ https://x.example/y 301
/docs/x.html https://x.example/y 301
`,
    );
    expect(redirectRules([config({})])).toBeUndefined();
  });

  it('have the site’s own labels and direction', () => {
    const moved = '<b> {target} & {target}';
    const given = { ...config({ '/a': '/b' }), lang: 'ar' };
    const html = redirectDocument(
      { ...given, labels: { ...given.labels, moved } },
      redirectsOf(given)[0]!,
    );
    const link = '<a href="/b">/b</a>';
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<p>&lt;b&gt; ${link} &amp; ${link}</p>`);
  });

  it('have ASCII addresses, encoded once', () => {
    const written = { '/a': '/日本/c%23?q=é#部', '/b': 'https://x.example/é%20' };
    const given = config(written, '/docs');
    expect(redirectsOf(given).map((redirect) => redirectHref(given, redirect))).toEqual([
      '/docs/%E6%97%A5%E6%9C%AC/c%23?q=%C3%A9#%E9%83%A8',
      'https://x.example/%C3%A9%20',
    ]);
  });

  it('are documents that redirect at once, and have a link', () => {
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
