import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserConfig } from '../../shared/config/config.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { builtSite } from './extension-outputs.ts';
import { listedPages } from './listed-pages.ts';
import type { Site } from '../site/site.ts';
import { isOwnFile, siteOutputs } from './index.ts';

const baseUrl = 'https://docs.example';
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'outputs-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/robots.txt'), 'own');
  // The first bytes of a PNG of 32 by 16 pixels.
  const png = '89504e470d0a1a0a0000000d4948445200000020000000100806000000';
  writeFileSync(join(root, 'public/icon.png'), Buffer.from(png, 'hex'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Pages by path: their front matter, and their Markdown twin. */
type Pages = Record<string, { twin?: string } & PageFacts['frontMatter']>;

const pages: Pages = {
  '/': { title: 'Home', description: 'The start.', twin: '---\ntitle: Home\n---\n\nWords.\n' },
  '/404': { title: 'Lost' },
  '/b': {
    title: 'B & [b]',
    twin: 'import takes a file.\n\nOf B.\n',
  },
  '/a': { title: 'A', description: 'Of\n a.', twin: '# A\n\nOf A.\n' },
  '/hidden': { title: 'Hidden', searchable: false },
  '/日本': { title: '日本' },
};

/** The content of an output of a site with these pages. */
async function outputOf(
  name: keyof typeof siteOutputs,
  {
    config = {},
    base = '',
    written = pages,
    framePolicy,
  }: {
    config?: Partial<UserConfig>;
    base?: string;
    written?: Pages;
    framePolicy?: () => string;
  } = {},
): Promise<string | undefined> {
  const facts = Object.entries(written).map(([path, frontMatter]) => ({
    path,
    file: `pages${path}.mdx`,
    frontMatter,
  })) as unknown as PageFacts[];
  const site = {
    root,
    config: configOf({ title: 'Site', description: 'All of it.', ...config }, base),
    pages: facts,
    dates: { of: (file: string) => (file === 'pages/a.mdx' ? '2026-01-02T03:04:05+01:00' : null) },
  } as unknown as Site;
  const content = await siteOutputs[name]!.content({
    ...(framePolicy && { framePolicy }),
    site,
    search: () => ({ version: 'v', make: () => '' }),
    built: () => builtSite(site, facts, () => ''),
    changes: () => [],
    sources: () => ({ 'img-src': ['https://i.example'] }),
    pages: () => listedPages(site.config, facts, ({ path }) => written[path]!.twin ?? ''),
  });
  return content === undefined ? undefined : String(content);
}

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
    const site = { root, config: configOf({ files: { '/llms.txt': 'own' } }) } as unknown as Site;
    expect(isOwnFile(site, 'robots.txt')).toBe(true);
    expect(isOwnFile(site, 'llms.txt')).toBe(true);
    expect(isOwnFile(site, 'sitemap.xml')).toBe(false);
  });
});

describe('llms.txt', () => {
  const sidebar = [
    {
      text: 'Guide',
      items: [
        { text: 'Second', items: [{ text: 'B', link: '/b#part' }] },
        { text: 'First', link: '/a.html' },
        { text: 'Again', link: '/b' },
        { text: 'Outside', link: 'https://x.example' },
      ],
    },
  ];

  it('lists the Markdown twins by group of the sidebar, each once, then the others', async () => {
    expect(await outputOf('llms', { config: { baseUrl, sidebar }, base: '/docs' })).toBe(`# Site

> All of it.

## Guide

- [B & \\[b\\]](https://docs.example/docs/b.md)
- [A](https://docs.example/docs/a.md): Of a.

## More

- [Home](https://docs.example/docs/index.md): The start.
- [日本](https://docs.example/docs/%E6%97%A5%E6%9C%AC.md)
`);
  });

  it('lists the pages of an area with its group, or in one of their own', async () => {
    const areas = [
      { text: 'Guide', items: [{ text: 'A', link: '/a' }] },
      { text: 'Area', items: [{ text: 'Home', link: '/' }] },
    ];
    const group = [{ text: 'Guide', items: [{ text: 'B', link: '/b' }] }];
    const text = await outputOf('llms', { config: { sidebar: group, areas } });
    expect(text).toMatch(/## Guide\n\n- \[A\].*\n- \[B[^]*## Area\n\n- \[Home\][^]*## More\n/);
  });

  it('has paths under the base without the site’s address, and one list without groups', async () => {
    const text = await outputOf('llms', { config: { description: '' }, base: '/docs' });
    expect(text).toContain('# Site\n\n## Pages\n\n- [Home](/docs/index.md): The start.\n');
  });

  it('has all twins in one file, without front matter', async () => {
    const written = { '/': pages['/']!, '/a': pages['/a']!, '/b': pages['/b']! };
    expect(await outputOf('llmsFull', { config: { baseUrl, sidebar }, written })).toBe(`# Site

> All of it.

---

Source: https://docs.example/b

# B & [b]

import takes a file.

Of B.

---

Source: https://docs.example/a

# A

Of A.

---

Source: https://docs.example/

# Home

Words.
`);
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
  ])('in %s have a policy of its own for the frame of live samples', async (name, rule) => {
    const framePolicy = () => 'f';
    expect(await outputOf(name, { base: '/docs', framePolicy })).toMatch(rule);
    expect(await outputOf(name, { base: '/docs' })).not.toContain('_live');
  });
});

describe('feed.xml', () => {
  const posts: Pages = {
    '/blog': { title: 'Blog' },
    '/blog/old': { title: 'Old', date: '2025-03-01', authors: 'Ann Ray' },
    '/blog/new': {
      title: 'New <1>',
      date: '2026-01-31',
      description: 'What & why.',
      authors: ['[Bo](/bo)', 'Ann'],
    },
    '/blog/hidden': { title: 'Hidden', searchable: false },
  };

  it('lists the posts, newest first', async () => {
    expect(await outputOf('feed', { config: { baseUrl }, base: '/docs', written: posts })).toBe(
      `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Site</title>
<subtitle>All of it.</subtitle>
<id>https://docs.example/docs</id>
<link href="https://docs.example/docs"/>
<link rel="self" href="https://docs.example/docs/feed.xml"/>
<updated>2026-01-31T00:00:00.000Z</updated>
<author><name>Site</name></author>
<entry>
<title>New &lt;1&gt;</title>
<id>https://docs.example/docs/blog/new</id>
<link href="https://docs.example/docs/blog/new"/>
<published>2026-01-31T00:00:00.000Z</published>
<updated>2026-01-31T00:00:00.000Z</updated>
<author><name>Bo</name></author>
<author><name>Ann</name></author>
<summary>What &amp; why.</summary>
</entry>
<entry>
<title>Old</title>
<id>https://docs.example/docs/blog/old</id>
<link href="https://docs.example/docs/blog/old"/>
<published>2025-03-01T00:00:00.000Z</published>
<updated>2025-03-01T00:00:00.000Z</updated>
<author><name>Ann Ray</name></author>
</entry>
</feed>
`,
    );
  });

  it('is missing without posts or the site’s address', async () => {
    expect(await outputOf('feed', { written: posts })).toBeUndefined();
    expect(await outputOf('feed', { config: { baseUrl } })).toBeUndefined();
  });
});
