import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { externalLine, externalLinks } from './external.ts';
import { check, root, siteOf, useFolder } from './links.test.kit.ts';

useFolder();

describe('the links of pages', () => {
  it('accepts links with a target', async () => {
    const pages = {
      '/': '# Home\n\n[a](./cli.mdx) [b](/cli.html#log-in) [c](cli/) [d](#home) [e](/) [f](https://x.example/gone) [g](mailto:a@b.c) [h](/manual.pdf) [i](#)',
      '/cli':
        '## Log in\n\n## 日本\n\n[a](/#home) [b](#log-in) [c](#日本) [d](#%E6%97%A5%E6%9C%AC)',
    };
    expect(await check(pages)).toEqual([]);
  });

  it('names a dead link with its place and the nearest page', async () => {
    expect(await check({ '/': 'a\n\n[x](/cli/comands)', '/cli/commands': '' })).toEqual([
      'pages/index.mdx:3:1 The link "/cli/comands" leads to a page that does not exist (Did you mean "/cli/commands"?)',
    ]);
    expect(await check({ '/': '[x](./nothing-like-it.md)' })).toEqual([
      'pages/index.mdx:1:1 The link "./nothing-like-it.md" leads to a page that does not exist',
    ]);
  });

  it('suggests the new path for a link to a redirect', async () => {
    const config = { redirects: { '/old': '/older', '/older': '/new' } };
    expect(await check({ '/': '[x](/old)', '/new': '' }, { config })).toEqual([
      'pages/index.mdx:1:1 The link "/old" leads to a page that does not exist (Link to "/new", where it is redirected)',
    ]);
  });

  it('says that the target is a draft, also as an index', async () => {
    mkdirSync(join(root, 'pages/later'), { recursive: true });
    writeFileSync(join(root, 'pages/later/index.mdx'), '---\ndraft: true\n---\n');
    writeFileSync(join(root, 'pages/_part.mdx'), '');
    expect(await check({ '/': '[x](/later)\n[y](/_part)' })).toEqual([
      'pages/index.mdx:1:1 The link "/later" leads to a page that does not exist (pages/later/index.mdx is a draft, which a build leaves out: take out the link, or draft: true)',
      'pages/index.mdx:2:1 The link "/_part" leads to a page that does not exist',
    ]);
  });

  it('names a dead anchor, on the same page and on another', async () => {
    expect(await check({ '/': '## One\n\n[x](#on)', '/b': '[x](/#oen) [y](/#zzzzzz)' })).toEqual([
      'pages/index.mdx:3:1 There is no heading "#on" on / (Did you mean "#one"?)',
      'pages/b.mdx:1:1 There is no heading "#oen" on / (Did you mean "#one"?)',
      'pages/b.mdx:1:12 There is no heading "#zzzzzz" on /',
    ]);
  });

  it('knows the files that a build writes for this site', async () => {
    const always = ['llms.txt', 'llms-full.txt', 'robots.txt', 'search-index.json', 'sw.js'];
    expect(await check({ '/': always.map((file) => `[x](/${file})`).join(' ') })).toEqual([]);
    const part = { '/': '[x](/b/llms.txt)', '/b/c': '[x](/)', '/b/d': '[x](/)' };
    expect(await check(part)).toEqual([]);
    const pages = {
      '/': '[x](/sitemap.xml) [x](/feed.xml)',
      '/blog/a': '---\ntitle: A\ndate: 2026-01-01\n---',
    };
    expect(await check(pages, { config: { baseUrl: 'https://a.example' } })).toEqual([]);
    expect(await check({ '/': pages['/'] })).toEqual(
      ['1:1 The link "/sitemap.xml"', '1:19 The link "/feed.xml"'].map(
        (text) => expect.stringContaining(text) as string,
      ),
    );
  });

  it('names a missing file', async () => {
    expect(await check({ '/': '[x](/gone.pdf)' })).toEqual([
      'pages/index.mdx:1:1 The link "/gone.pdf" leads to a file that does not exist (Put it at public/gone.pdf)',
    ]);
  });

  it('names a missing file that a page plays or shows', async () => {
    const page =
      '<video src="/clip.mp4" poster="/logo.svg">\n  <source srcSet="/gone.png 1x, /logo.svg 2x" />\n</video>\n\n<iframe src="/play.html" />';
    expect(await check({ '/': page })).toEqual([
      'pages/index.mdx:1:1 The link "/clip.mp4" leads to a file that does not exist (Put it at public/clip.mp4)',
      'pages/index.mdx:2:3 The link "/gone.png" leads to a file that does not exist (Put it at public/gone.png)',
    ]);
  });

  it('accepts footnotes', async () => {
    expect(await check({ '/': 'a[^1] b[^1]\n\n[^1]: note' })).toEqual([]);
  });

  it('accepts images, beside the page or in the public folder', async () => {
    expect(await check({ '/': '![a](/logo.svg) ![b](./pic.svg) ![c](pic.svg)' })).toEqual([]);
  });

  it('accepts an anchor that the page sets itself', async () => {
    expect(
      await check({ '/': '<h2 id="own">Own</h2>\n\n<a id="here"></a>\n\n[x](#own) [y](#here)' }),
    ).toEqual([]);
  });

  it('accepts the top of a page and names of anchors', async () => {
    const pages = { '/': '<a name="install"></a>\n\n[x](#top) [y](#install)', '/b': '[z](/#TOP)' };
    expect(await check(pages)).toEqual([]);
  });

  it('finds documents of the public folder, not folders without one', async () => {
    const links =
      '[a](/demo.html#x) [b](/storybook/) [c](/storybook/index.html?y) [d](./demo.html) [e](storybook/)';
    const config = { topNav: [{ text: 'S', link: '/storybook/' }] };
    expect(await check({ '/': links }, { config })).toEqual([]);
    const dead = { topNav: [{ text: 'I', link: '/images/' }] };
    expect(await check({ '/': '[a](/images/)' }, { config: dead })).toEqual([
      'pages/index.mdx:1:1 The link "/images/" leads to a page that does not exist',
      'docs.config.ts The link "/images/" of "I" in topNav leads to a page that does not exist',
    ]);
  });

  it('finds a page whose path ends like a file', async () => {
    expect(await check({ '/': '[x](/vev.json)', '/vev.json': '' })).toEqual([]);
  });

  it('finds nothing in a site without pages', async () => {
    expect(await check({})).toEqual([]);
  });
});

describe('links that components write', () => {
  it('are checked, without a line', async () => {
    const rendered = { '/': ['/cli', '/clii', '/cli#x', '/gone.pdf', 'https://x.example', '#y'] };
    expect(await check({ '/': '', '/cli': '' }, { rendered })).toEqual([
      'pages/index.mdx The link "/clii" leads to a page that does not exist (Did you mean "/cli"?)',
      'pages/index.mdx There is no heading "#x" on /cli',
      'pages/index.mdx The link "/gone.pdf" leads to a file that does not exist (Put it at public/gone.pdf)',
    ]);
  });

  it('may target documents of the public folder', async () => {
    const rendered = { '/': ['/docs/demo.html', '/docs/storybook/', '/docs/images/'] };
    expect(await check({ '/': '' }, { rendered, base: '/docs' })).toEqual([
      'pages/index.mdx The link "/docs/images/" leads to a page that does not exist',
    ]);
  });

  it('are reported once if they are in the page’s source', async () => {
    expect(await check({ '/': '[x](/gone)' }, { rendered: { '/': ['/gone'] } })).toHaveLength(1);
  });

  it('belong to another site if they are outside of the base', async () => {
    const rendered = { '/': ['/other/gone', '/docs/gone'] };
    const base = '/docs';
    expect(await check({ '/': '' }, { rendered, base })).toEqual([
      expect.stringContaining('"/docs/gone"'),
    ]);
  });
});

describe('links of content that a feature adds', () => {
  it('are placed where the feature finds them, each time', async () => {
    const file = join(root, 'feature.mjs');
    const module = `export default () => ({
      placesOf: ({ file, base }, href) => [6, 9].flatMap((line) =>
        href === base + '/gone' ? { file: 'rooms.yaml', line, column: 2 } : []),
    });`;
    writeFileSync(file, module);
    const features = [{ extension: 'rooms', file, version: '1', folder: root }];
    const rendered = { '/': ['/docs/gone', '/docs/cli', '/docs/elsewhere'] };
    const pages = { '/': '', '/cli': '' };
    expect(await check(pages, { rendered, base: '/docs', features })).toEqual([
      expect.stringMatching(/^rooms\.yaml:6:2 The link "\/docs\/gone" leads to a page/),
      expect.stringMatching(/^rooms\.yaml:9:2 The link "\/docs\/gone" /),
      // The link of another component of the page.
      expect.stringMatching(/^pages\/index\.mdx The link "\/docs\/elsewhere" /),
    ]);
  });
});

describe('a page that cannot be parsed', () => {
  it('does not cause dead links to its headings', async () => {
    expect(await check({ '/': '[a](/a#x) [b](/a)', '/a': '## x\n\n{' })).toEqual([]);
  });
});

describe('external links', () => {
  it('are one line each: the address and its places in order, all separated by tabs', async () => {
    const { site, facts } = await siteOf(
      {
        '/': '[x](https://x.example/)\n\n[x](https://x.example/) www.a.example [m](mailto:a@b.c) [a](/a)',
        '/a': '\n\n[x](https://x.example/)',
      },
      {
        rendered: { '/a': ['https://x.example/', 'https://c.example', '/', '#y'] },
        config: {
          topNav: [{ text: 'W', link: 'www.a.example' }],
          socials: [{ icon: 'github', link: 'https://g.example' }],
        },
      },
    );
    expect(externalLinks(site, facts.values()).map(externalLine)).toEqual([
      'https://c.example\tpages/a.mdx',
      'https://g.example\tdocs.config.ts',
      'https://www.a.example\tdocs.config.ts\tpages/index.mdx:3',
      'https://x.example/\tpages/a.mdx:3\tpages/index.mdx:1\tpages/index.mdx:3',
    ]);
  });
});
