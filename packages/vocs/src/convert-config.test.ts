import { describe, expect, it } from 'vitest';
import { convertVocsConfig } from './convert-config.ts';

const notesOf = (written: object) =>
  convertVocsConfig(written).notes.map(({ option, text }) => `${option} ${text}`);

describe('a Vocs configuration', () => {
  it('keeps what has the same form', () => {
    const written = { title: 'T', basePath: '/x', iconUrl: '/i.svg', checks: { alias: 'off' } };
    expect(convertVocsConfig(written)).toEqual({
      config: written,
      rootDir: 'docs',
      css: '',
      vite: {},
      types: {},
      notes: [],
    });
  });

  it.each([
    [{ baseUrl: 'https://a.example/docs' }, { baseUrl: 'https://a.example' }],
    [{ blogDir: './pages/posts' }, { blogDir: 'posts' }],
    [{ aiCta: true }, {}],
    [{ checkDeadlinks: false }, { checks: { 'dead-link': 'off' } }],
    [{ checkDeadlinks: 'warn' }, {}],
    [{ font: { google: 'Inter' } }, { font: { default: { google: 'Inter' } } }],
    [{ ogImageUrl: null }, {}],
    [
      { twoslash: false },
      { checks: { 'missing-package': { severity: 'warn', allow: ['twoslash'] } } },
    ],
    [{ twoslash: { compilerOptions: { strict: false } } }, {}],
    [{ theme: { accentColor: 'teal' } }, { theme: { accentColor: 'teal' } }],
    [{ theme: { colorScheme: 'system' } }, { theme: {} }],
    [{ sponsors: [] }, { sponsors: [] }],
    [{ sponsors: [{ name: 'G', items: [[null]] }] }, { sponsors: [] }],
    [
      { sidebar: [{ text: 'Soon' }, { text: 'A', link: '/a' }] },
      {
        sidebar: [
          { text: 'Soon', disabled: true },
          { text: 'A', link: '/a' },
        ],
      },
    ],
    [
      { sidebar: { '/x': { items: [{ text: 'A', link: '/a' }] } } },
      { sidebar: { '/x': [{ text: 'A', link: '/a' }] } },
    ],
    [
      { socials: [{ icon: 'farcaster', link: 'https://a.example' }] },
      { socials: [{ icon: 'warpcast', link: 'https://a.example' }] },
    ],
    [
      { topNav: [{ text: 'A', items: [{ text: 'B', items: [{ text: 'C', link: '/c' }] }] }] },
      { topNav: [{ text: 'A', items: [{ text: 'C', link: '/c' }] }] },
    ],
  ])('%j becomes %j', (written, config) => {
    const converted = convertVocsConfig(written);
    expect(converted.config).toEqual({ title: 'Docs', ...config });
    expect(converted.notes).toEqual([]);
  });

  it('keeps plugins, without those for what is built in', () => {
    function remarkMath() {}
    function rehypeKatex() {}
    function remarkMermaid() {}
    function mine() {}
    const { config, notes } = convertVocsConfig({
      markdown: {
        remarkPlugins: [remarkMath, remarkMermaid, [mine, { a: 1 }]],
        rehypePlugins: [[rehypeKatex, {}]],
        code: {},
      },
    });
    expect(config.markdown).toEqual({
      math: true,
      remarkPlugins: [[mine, { a: 1 }]],
      rehypePlugins: [],
    });
    expect(notes.map(({ option }) => option)).toEqual(['markdown.code']);
  });

  it('names every option that has no effect, and says what to do', () => {
    const written = { cacheDir: 'x', llms: {}, markdown: { code: {} }, frobnicate: 1 };
    const notes = notesOf({ ...written, search: { fuzzy: 1 }, theme: { variables: {} } });
    expect(notes).toHaveLength(5);
    expect(notes).toContain('frobnicate is unknown, and has no effect');
    expect(notes[4]).toMatch(/^search\.fuzzy has no effect/);
  });

  it('ranks pages by boostDocument', () => {
    const boostDocument = (id: string) => (id.startsWith('pages/old/') ? 0 : undefined);
    const { config, notes } = convertVocsConfig({ search: { boostDocument } });
    const { weight } = config.search as { weight(page: { path: string; file: string }): number };
    expect(weight({ path: '/old/a', file: 'pages/old/a.mdx' })).toBe(0);
    expect(weight({ path: '/a', file: 'pages/a.mdx' })).toBe(1);
    expect(notes).toEqual([]);
  });

  it('sets the variables of its theme, and their tokens, in both color schemes', () => {
    const color = { background: { light: '#fff', dark: '#111' }, own: 'red', bad: 'red}x{', n: 1 };
    expect(convertVocsConfig({ theme: { variables: { color } } }).css).toBe(
      ':root{--vocs-color_background:#fff;--color-background:#fff;--vocs-color_own:red}' +
        '.dark{--vocs-color_background:#111;--color-background:#111;--vocs-color_own:red}',
    );
  });

  it('names what of an option is left out', () => {
    expect(notesOf({ sidebar: { '/x': { backLink: true, items: [] } } })).toEqual([
      "sidebar['/x'].backLink is not shown: add an item that leads back",
    ]);
    expect(notesOf({ socials: [{ icon: 'bluesky', link: 'x' }] })[0]).toMatch(/^socials\[0\].icon/);
    expect(notesOf({ topNav: [{ text: 'x', link: '/x', match: () => true }] })[0]).toMatch(
      /^topNav\[0\].match is a function/,
    );
    expect(notesOf({ vite: { server: {} } })[0]).toContain('without server');
  });

  it('takes the options of the compiler of samples, and says what it leaves out', () => {
    const compilerOptions = { strict: false };
    const twoslash = { compilerOptions, customTags: ['log'] };
    const { types, notes } = convertVocsConfig({ twoslash });
    expect(types).toEqual({ compilerOptions });
    expect(notes).toEqual([{ option: 'twoslash.customTags', text: 'has no effect' }]);
    expect(convertVocsConfig({}).types).toEqual({});
    expect(convertVocsConfig({ twoslash: false }).types).toBeUndefined();
  });

  it('takes define and aliases of Vite', () => {
    const vite = { define: { X: '1' }, resolve: { alias: { a: 'b' } } };
    expect(convertVocsConfig({ vite }).vite).toEqual({ define: { X: '1' }, alias: { a: 'b' } });
  });

  it('survives values of any kind', () => {
    const keys = ['sidebar', 'topNav', 'socials', 'sponsors', 'theme', 'font', 'vite', 'banner'];
    for (const value of [null, 0, 'x', [null], { a: null }])
      for (const key of [...keys, 'editLink', 'twoslash', 'baseUrl', 'blogDir', 'titleTemplate'])
        expect(() => convertVocsConfig({ [key]: value })).not.toThrow();
  });
});
