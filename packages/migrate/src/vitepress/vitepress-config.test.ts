import { describe, expect, it } from 'vitest';
import { convertVitePress } from './vitepress-config.ts';
import { headCode } from './head.ts';
import { rewriter } from './vitepress-paths.ts';

const convert = (written: object) => convertVitePress({ title: 'T', ...written });

describe('a configuration of VitePress', () => {
  it('names what becomes of a theme that readers see first', () => {
    const { config, notes } = convert({ appearance: 'dark' });
    expect(config.theme).toEqual({ colorScheme: 'dark' });
    expect(notes).toMatchObject([{ option: 'appearance', isNote: false }]);
  });

  it('becomes options of this engine', () => {
    const { config, notes } = convert({
      description: 'D',
      base: '/docs/',
      titleTemplate: ':title | X',
      appearance: 'force-dark',
      ignoreDeadLinks: ['/a'],
      sitemap: { hostname: 'https://a.example/docs' },
      cleanUrls: true,
      lastUpdated: true,
      themeConfig: {
        logo: { light: '/l.svg', dark: '/d.svg' },
        editLink: { pattern: 'https://a.example/:path' },
        docFooter: { prev: 'Back', next: 'On' },
        outline: { label: 'Here' },
        socialLinks: [{ icon: 'twitter', link: 'https://x.com/a' }],
        search: { provider: 'local' },
      },
    });
    expect(config).toEqual({
      title: 'T',
      description: 'D',
      basePath: '/docs/',
      titleTemplate: '%s | X',
      theme: { colorScheme: 'dark', forced: true },
      checks: { 'dead-link': { severity: 'error', allow: ['/a'] } },
      baseUrl: 'https://a.example',
      logoUrl: { light: '/l.svg', dark: '/d.svg' },
      editLink: { pattern: 'https://a.example/:path' },
      labels: { previous: 'Back', next: 'On', onThisPage: 'Here' },
      socials: [{ icon: 'x', link: 'https://x.com/a' }],
    });
    expect(notes).toEqual([]);
  });

  it('has sidebars in each form', () => {
    const { config } = convert({
      themeConfig: {
        sidebar: {
          '/guide/': {
            base: '/guide/',
            items: [{ text: 'A <b>b</b>', link: 'a.md', collapsed: true }],
          },
          ref: [
            {
              text: 'R',
              base: '/ref/',
              items: [
                { text: 'One', link: 'one' },
                { text: 'Two', base: '/two/', link: 'x' },
              ],
            },
            { text: 'Alone' },
          ],
        },
      },
    });
    expect(config.sidebar).toEqual({
      '/guide/': [{ text: 'A b', link: '/guide/a', collapsed: true }],
      '/ref': [
        {
          text: 'R',
          items: [
            { text: 'One', link: '/ref/one' },
            { text: 'Two', link: '/two/x' },
          ],
        },
        { text: 'Alone', disabled: true },
      ],
    });
    expect(
      convert({ themeConfig: { sidebar: [{ text: 'A', link: '/a' }] } }).config.sidebar,
    ).toEqual({
      '/': [{ text: 'A', link: '/a' }],
    });
  });

  it('has its navigation, and says what of it is missing', () => {
    const { config, notes } = convert({
      themeConfig: {
        nav: [
          { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
          { text: 'More', items: [{ text: 'Group', items: [{ text: 'A', link: '/a.html' }] }] },
          { component: 'Switch' },
          { text: 'Odd', link: 'https://b.example', activeMatch: '/(a|b)/' },
        ],
      },
    });
    expect(config.topNav).toEqual([
      { text: 'Guide', link: '/guide/', match: '/guide' },
      { text: 'More', items: [{ text: 'A', link: '/a' }] },
      { text: 'Odd', link: 'https://b.example' },
    ]);
    expect(notes.map(({ option }) => option)).toEqual([
      'themeConfig.nav[1].items[0]',
      'themeConfig.nav[2]',
      'themeConfig.nav[3].activeMatch',
    ]);
  });

  it('has its languages, with their texts beside the texts of the first', () => {
    const sidebar = (prefix: string, ...[group, text, extra]: string[]) => [
      { text: group, items: [{ text, link: `${prefix}/a` }] },
      ...(extra ? [{ text: extra, link: `${prefix}/extra` }] : []),
    ];
    const { config, notes } = convert({
      title: 'Site',
      description: 'A site',
      locales: {
        root: {
          label: 'English',
          lang: 'en-US',
          themeConfig: { sidebar: sidebar('', 'Group', 'A'), nav: [{ text: 'Go', link: '/a' }] },
        },
        de: {
          label: 'Deutsch',
          description: 'Eine Seite',
          themeConfig: {
            sidebar: sidebar('/de', 'Gruppe', 'B'),
            nav: [{ text: 'Los', link: '/de/a' }],
            docFooter: { prev: 'Zurück', next: 'Weiter' },
          },
        },
        fr: { label: 'Français', themeConfig: { sidebar: sidebar('/fr', 'Groupe', 'A', 'Plus') } },
        'not a tag': {},
      },
    });
    expect(config).toMatchObject({
      title: 'Site',
      lang: 'en-US',
      description: { 'en-US': 'A site', de: 'Eine Seite' },
      languages: {
        de: { label: 'Deutsch', labels: { previous: 'Zurück', next: 'Weiter' } },
        fr: { label: 'Français' },
      },
      sidebar: {
        '/': [
          {
            text: { 'en-US': 'Group', de: 'Gruppe' },
            items: [{ text: { 'en-US': 'A', de: 'B' }, link: '/a' }],
          },
        ],
      },
      topNav: [{ text: { 'en-US': 'Go', de: 'Los' }, link: '/a' }],
    });
    expect(notes.map(({ option }) => option)).toEqual(['locales.not a tag']);
  });

  it('names every option that is not moved', () => {
    const { notes } = convert({
      vite: { plugins: [] },
      buildEnd() {},
      own: 1,
      markdown: { config() {}, math: true, lineNumbers: true },
      themeConfig: { carbonAds: {}, mine: 2, footer: { message: 'M' } },
    });
    expect(notes.map(({ option, isNote }) => `${option}${isNote ? ' *' : ''}`)).toEqual([
      'vite',
      'buildEnd',
      'own',
      'markdown.config',
      'markdown.lineNumbers',
      'themeConfig.carbonAds',
      'themeConfig.mine',
      'themeConfig.footer *',
    ]);
  });

  it('has the elements of its head, with the icon as an option', () => {
    const { config, head } = convert({
      base: '/b/',
      head: [
        ['link', { rel: 'icon', href: '/b/i.svg' }],
        ['meta', { name: 'x', content: 'a "b"' }],
        ['script', { async: '', src: 'https://c.example/a.js', crossorigin: 'anonymous' }],
        ['script', {}, 'run("<")'],
      ],
    });
    expect(config.iconUrl).toBe('/i.svg');
    expect(headCode(head, new Map())?.text).toBe(`<>
    <meta name="x" content={'a "b"'} />
    <script async src="https://c.example/a.js" crossOrigin="anonymous" />
    <script dangerouslySetInnerHTML={{ __html: 'run("<")' }} />
  </>`);
    expect(headCode([], new Map([['/a', [['meta', { name: 'y' }]]]]))?.text).toContain("'/a': <>");
    expect(headCode([], new Map())).toBeUndefined();
  });
});

describe('the files of VitePress', () => {
  it('are renamed by patterns and by functions', () => {
    const rename = rewriter({
      'en/:rest*': ':rest*',
      'packages/:name/src/:page': ':name/:page',
      'a.md': 'b.md',
    });
    expect(['en/x/y.md', 'packages/p/src/i.md', 'a.md', 'other.md'].map(rename)).toEqual([
      'x/y.md',
      'p/i.md',
      'b.md',
      'other.md',
    ]);
    expect(rewriter((name: string) => `x/${name}`)('a.md')).toBe('x/a.md');
    expect(rewriter(undefined)('a.md')).toBe('a.md');
  });
});
