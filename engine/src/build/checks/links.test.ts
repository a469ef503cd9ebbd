import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompiler } from '../../content/compile.ts';
import type { Config } from '../../shared/config.ts';
import type { PageFacts } from '../../shared/page.ts';
import type { Site } from '../site.ts';
import { externalLinks } from './external.ts';
import { checkSite } from './index.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'));
  for (const file of ['public/manual.pdf', 'public/logo.svg', 'pages/pic.svg']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(
      join(root, file),
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    );
  }
});
afterAll(() => rmSync(root, { recursive: true }));

interface Given {
  config?: Partial<Config>;
  /** Name of the config file. */
  configFile?: string;
  rendered?: Record<string, string[]>;
}

/** A site of these pages, compiled; the front matter belongs to the texts. */
async function siteOf(
  pages: Record<string, string>,
  { config = {}, configFile = 'docs.config.ts', rendered = {} }: Given = {},
): Promise<{ site: Site; facts: Map<string, PageFacts> }> {
  const base = config.base ?? '';
  const compiler = createCompiler({ root, base, pagesDir: 'pages' });
  const facts = new Map<string, PageFacts>();
  for (const [path, text] of Object.entries(pages)) {
    const file = `pages${path === '/' ? '/index' : path}.mdx`;
    const page = (await compiler.compile({ path, file, text })).facts;
    facts.set(path, { ...page, rendered: rendered[path] });
  }
  const main = join(root, configFile);
  const site = {
    root,
    config: {
      topNav: [],
      sidebar: [],
      socials: [],
      sponsors: [],
      files: {},
      redirects: {},
      blogDir: 'blog',
      base,
      ...config,
    },
    configFiles: { main, all: [main] },
  } as unknown as Site;
  return { site, facts };
}

/** `file:line:column message (hint)` of everything that is wrong, but for pages without links. */
async function check(
  pages: Record<string, string>,
  given?: Given,
  isShown = (rule: string) => rule !== 'orphan-page',
): Promise<string[]> {
  const { site, facts } = await siteOf(pages, given);
  return (await checkSite(site, facts))
    .filter(({ rule }) => isShown(rule))
    .map(
      ({ file, line, column, message, hint }) =>
        `${[file, line, column].filter(Boolean).join(':')} ${message}${hint ? ` (${hint})` : ''}`,
    );
}

const orphans = (pages: Record<string, string>, given?: Given) =>
  check(pages, given, (rule) => rule === 'orphan-page');

describe('the links of pages', () => {
  it('finds nothing wrong with links that lead somewhere', async () => {
    const pages = {
      '/': '# Home\n\n[a](./cli.mdx) [b](/cli.html#log-in) [c](cli/) [d](#home) [e](/) [f](https://x.example/gone) [g](mailto:a@b.c) [h](/manual.pdf) [i](#)',
      '/cli':
        '## Log in\n\n## 日本\n\n[a](/#home) [b](#log-in) [c](#日本) [d](#%E6%97%A5%E6%9C%AC)',
    };
    expect(await check(pages)).toEqual([]);
  });

  it('names a dead link with its place and the nearest page', async () => {
    expect(await check({ '/': 'a\n\n[x](/cli/comands)', '/cli/commands': '' })).toEqual([
      'pages/index.mdx:3:1 Unexpected link "/cli/comands", expected a page of this site (Did you mean "/cli/commands"?)',
    ]);
    expect(await check({ '/': '[x](./nothing-like-it.md)' })).toEqual([
      'pages/index.mdx:1:1 Unexpected link "./nothing-like-it.md", expected a page of this site',
    ]);
  });

  it('says where a path has moved that is linked to', async () => {
    const config = { redirects: { '/old': '/older', '/older': '/new' } };
    expect(await check({ '/': '[x](/old)', '/new': '' }, { config })).toEqual([
      'pages/index.mdx:1:1 Unexpected link "/old", expected a page of this site (Link to "/new", where it is redirected)',
    ]);
  });

  it('names a dead anchor, on the same page and on another', async () => {
    expect(await check({ '/': '## One\n\n[x](#on)', '/b': '[x](/#oen) [y](/#zzzzzz)' })).toEqual([
      'pages/index.mdx:3:1 Unexpected anchor "#on", expected a heading of / (Did you mean "#one"?)',
      'pages/b.mdx:1:1 Unexpected anchor "#oen", expected a heading of / (Did you mean "#one"?)',
      'pages/b.mdx:1:12 Unexpected anchor "#zzzzzz", expected a heading of /',
    ]);
  });

  it('names a missing file', async () => {
    expect(await check({ '/': '[x](/gone.pdf)' })).toEqual([
      'pages/index.mdx:1:1 Unexpected link "/gone.pdf", expected a file of the public folder (Put it at public/gone.pdf)',
    ]);
  });

  it('finds nothing wrong with footnotes', async () => {
    expect(await check({ '/': 'a[^1] b[^1]\n\n[^1]: note' })).toEqual([]);
  });

  it('finds nothing wrong with images, beside the page or in the public folder', async () => {
    expect(await check({ '/': '![a](/logo.svg) ![b](./pic.svg) ![c](pic.svg)' })).toEqual([]);
  });

  it('finds nothing wrong with an anchor that the page sets itself', async () => {
    expect(
      await check({ '/': '<h2 id="own">Own</h2>\n\n<a id="here"></a>\n\n[x](#own) [y](#here)' }),
    ).toEqual([]);
  });

  it('finds a page whose path ends like a file', async () => {
    expect(await check({ '/': '[x](/vev.json)', '/vev.json': '' })).toEqual([]);
  });

  it('finds nothing in a site without pages', async () => {
    expect(await check({})).toEqual([]);
  });
});

describe('the navigation', () => {
  it('is checked in all its depth, the three forms of a path alike', async () => {
    const sidebar = {
      '/': [
        {
          text: 'A',
          items: [
            { text: 'Home', link: '/' },
            { text: 'Dead', link: '/hom' },
          ],
        },
      ],
      '/b': [
        { text: 'Ext', link: 'https://x.example' },
        { text: 'C', link: '/c.html#x' },
      ],
    };
    const topNav = [
      { text: 'Menu', items: [{ text: 'Gone', link: '/gone/away' }] },
      { text: 'C', link: '/c/' },
    ];
    expect(
      await check(
        { '/': '', '/b': '', '/c': '## x', '/home': '' },
        { config: { sidebar, topNav } },
      ),
    ).toEqual([
      'docs.config.ts Unexpected link "/gone/away" of "Gone" in topNav, expected a page of this site',
      'docs.config.ts Unexpected link "/hom" of "Dead" in sidebar, expected a page of this site (Did you mean "/home"?)',
    ]);
  });

  it('is reported at the config file the site has', async () => {
    const config = { topNav: [{ text: 'Gone', link: '/gone/away' }] };
    expect(await check({ '/': '' }, { config, configFile: 'docs.config.mjs' })).toEqual([
      expect.stringMatching(/^docs\.config\.mjs /),
    ]);
  });

  it('is reported where the config file writes it', async () => {
    const topNav = [{ text: 'Menu', items: [{ text: 'Gone', link: '/gone/away' }] }];
    writeFileSync(
      join(root, 'written.ts'),
      "const items = [\n  { text: 'Gone', link: '/gone/away' },\n];\nexport default { topNav: [{ text: 'Menu', items }] };\n",
    );
    expect(await check({ '/': '' }, { config: { topNav }, configFile: 'written.ts' })).toEqual([
      expect.stringMatching(/^written\.ts:2:19 Unexpected link "\/gone\/away"/),
    ]);
  });

  it.each<[string, Partial<Config>, string]>([
    [
      'an anchor',
      { topNav: [{ text: 'A', link: '/#on' }] },
      'Unexpected anchor "#on", expected a heading of /, in the link "/#on" of "A" in topNav (Did you mean "#one"?)',
    ],
    [
      'a link without its slash',
      { topNav: [{ text: 'A', link: 'cli' }] },
      'Unexpected link "cli" of "A" in topNav, expected a path that begins with /, or an address (Did you mean "/cli"?)',
    ],
    [
      'the banner',
      { banner: { content: 'See [it](/clii).' } },
      'Unexpected link "/clii" in banner, expected a page of this site (Did you mean "/cli"?)',
    ],
    [
      'the text below the outline',
      { outlineFooter: '[x](/nowhere/at/all)' },
      'Unexpected link "/nowhere/at/all" in outlineFooter, expected a page of this site',
    ],
    [
      'an icon',
      { iconUrl: { light: '/logo.svg', dark: '/night.svg' } },
      'Unexpected file "/night.svg" of iconUrl, expected a file of the public folder (Put it at public/night.svg)',
    ],
    [
      'a sponsor',
      {
        sponsors: [
          {
            name: 'Gold',
            height: 40,
            items: [[{ name: 'S', link: 'https://s.example', image: '/s.svg' }]],
          },
        ],
      },
      'Unexpected file "/s.svg" of "S" in sponsors, expected a file of the public folder (Put it at public/s.svg)',
    ],
    [
      'a sidebar that is never shown',
      { sidebar: { '/clli': [] } },
      'Unexpected sidebar of "/clli", expected a prefix of a page’s path (Did you mean "/cli"?)',
    ],
  ])('is checked in %s', async (_, config, message) => {
    expect(await check({ '/': '## One', '/cli': '' }, { config })).toEqual([
      `docs.config.ts ${message}`,
    ]);
  });

  it('may lead out of the site, to a file, or to a page of its own', async () => {
    const config = {
      topNav: [
        { text: 'A', link: 'https://a.example' },
        { text: 'B', link: 'mailto:b@b.example' },
        { text: 'C', link: '/manual.pdf' },
        { text: 'D', link: '/#one' },
      ],
      ogImageUrl: { '/': 'https://og.example?t=%title' },
      logoUrl: '/logo.svg',
    };
    expect(await check({ '/': '## One' }, { config })).toEqual([]);
  });
});

describe('links that components write', () => {
  it('are checked, without a line', async () => {
    const rendered = { '/': ['/cli', '/clii', '/cli#x', '/gone.pdf', 'https://x.example', '#y'] };
    expect(await check({ '/': '', '/cli': '' }, { rendered })).toEqual([
      'pages/index.mdx Unexpected link "/clii", expected a page of this site (Did you mean "/cli"?)',
      'pages/index.mdx Unexpected anchor "#x", expected a heading of /cli',
      'pages/index.mdx Unexpected link "/gone.pdf", expected a file of the public folder (Put it at public/gone.pdf)',
    ]);
  });

  it('are reported once when the page itself wrote them', async () => {
    expect(await check({ '/': '[x](/gone)' }, { rendered: { '/': ['/gone'] } })).toHaveLength(1);
  });

  it('belong to another site when they lie outside of the base', async () => {
    const rendered = { '/': ['/other/gone', '/docs/gone'] };
    const config = { base: '/docs' };
    expect(await check({ '/': '' }, { rendered, config })).toEqual([
      expect.stringContaining('"/docs/gone"'),
    ]);
  });
});

describe('orphans', () => {
  it('are pages that nothing but themselves links to', async () => {
    const pages = { '/': '[a](/a)', '/a': '', '/b': '[me](/b)' };
    expect(await orphans(pages)).toEqual([
      'pages/b.mdx Unexpected page /b that nothing links to, expected a link to it (Add it to the sidebar, or link to it from a page)',
    ]);
  });

  it('are not the home page, the page of unknown paths, nor landing pages', async () => {
    const pages = { '/': '', '/404': '', '/sale': '---\nlayout: landing\n---\n' };
    expect(await orphans(pages)).toEqual([]);
  });

  it.each<[string, Given]>([
    ['the sidebar', { config: { sidebar: [{ text: 'A', link: '/a.html' }] } }],
    ['the top navigation', { config: { topNav: [{ text: 'A', link: '/a#x' }] } }],
    ['the banner', { config: { banner: '[a](/a/)' } }],
    ['a component', { rendered: { '/': ['/a?x#y'] } }],
  ])('are not pages that %s links to', async (_, given) => {
    expect(await orphans({ '/': '', '/a': '# x\n## y' }, given)).toEqual([]);
  });

  it('are not named while a page is broken that may link to them', async () => {
    expect(await orphans({ '/': 'a {', '/a': '' })).toEqual([]);
  });
});

describe('a page that cannot be parsed', () => {
  it('makes no link to its headings dead', async () => {
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
    expect(externalLinks(site, facts.values())).toEqual([
      'https://c.example\tpages/a.mdx',
      'https://g.example\tdocs.config.ts',
      'https://www.a.example\tdocs.config.ts\tpages/index.mdx:3',
      'https://x.example/\tpages/a.mdx:3\tpages/index.mdx:1\tpages/index.mdx:3',
    ]);
  });
});
