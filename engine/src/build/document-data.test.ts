import { describe, expect, it } from 'vitest';
import type { Config, UserConfig } from '../shared/config.ts';
import { configSchema } from '../shared/config.ts';
import type { PageFacts } from '../shared/page.ts';
import * as v from 'valibot';
import { type Chrome, documentData, topNavItems } from './document-data.ts';
import type { Site } from './site.ts';

const chrome: Chrome = { assets: { scripts: [], styles: [], preload: [], inline: '' }, build: 'b', banner: null, outlineFooter: null, topNav: [] };

function configOf(written: Partial<UserConfig> = {}, base = ''): Config {
  const { basePath: _, ...config } = v.parse(configSchema, { title: 'Vev', description: 'Of the site', ...written });
  return { ...config, titleTemplate: written.titleTemplate ?? '%s – Vev', base };
}

const factsOf = (facts: Partial<PageFacts> = {}): PageFacts => ({
  path: '/cli/login',
  file: 'pages/cli/login.mdx',
  frontMatter: {},
  headings: [],
  links: [],
  diagnostics: [],
  assets: [],
  reads: [],
  usesComponents: false,
  imports: [],
  ...facts,
});

function dataOf(facts: Partial<PageFacts> = {}, written: Partial<UserConfig> = {}, base = '') {
  const site = { config: configOf(written, base), socials: [], dates: { of: () => '2026-01-02T03:04:05Z' } } as unknown as Site;
  return documentData(site, chrome, factsOf(facts));
}

describe('title and description', () => {
  it('come from front matter, else from the heading, else from the site', () => {
    const both = dataOf({ title: 'H', description: 'HD', frontMatter: { title: 'F', description: 'FD' } });
    expect(both).toMatchObject({ title: 'F – Vev', pageTitle: 'F', description: 'FD' });
    expect(dataOf({ title: 'H', description: 'HD' })).toMatchObject({ title: 'H – Vev', pageTitle: 'H', description: 'HD' });
    expect(dataOf()).toMatchObject({ title: 'Vev', pageTitle: 'Vev', description: 'Of the site' });
  });

  it('are none when empty: the site’s own title is shown', () => {
    expect(dataOf({ frontMatter: { title: '' } })).toMatchObject({ title: 'Vev', pageTitle: 'Vev' });
    expect(dataOf({ title: '' })).toMatchObject({ title: 'Vev', pageTitle: 'Vev' });
  });

  it('fill every %s of the template, whatever signs they hold', () => {
    expect(dataOf({ title: '$& $1 %s' }, { titleTemplate: '%s | %s' }).title).toBe('$& $1 %s | $& $1 %s');
  });

  it('never say undefined', () => {
    expect(JSON.stringify(dataOf({}, { description: '' }))).not.toContain('undefined');
  });
});

describe('canonical', () => {
  const baseUrl = 'https://docs.example';

  it('is the clean path without a slash at its end', () => {
    expect(dataOf({}, { baseUrl }).canonical).toBe('https://docs.example/cli/login');
    expect(dataOf({ path: '/' }, { baseUrl }).canonical).toBe('https://docs.example/');
    expect(dataOf({ path: '/日 本' }, { baseUrl }).canonical).toBe('https://docs.example/%E6%97%A5%20%E6%9C%AC');
  });

  it('stands under the base', () => {
    expect(dataOf({}, { baseUrl }, '/docs').canonical).toBe('https://docs.example/docs/cli/login');
    expect(dataOf({ path: '/' }, { baseUrl }, '/docs').canonical).toBe('https://docs.example/docs');
  });

  it('is none without the site’s address and on the page for unknown paths', () => {
    expect(dataOf().canonical).toBeNull();
    expect(dataOf({ path: '/404' }, { baseUrl })).toMatchObject({ canonical: null, noindex: true });
    expect(dataOf({}, { baseUrl }).noindex).toBe(false);
  });
});

describe('the social card', () => {
  const baseUrl = 'https://docs.example';
  const og = 'https://og.example/?t=%title&d=%description&l=%logo&again=%title';

  it('has its placeholders replaced everywhere and encoded', () => {
    const { image } = dataOf({ title: 'A & B/é', description: '100% "x"' }, { ogImageUrl: og, logoUrl: 'https://x.example/l.svg?a&b' });
    expect(image).toBe('https://og.example/?t=A%20%26%20B%2F%C3%A9&d=100%25%20%22x%22&l=https%3A%2F%2Fx.example%2Fl.svg%3Fa%26b&again=A%20%26%20B%2F%C3%A9');
  });

  it('does not look for placeholders in what it has put in', () => {
    expect(dataOf({ title: '%description $& %logo' }, { ogImageUrl: '/o?t=%title' }).image).toBe('/o?t=%25description%20%24%26%20%25logo');
  });

  it('takes the longest matching prefix of a map', () => {
    const map = { '/': 'https://x.example/all', '/cli': 'https://x.example/cli', '/cl': 'https://x.example/cl' };
    expect(dataOf({}, { ogImageUrl: map }).image).toBe('https://x.example/cli');
    expect(dataOf({ path: '/client' }, { ogImageUrl: map }).image).toBe('https://x.example/all');
    expect(dataOf({ path: '/x' }, { ogImageUrl: { '/cli': 'https://x.example/cli' } }).image).toBeNull();
    expect(dataOf({}, { ogImageUrl: {} }).image).toBeNull();
    expect(dataOf().image).toBeNull();
  });

  it('is absolute and under the base, and so is the logo in it', () => {
    const { image } = dataOf({}, { baseUrl, ogImageUrl: '/og.png?l=%logo', logoUrl: { light: '/l.svg', dark: '/d.svg' } }, '/docs');
    expect(image).toBe(`https://docs.example/docs/og.png?l=${encodeURIComponent('https://docs.example/docs/d.svg')}`);
  });

  it('stands under the base also where the site’s address is not known', () => {
    expect(dataOf({}, { ogImageUrl: '/og.png' }, '/docs').image).toBe('/docs/og.png');
  });

  it('leaves the logo empty where there is none, and takes the site’s title for a missing one', () => {
    expect(dataOf({}, { ogImageUrl: '/o?%title-%logo.' }).image).toBe('/o?Vev-.');
  });
});

describe('the edit link', () => {
  const editLink = { pattern: 'https://git.example/edit/pages/:path?p=:path' };

  it('names the page’s file within its folder, encoded', () => {
    expect(dataOf({ file: 'pages/a b/ç#.mdx' }, { editLink }).edit).toEqual({
      text: 'Edit page',
      href: 'https://git.example/edit/pages/a%20b/%C3%A7%23.mdx?p=a%20b/%C3%A7%23.mdx',
    });
  });

  it('has its own text, and is none without a pattern or outside of the docs layout', () => {
    expect(dataOf({}, { editLink: { ...editLink, text: 'Mend' } }).edit!.text).toBe('Mend');
    expect(dataOf().edit).toBeNull();
    expect(dataOf({ frontMatter: { layout: 'landing' } }, { editLink }).edit).toBeNull();
  });

  it('does not depend on how the folder of the pages is spelled', () => {
    for (const pagesDir of ['pages', './pages', 'pages/']) {
      expect(dataOf({}, { editLink, pagesDir }).edit!.href).toBe('https://git.example/edit/pages/cli/login.mdx?p=cli/login.mdx');
    }
  });
});

describe('the sidebar, previous and next', () => {
  const sidebar = {
    '/cli': [
      { text: 'CLI', items: [{ text: 'Start', link: '/cli.html' }, { text: 'Off', link: '/off', disabled: true }, { text: 'Log in', link: '/cli/login' }, { text: 'GitHub', link: 'www.github.com' }] },
      { text: 'Last', link: '/last#x' },
    ],
  };

  it('pass over disabled items and include external ones, with addresses under the base', () => {
    const { previous, next, section, sidebar: shown } = dataOf({}, { sidebar }, '/docs');
    expect(previous).toEqual({ text: 'Start', link: '/docs/cli', external: false });
    expect(next).toEqual({ text: 'GitHub', link: 'https://www.github.com', external: true });
    expect(section).toBe('CLI');
    expect(shown).toMatchObject({ key: '/cli', items: [{ text: 'CLI' }, { text: 'Last' }] });
    expect(shown!.file).toMatch(/^_page\/sidebar-[0-9a-f]{8}\.html$/);
  });

  it('are none where no sidebar covers the page', () => {
    expect(dataOf({ path: '/other' }, { sidebar })).toMatchObject({ sidebar: null, previous: null, next: null, section: null, show: { sidebar: false } });
  });

  it('have a file named by its contents, its base and its logo', () => {
    const other = { '/cli': [{ text: 'Other', link: '/cli' }] };
    const files = [
      dataOf({}, { sidebar }),
      dataOf({}, { sidebar }, '/docs'),
      dataOf({}, { sidebar, logoUrl: '/l.svg' }),
      dataOf({}, { sidebar: other }),
    ].map((data) => data.sidebar!.file);
    expect(new Set(files).size).toBe(4);
    expect(dataOf({ path: '/cli' }, { sidebar }).sidebar!.file).toBe(files[0]);
  });

  it('belong to the docs layout; front matter may show or hide the sidebar', () => {
    const shownOn = (frontMatter: PageFacts['frontMatter']) => dataOf({ frontMatter }, { sidebar }).show.sidebar;
    expect(shownOn({ layout: 'minimal' })).toBe(false);
    expect(shownOn({ layout: 'minimal', showSidebar: true })).toBe(true);
    expect(shownOn({ showSidebar: false })).toBe(false);
    expect(dataOf({ frontMatter: { layout: 'landing' } }, { sidebar })).toMatchObject({ previous: null, next: null, lastUpdatedAt: null, layout: 'landing' });
    expect(dataOf().lastUpdatedAt).toBe('2026-01-02T03:04:05Z');
  });
});

describe('switches', () => {
  it('show logo and top navigation unless front matter hides them', () => {
    expect(dataOf().show).toMatchObject({ logo: true, topNav: true });
    expect(dataOf({ frontMatter: { showLogo: false, showTopNav: false } }).show).toMatchObject({ logo: false, topNav: false });
  });

  it('turn paddings and width into custom properties', () => {
    expect(dataOf({ frontMatter: { content: { width: 800, horizontalPadding: '2rem', verticalPadding: 0 } } }).style).toEqual({
      '--content-width': '800px',
      '--content-padding-x': '2rem',
      '--content-padding-y': '0px',
    });
    expect(dataOf().style).toEqual({});
  });

  const headings = [1, 2, 3, 4, 5, 6].map((level) => ({ level, id: `h${level}`, text: `H${level}`, line: level }));
  const levelsOf = (frontMatter: PageFacts['frontMatter']) => dataOf({ headings, frontMatter }).outline.map(({ level }) => level);

  it('show as many heading levels from 2 in the outline as front matter says', () => {
    expect(levelsOf({})).toEqual([2, 3]);
    expect(levelsOf({ showOutline: true })).toEqual([2, 3]);
    expect(levelsOf({ showOutline: 1 })).toEqual([2]);
    expect(levelsOf({ showOutline: 4 })).toEqual([2, 3, 4, 5]);
    expect(levelsOf({ showOutline: 5 })).toEqual([2, 3, 4, 5, 6]);
    expect(levelsOf({ showOutline: false })).toEqual([]);
    expect(levelsOf({ layout: 'landing' })).toEqual([]);
    expect(levelsOf({ layout: 'landing', showOutline: true })).toEqual([2, 3]);
  });

  it('keep the generated heading of footnotes out of the outline', () => {
    expect(dataOf({ headings: [{ level: 2, id: 'footnote-label', text: 'Footnotes', line: 1 }] }).outline).toEqual([]);
  });
});

describe('the AI actions', () => {
  it('ask about the page’s absolute address, encoded', () => {
    const { aiCta } = dataOf({ path: '/日本' }, { baseUrl: 'https://docs.example' }, '/docs');
    const url = new URL(aiCta!.ask);
    expect(url.origin + url.pathname).toBe('https://chatgpt.com/');
    expect(url.searchParams.get('hints')).toBe('search');
    expect(url.searchParams.get('q')).toContain('https://docs.example/docs/%E6%97%A5%E6%9C%AC ');
    expect(url.searchParams.get('q')).not.toMatch(/["“”]/);
    expect([...url.searchParams.keys()]).toEqual(['hints', 'q']);
  });

  it('name the page’s source under the base', () => {
    expect(dataOf({}, {}, '/docs').aiCta!.source).toBe('/docs/cli/login.md');
    expect(dataOf({ path: '/' }, {}, '/docs').aiCta!.source).toBe('/docs/index.md');
  });

  it('take the prompt of the configuration', () => {
    const aiCta = { query: ({ location }: { location: { pathname: string } }) => `Read ${location.pathname} & more?` };
    expect(dataOf({}, { aiCta, baseUrl: 'https://x.example' }, '/docs').aiCta!.ask).toBe('https://chatgpt.com/?hints=search&q=Read%20%2Fdocs%2Fcli%2Flogin%20%26%20more%3F');
  });

  it('are hidden by the configuration, by front matter and by the other layouts', () => {
    expect(dataOf({ frontMatter: { showAiCta: true } }, { aiCta: false })).toMatchObject({ aiCta: null, show: { aiCta: false } });
    expect(dataOf({ frontMatter: { showAiCta: false } }).aiCta).toBeNull();
    expect(dataOf({ frontMatter: { layout: 'minimal' } }).aiCta).toBeNull();
    expect(dataOf({ frontMatter: { layout: 'minimal', showAiCta: true } }).aiCta).not.toBeNull();
  });
});

describe('the top navigation', () => {
  it('has addresses under the base, external ones as they are, and rendered elements', () => {
    const topNav = [
      { text: 'Docs', link: '/index.html#x' },
      { text: 'More', items: [{ text: 'Blog', link: 'www.blog.example' }, { element: 'E' as never }] },
      { text: 'Mail', link: 'mailto:a@b.c' },
    ];
    const config = { ...configOf({}, '/docs'), topNav };
    expect(topNavItems(config, (element, prefix) => `<${String(element)} ${prefix}>`)).toEqual([
      { text: 'Docs', external: false, href: '/docs/#x' },
      { text: 'More', external: false, items: [{ text: 'Blog', external: true, href: 'https://www.blog.example' }, { text: '', external: false, html: '<E t1.1->' }] },
      { text: 'Mail', external: true, href: 'mailto:a@b.c' },
    ]);
  });

  it('marks the active item of the page', () => {
    const topNav = [{ text: 'Docs', link: '/start', match: '/' }, { text: 'API', link: '/api' }];
    expect(dataOf({}, { topNav }).topNavActive).toBe(0);
    expect(dataOf({ path: '/api/x' }, { topNav }).topNavActive).toBe(1);
    expect(dataOf().topNavActive).toBe(-1);
  });
});
