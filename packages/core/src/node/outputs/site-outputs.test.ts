import { describe, expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { isOwnFile } from './index.ts';
import { baseUrl, siteWithOutputs } from './site-outputs.test.kit.ts';

const { outputOf, root } = siteWithOutputs();

describe('sitemap.xml', () => {
  it('lists every searchable page, in order, with the date of its last change', async () => {
    const text = await outputOf('sitemap', { config: { baseUrl }, base: '/docs' });
    expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<urlset xmlns="[^"]+">\n/);
    expect([...text!.matchAll(/<url>(.*)<\/url>/g)].map(([, row]) => row)).toEqual([
      '<loc>https://docs.example/docs</loc>',
      '<loc>https://docs.example/docs/a</loc><lastmod>2026-01-02T03:04:05+01:00</lastmod>',
      '<loc>https://docs.example/docs/b</loc>',
      '<loc>https://docs.example/docs/%E6%97%A5%E6%9C%AC</loc>',
    ]);
  });

  it('is missing without the site’s address', async () => {
    expect(await outputOf('sitemap')).toBeUndefined();
  });
});

describe('robots.txt', () => {
  it('allows everything and names the sitemap if there is one', async () => {
    expect(await outputOf('robots')).toBe('User-agent: *\nAllow: /\n');
    expect(await outputOf('robots', { config: { baseUrl }, base: '/docs' })).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/docs/sitemap.xml\n',
    );
  });

  it('is the site’s own file if it has one', () => {
    const config = configOf({ files: { '/llms.txt': 'own' } });
    const site = siteWith({ root: root(), config });
    expect(isOwnFile(site, 'robots.txt')).toBe(true);
    expect(isOwnFile(site, 'llms.txt')).toBe(true);
    expect(isOwnFile(site, 'sitemap.xml')).toBe(false);
  });
});

describe('manifest.webmanifest', () => {
  it('has name, start and the icon of the site’s color scheme, under the base', async () => {
    const iconUrl = { light: '/light.svg', dark: '/icon.png' };
    const config = { iconUrl, theme: { colorScheme: 'dark' as const } };
    expect(JSON.parse((await outputOf('manifest', { config, base: '/docs' }))!)).toEqual({
      name: 'Site',
      description: 'All of it.',
      lang: 'en',
      id: '/docs/',
      start_url: '/docs/',
      scope: '/docs/',
      display: 'minimal-ui',
      icons: [{ src: '/docs/icon.png', type: 'image/png', sizes: '32x16' }],
    });
    const drawn = await outputOf('manifest', { config: { iconUrl: '/light.svg?v=1' } });
    expect(JSON.parse(drawn!).icons).toEqual([
      { src: '/light.svg?v=1', type: 'image/svg+xml', sizes: 'any' },
    ]);
  });

  it('is missing without an icon', async () => {
    expect(await outputOf('manifest')).toBeUndefined();
  });
});

describe('the headers', () => {
  const headers = [
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
  ];
  const policy = /default-src 'none'; .*; img-src 'self' data: https:\/\/i\.example; .*/;

  it('are a rule for all paths under the base in _headers', async () => {
    const [rule, ...lines] = (await outputOf('headers', { base: '/docs' }))!.trimEnd().split('\n');
    expect(rule).toBe('/docs/*');
    expect(lines.map((line) => /^ {2}([\w-]+): .+$/.exec(line)?.[1])).toEqual(headers);
    expect(lines[0]).toMatch(policy);
  });

  it('are directives for nginx, on errors too', async () => {
    const lines = (await outputOf('nginxHeaders'))!.trimEnd().split('\n');
    expect(lines.map((line) => /^add_header ([\w-]+) "[^"]+" always;$/.exec(line)?.[1])).toEqual(
      headers,
    );
    expect(lines[0]).toMatch(policy);
  });

  it('are one directive for Caddy', async () => {
    const [open, ...lines] = (await outputOf('caddyHeaders'))!.trimEnd().split('\n');
    expect([open, lines.pop()]).toEqual(['header {', '}']);
    expect(lines.map((line) => /^\t([\w-]+) "[^"]+"$/.exec(line)?.[1])).toEqual(headers);
  });

  it.each([
    [
      'headers',
      /\n\/docs\/_live\/\*\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: f\n/,
    ],
    ['nginxHeaders', /if \(\$uri ~ "\^\/docs\/_live\/"\) \{\n\tset \$docs_policy "f";\n\}/],
    ['caddyHeaders', /header @docs_live \{\n\tContent-Security-Policy "f"\n\}/],
  ] as const)(
    'in %s have a policy of its own for the frame of live samples',
    async (name, rule) => {
      const framePolicy = () => 'f';
      expect(await outputOf(name, { base: '/docs', framePolicy })).toMatch(rule);
      expect(await outputOf(name, { base: '/docs' })).not.toContain('_live');
    },
  );
});
