import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompiler } from '../content/compile.ts';
import type { Config } from '../shared/config.ts';
import type { PageFacts } from '../shared/page.ts';
import { checkLinks } from './check-links.ts';
import type { Site } from './site.ts';

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

/** `file:line:column message (hint)` of everything that is wrong with the links of these pages. */
async function check(
  pages: Record<string, string>,
  config: Partial<Config> = {},
  configFile = 'docs.config.ts',
): Promise<string[]> {
  const compiler = createCompiler({ root, base: '', pagesDir: 'pages' });
  const facts = new Map<string, PageFacts>();
  for (const [path, text] of Object.entries(pages)) {
    const file = `pages${path === '/' ? '/index' : path}.mdx`;
    facts.set(path, (await compiler.compile({ path, file, text })).facts);
  }
  const main = join(root, configFile);
  const site = {
    root,
    config: { topNav: [], sidebar: [], files: {}, ...config },
    configFiles: { main, all: [main] },
  } as unknown as Site;
  return checkLinks(site, facts).map(
    ({ file, line, column, message, hint }) =>
      `${[file, line, column].filter(Boolean).join(':')} ${message}${hint ? ` (${hint})` : ''}`,
  );
}

describe('checkLinks', () => {
  it('finds nothing wrong with links that lead somewhere', async () => {
    const pages = {
      '/': '# Home\n\n[a](./cli.mdx) [b](/cli.html#log-in) [c](cli/) [d](#home) [e](/) [f](https://x.example/gone) [g](mailto:a@b.c) [h](/manual.pdf) [i](#)',
      '/cli':
        '## Log in\n\n## 日本\n\n[a](/#home) [b](#log-in) [c](#日本) [d](#%E6%97%A5%E6%9C%AC)',
    };
    expect(await check(pages)).toEqual([]);
  });

  it('knows the files that the configuration makes', async () => {
    const pages = { '/': '[facts](/facts.json)' };
    expect(await check(pages, { files: { '/facts.json': '{}' } })).toEqual([]);
    expect(await check(pages)).toEqual([
      'pages/index.mdx:1:1 Unexpected link "/facts.json", expected a file of the public folder (Put it at public/facts.json)',
    ]);
  });

  it('names a dead link with its place and the nearest page', async () => {
    expect(await check({ '/': 'a\n\n[x](/cli/comands)', '/cli/commands': '' })).toEqual([
      'pages/index.mdx:3:1 Unexpected link "/cli/comands", expected a page of this site (Did you mean "/cli/commands"?)',
    ]);
    expect(await check({ '/': '[x](./nothing-like-it.md)' })).toEqual([
      'pages/index.mdx:1:1 Unexpected link "./nothing-like-it.md", expected a page of this site',
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
    expect(await check({ '/': '', '/c': '', '/home': '' }, { sidebar, topNav })).toEqual([
      'docs.config.ts Unexpected link "/gone/away" of "Gone" in topNav, expected a page of this site',
      'docs.config.ts Unexpected link "/hom" of "Dead" in sidebar, expected a page of this site (Did you mean "/home"?)',
    ]);
  });

  it('is reported at the config file the site has', async () => {
    expect(
      await check(
        { '/': '' },
        { topNav: [{ text: 'Gone', link: '/gone/away' }] },
        'docs.config.mjs',
      ),
    ).toEqual([expect.stringMatching(/^docs\.config\.mjs /)]);
  });
});
