import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { describe, expect, it } from 'vitest';
import { chatLinks, ownPrompt, topNavItems } from './document-links.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { dataOf } from './document-data.test.kit.ts';

describe('the sidebar, previous and next', () => {
  const sidebar = {
    '/cli': [
      {
        text: 'CLI',
        items: [
          { text: 'Start', link: '/cli.html' },
          { text: 'Off', link: '/off', disabled: true },
          { text: 'Log in', link: '/cli/login' },
          { text: 'GitHub', link: 'www.github.com' },
        ],
      },
      { text: 'Last', link: '/last#x' },
    ],
  };

  it('skip disabled items and include external ones, with addresses under the base', () => {
    const { previous, next, section, sidebar: shown } = dataOf({}, { sidebar }, '/docs');
    expect(previous).toEqual({ text: 'Start', link: '/docs/cli', external: false });
    expect(next).toEqual({ text: 'GitHub', link: 'https://www.github.com', external: true });
    expect(section).toBe('CLI');
    expect(shown).toMatchObject({ key: '/cli', items: [{ text: 'CLI' }, { text: 'Last' }] });
    expect(shown!.file).toMatch(/^_page\/sidebar-[0-9a-f]{8}\.html$/);
  });

  it('are missing if no sidebar covers the page', () => {
    expect(dataOf({ path: '/other' }, { sidebar })).toMatchObject({
      sidebar: null,
      previous: null,
      next: null,
      section: null,
    });
  });

  it('are missing if the sidebar has no items', () => {
    for (const empty of [[], {}, { '/cli': [] }])
      expect(dataOf({}, { sidebar: empty })).toMatchObject({
        sidebar: null,
        previous: null,
        next: null,
      });
  });

  it('use the first of several items of one page', () => {
    const twice = [
      { text: 'One', items: [{ text: 'A', link: '/cli/login?a' }] },
      { text: 'Two', items: [{ text: 'B', link: '/cli/login' }] },
    ];
    expect(dataOf({}, { sidebar: twice }, '/docs')).toMatchObject({
      section: 'One',
      sidebar: { active: '/docs/cli/login?a' },
      previous: null,
      next: { text: 'B' },
    });
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
    const shownOn = (frontMatter: PageFacts['frontMatter']) =>
      dataOf({ frontMatter }, { sidebar }).sidebar !== null;
    expect(shownOn({ layout: 'minimal' })).toBe(false);
    expect(shownOn({ layout: 'minimal', showSidebar: true })).toBe(true);
    expect(shownOn({ showSidebar: false })).toBe(false);
    expect(dataOf({ frontMatter: { layout: 'landing' } }, { sidebar })).toMatchObject({
      previous: null,
      next: null,
      lastUpdatedAt: null,
      layout: 'landing',
    });
    expect(dataOf().lastUpdatedAt).toBe('2026-01-02T03:04:05Z');
    expect(dataOf({ frontMatter: { lastUpdated: false } }).lastUpdatedAt).toBeNull();
  });
});

describe('switches', () => {
  it('show logo and top navigation unless front matter hides them', () => {
    expect(dataOf().show).toMatchObject({ logo: true, topNav: true });
    expect(dataOf({ frontMatter: { showLogo: false, showTopNav: false } }).show).toMatchObject({
      logo: false,
      topNav: false,
    });
  });

  it('turn paddings and width into a style sheet of the page', () => {
    expect(
      dataOf({
        frontMatter: { content: { width: 800, horizontalPadding: '2rem', verticalPadding: 0 } },
      }).style,
    ).toMatchObject({
      css: ':root{--content-width:800px;--content-padding-x:2rem;--content-padding-y:0px}',
      file: expect.stringMatching(/^assets\/page-[0-9a-f]{8}\.css$/),
    });
    expect(dataOf().style).toBeNull();
  });

  const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
    level,
    id: `h${level}`,
    text: `H${level}`,
    line: level,
  }));
  const levelsOf = (frontMatter: PageFacts['frontMatter']) =>
    dataOf({ headings, frontMatter }).outline.map(({ level }) => level);

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
});

describe('the AI actions', () => {
  it('ask about the page’s absolute address, encoded', () => {
    const { aiCta } = dataOf({ path: '/日本' }, { baseUrl: 'https://docs.example' }, '/docs');
    const url = new URL(aiCta!.chats[0]!.href);
    expect(url.origin + url.pathname).toBe('https://chatgpt.com/');
    expect(url.searchParams.get('hints')).toBe('search');
    expect(url.searchParams.get('q')).toContain('https://docs.example/docs/%E6%97%A5%E6%9C%AC ');
    expect(url.searchParams.get('q')).not.toMatch(/["“”]/);
    expect([...url.searchParams.keys()]).toEqual(['hints', 'q']);
  });

  it('name the page’s source under the base', () => {
    expect(dataOf({}, {}, '/docs').aiCta!.source).toBe('/docs/_page/cli/login.txt');
    expect(dataOf({ path: '/' }, {}, '/docs').aiCta!.source).toBe('/docs/_page/index.txt');
  });

  it('take the prompt of the configuration', async () => {
    const aiCta = {
      query: ({ location }: { location: { pathname: string } }) =>
        `Read ${location.pathname} & more?`,
    };
    const config = configOf({ aiCta, baseUrl: 'https://x.example' }, '/docs');
    const facts = emptyFacts('/cli/login', 'pages/cli/login.mdx');
    const prompt = await ownPrompt(config, facts);
    expect(prompt).toBe('Read /docs/cli/login & more?');
    expect(chatLinks(config, facts.path, prompt)).toEqual([
      {
        name: 'ChatGPT',
        href: 'https://chatgpt.com/?hints=search&q=Read%20%2Fdocs%2Fcli%2Flogin%20%26%20more%3F',
      },
    ]);
    const landing: PageFacts = { ...facts, frontMatter: { layout: 'landing' } };
    expect(await ownPrompt(config, landing)).toBeUndefined();
  });

  it('open the programs of the configuration, in its order', () => {
    const openIn = ['vscode' as const, 'claude' as const, 'cursor' as const];
    const { aiCta } = dataOf({}, { aiCta: { openIn }, baseUrl: 'https://docs.example' });
    expect(aiCta!.chats.map(({ name, href }) => [name, href.split('?')[0]])).toEqual([
      ['VS Code', 'vscode://GitHub.Copilot-Chat/chat'],
      ['Claude', 'https://claude.ai/new'],
      ['Cursor', 'https://cursor.com/link/prompt'],
    ]);
    for (const { href } of aiCta!.chats)
      expect([...new URL(href).searchParams.values()].join()).toMatch(
        /^Research https:\/\/docs\.example\/cli\/login and/,
      );
  });

  it('are hidden by the configuration, by front matter and by the other layouts', () => {
    expect(dataOf({ frontMatter: { showAiCta: true } }, { aiCta: false }).aiCta).toBeNull();
    expect(dataOf({ frontMatter: { showAiCta: false } }).aiCta).toBeNull();
    expect(dataOf({ frontMatter: { layout: 'minimal' } }).aiCta).toBeNull();
    expect(dataOf({ frontMatter: { layout: 'minimal', showAiCta: true } }).aiCta).not.toBeNull();
  });
});

describe('the top navigation', () => {
  it('has addresses under the base, external ones as they are, and rendered elements', () => {
    const topNav = [
      { text: 'Docs', link: '/index.html#x' },
      {
        text: 'More',
        items: [{ text: 'Blog', link: 'www.blog.example' }, { element: 'E' }],
      },
      { text: 'Mail', link: 'mailto:a@b.c' },
    ];
    const config = { ...configOf({}, '/docs'), topNav };
    expect(topNavItems(config, (element, prefix) => `<${String(element)} ${prefix}>`)).toEqual([
      { text: 'Docs', external: false, href: '/docs/#x' },
      {
        text: 'More',
        external: false,
        items: [
          { text: 'Blog', external: true, href: 'https://www.blog.example' },
          { text: '', external: false, html: '<E t1.1->' },
        ],
      },
      { text: 'Mail', external: false, href: 'mailto:a@b.c' },
    ]);
  });

  it('marks the active item of the page', () => {
    const topNav = [
      { text: 'Docs', link: '/start', match: '/' },
      { text: 'API', link: '/api' },
    ];
    expect(dataOf({}, { topNav }).topNavActive).toEqual(['0']);
    expect(dataOf({ path: '/api/x' }, { topNav }).topNavActive).toEqual(['1']);
    expect(dataOf().topNavActive).toEqual([]);
  });

  it('marks nothing on the page for unknown paths', () => {
    const topNav = [{ text: 'Docs', link: '/start', match: '/' }];
    expect(dataOf({ path: '/404' }, { topNav }).topNavActive).toEqual([]);
  });

  it('marks nothing on a landing page, and on a minimal one what covers it', () => {
    const topNav = [{ text: 'Docs', link: '/start', match: '/' }];
    const activeOn = (layout: 'landing' | 'minimal') =>
      dataOf({ path: '/', frontMatter: { layout } }, { topNav }).topNavActive;
    expect(activeOn('landing')).toEqual([]);
    expect(activeOn('minimal')).toEqual(['0']);
  });
});

describe('a page with the content of an extension', () => {
  const addedBy = ['api'];
  const heading = { level: 2, id: 'pets', text: 'Pets', line: 1 };

  it('has an additional style sheet, and belongs to the same build', () => {
    const page = dataOf({ addedBy });
    expect(page.sheets).toEqual(['/api.css']);
    expect(page.build).toBe(dataOf().build);
    expect(dataOf().sheets).toEqual([]);
  });

  it('has contents; only a page of the docs layout is "this page"', () => {
    const titleOf = (frontMatter: object, rest = {}) =>
      dataOf({ frontMatter: { ...frontMatter }, ...rest }).outlineTitle;
    expect(titleOf({})).toBe('On this page');
    expect(titleOf({}, { addedBy })).toBe('Contents');
    expect(titleOf({ layout: 'minimal' }, { addedBy })).toBe('Contents');
    expect(titleOf({ layout: 'landing', showOutline: true })).toBe('Contents');
  });

  it('has an outline on every layout, unless it is switched off', () => {
    const outlineOf = (frontMatter: object, rest = {}) =>
      dataOf({
        headings: [heading],
        frontMatter: { layout: 'minimal', ...frontMatter },
        ...rest,
      }).outline;
    expect(outlineOf({}, { addedBy })).toEqual([heading]);
    expect(outlineOf({ showOutline: false }, { addedBy })).toEqual([]);
    expect(outlineOf({})).toEqual([]);
  });
});
