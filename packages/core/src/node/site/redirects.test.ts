import { describe, expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { redirectDocument, redirectRules, redirectsIn, redirectsOf } from './redirects.ts';

const config = (redirects: Record<string, string>, base = '') =>
  configOf({ redirects, baseUrl: 'https://docs.example' }, base);

const site = (redirects: Record<string, string>, base = '') => ({
  config: config(redirects, base),
  pages: [],
});

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
    expect(redirectRules([site(written, '/docs')])).toBe(
      `/docs/old%20name /docs/new#part 301
/docs/old%20name/ /docs/new#part 301
/docs/old%20name.html /docs/new#part 301
/docs/x https://x.example/y 301
/docs/x/ https://x.example/y 301
/docs/x.html https://x.example/y 301
`,
    );
    expect(redirectRules([site({})])).toBeUndefined();
  });

  it('have the site’s own labels and direction', () => {
    const moved = '<b> {target} & {target}';
    const { labels } = config({});
    const html = redirectDocument(
      { base: '', baseUrl: undefined, lang: 'ar', labels: { ...labels, moved } },
      { href: '/b' },
    );
    const link = '<a href="/b">/b</a>';
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<p>&lt;b&gt; ${link} &amp; ${link}</p>`);
  });

  it('have ASCII addresses, encoded once', () => {
    const written = { '/a': '/日本/c%23?q=é#部', '/b': 'https://x.example/é%20' };
    expect(redirectsIn(site(written, '/docs')).map(({ href }) => href)).toEqual([
      '/docs/%E6%97%A5%E6%9C%AC/c%23?q=%C3%A9#%E9%83%A8',
      'https://x.example/%C3%A9%20',
    ]);
  });

  it('are documents that redirect at once, and have a link', () => {
    const given = site({ '/old': '/new?a=1&b="2"' }, '/docs');
    const html = redirectDocument(given.config, redirectsIn(given)[0]!);
    const target = '/docs/new?a=1&amp;b=&quot;2&quot;';
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
    expect(html).toContain(`<a href="${target}">`);
    expect(html).toContain(
      '<link rel="canonical" href="https://docs.example/docs/new?a=1&amp;b=%222%22">',
    );
  });

  it('of a translation lead to the source for what it does not show, and leave the folders of languages to it', () => {
    const edition = (lang: string, base: string, paths: string[]) => {
      const pages = new Map(paths.map((path) => [path, { path, file: '', text: '' }]));
      return {
        ...{ lang, base, pages },
        label: lang,
        offer: '',
        fallback: 'link' as const,
        pagesDir: '',
      };
    };
    const english = edition('en', '/docs', ['/guide', '/book']);
    const german = edition('de', '/docs/de', ['/guide']);
    const all = [english, german];
    const redirects = {
      ...{ '/old': '/guide#a', '/older': '/book', '/get': '/file.pdf' },
      ...{ '/de/alt': '/de/guide', '/x': 'https://x.example' },
    };
    const hrefsOf = (own: typeof german) =>
      redirectsIn({
        ...site(redirects, own.base),
        editions: { all, own, texts: new Map() },
      }).map(({ path, href }) => `${path} ${href}`);
    expect(hrefsOf(german)).toEqual([
      '/old /docs/de/guide#a',
      '/older /docs/book',
      '/get /docs/file.pdf',
      '/x https://x.example',
    ]);
    expect(hrefsOf(english)).toContain('/de/alt /docs/de/guide');
  });
});
