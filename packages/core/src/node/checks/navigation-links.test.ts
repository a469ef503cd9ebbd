import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../shared/config/config.ts';
import { check, type Given, orphans, root, useFolder } from './links.test.kit.ts';

useFolder();

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
      'docs.config.ts The link "/gone/away" of "Gone" in topNav leads to a page that does not exist',
      'docs.config.ts The link "/hom" of "Dead" in sidebar leads to a page that does not exist (Did you mean "/home"?)',
    ]);
  });

  it('is reported with the name of the config file', async () => {
    const config = { topNav: [{ text: 'Gone', link: '/gone/away' }] };
    expect(await check({ '/': '' }, { config, configFile: 'docs.config.mjs' })).toEqual([
      expect.stringMatching(/^docs\.config\.mjs /),
    ]);
  });

  it('is reported with its place in the config file', async () => {
    const topNav = [{ text: 'Menu', items: [{ text: 'Gone', link: '/gone/away' }] }];
    writeFileSync(
      join(root, 'written.ts'),
      "const items = [\n  { text: 'Gone', link: '/gone/away' },\n];\nexport default { topNav: [{ text: 'Menu', items }] };\n",
    );
    expect(await check({ '/': '' }, { config: { topNav }, configFile: 'written.ts' })).toEqual([
      expect.stringMatching(/^written\.ts:2:19 The link "\/gone\/away"/),
    ]);
  });

  it.each<[string, Partial<UserConfig>, string]>([
    [
      'an anchor',
      { topNav: [{ text: 'A', link: '/#on' }] },
      'There is no heading "#on" on /, in the link "/#on" of "A" in topNav (Did you mean "#one"?)',
    ],
    [
      'a link without its slash',
      { topNav: [{ text: 'A', link: 'cli' }] },
      'The link "cli" of "A" in topNav is neither an address nor a path that begins with / (Did you mean "/cli"?)',
    ],
    [
      'the banner',
      { banner: { content: 'See [it](/clii).' } },
      'The link "/clii" in banner leads to a page that does not exist (Did you mean "/cli"?)',
    ],
    [
      'the text below the outline',
      { outlineFooter: '[x](/nowhere/at/all)' },
      'The link "/nowhere/at/all" in outlineFooter leads to a page that does not exist',
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
      'The file "/s.svg" of "S" in sponsors does not exist (Put it at public/s.svg)',
    ],
    [
      'a sponsor of a group without rows',
      { sponsors: [{ name: 'Gold', items: [{ name: 'S', link: '/clii', image: '/logo.svg' }] }] },
      'The link "/clii" of "S" in sponsors leads to a page that does not exist (Did you mean "/cli"?)',
    ],
    [
      'a sidebar that is never shown',
      { sidebar: { '/clli': [] } },
      'No page shows the sidebar of "/clli" (Did you mean "/cli"?)',
    ],
  ])('is checked in %s', async (_, config, message) => {
    expect(await check({ '/': '## One', '/cli': '' }, { config })).toEqual([
      `docs.config.ts ${message}`,
    ]);
  });

  it('may target another site, a file, or a page', async () => {
    writeFileSync(join(root, 'public/press kit.zip'), '');
    const config = {
      topNav: [
        { text: 'A', link: 'https://a.example' },
        { text: 'B', link: 'mailto:b@b.example' },
        { text: 'C', link: '/manual.pdf' },
        { text: 'D', link: '/#one' },
        { text: 'E', link: '/press%20kit.zip' },
      ],
      ogImageUrl: { '/': 'https://og.example?t=%title' },
      logoUrl: '/logo.svg',
    };
    expect(await check({ '/': '## One' }, { config })).toEqual([]);
  });
});

describe('orphans', () => {
  it('are pages without links from other pages', async () => {
    const pages = { '/': '[a](/a)', '/a': '', '/b': '[me](/b)' };
    expect(await orphans(pages)).toEqual([
      'pages/b.mdx Nothing links to the page /b (Add it to the sidebar, or link to it from a page)',
    ]);
  });

  it('exclude the home page, the page for unknown paths and landing pages', async () => {
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

  it('are not reported while a broken page may link to them', async () => {
    expect(await orphans({ '/': 'a {', '/a': '' })).toEqual([]);
  });
});
