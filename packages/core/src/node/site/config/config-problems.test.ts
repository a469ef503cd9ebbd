import { describe, expect, it } from 'vitest';
import { type Diagnostic, DiagnosticError } from '../../../shared/diagnostics/diagnostic.ts';
import { loadSite } from '../site.ts';
import { testFolder } from '../../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

/** The diagnostics of a site whose configuration contains these lines, from the third line on. */
async function problemsOf(lines: string): Promise<Diagnostic[]> {
  write('pages/index.md', '# Home');
  write('docs.config.ts', `export default {\n  title: 'T',\n${lines}\n};\n`);
  try {
    return (await loadSite({ root: at() })).diagnostics;
  } catch (error) {
    expect(error).toBeInstanceOf(DiagnosticError);
    return (error as DiagnosticError).diagnostics;
  }
}

describe('a configuration whose chrome cannot be drawn', () => {
  it.each([
    ['a missing logo', "logoUrl: '/logo.svg',", 'The file "/logo.svg" of "logoUrl" does not exist'],
    [
      'a missing dark icon',
      "iconUrl: { light: 'https://x.example/i.svg', dark: '/dark.svg' },",
      'The file "/dark.svg" of "iconUrl.dark" does not exist',
    ],
    [
      'a missing card',
      "ogImageUrl: { '/a': '/card.png', '/b': '/%title.png' },",
      'The file "/card.png" of "ogImageUrl./a" does not exist',
    ],
    [
      'a social of unknown type without an icon',
      "socials: [{ icon: 'myspace', link: 'https://x.example' }],",
      'The icon "myspace" of "socials[0].icon" is not built in, and simple-icons is not installed',
    ],
    [
      'a social with its own icon and no name',
      "socials: [{ icon: 'M0 0h24v24Z', link: 'https://x.example' }],",
      'for "socials[0].icon"',
    ],
    ['a topNav item without text', "topNav: [{ link: '/' }],", 'for "topNav[0]"'],
    ['a topNav item that leads nowhere', "topNav: [{ text: 'A' }],", 'for "topNav[0]"'],
    ['a dropdown without sub-links', "topNav: [{ text: 'A', items: [] }],", 'topNav[0].items'],
    [
      'a dropdown in a dropdown',
      "topNav: [{ text: 'A', items: [{ text: 'B', items: [] }] }],",
      'Unexpected key "topNav[0].items[0].items"',
    ],
    [
      'a sub-link without a link',
      "topNav: [{ text: 'A', items: [{ text: 'B' }] }],",
      'for "topNav[0].items[0]"',
    ],
    ['a sidebar item with neither link nor items', "sidebar: [{ text: 'A' }],", 'for "sidebar[0]"'],
    [
      'a sidebar item without text',
      "sidebar: [{ link: '/' }],",
      'The key "sidebar[0].text" is missing',
    ],
    [
      'a banner without content',
      "banner: { height: '3rem' },",
      'The key "banner.content" is missing',
    ],
    ['a banner that is a number', 'banner: 5,', 'Unexpected 5 for "banner"'],
    ['a redirect that leads out', "redirects: { '/../a': '/b' },", 'redirects./../a'],
    ['a redirect to nothing', "redirects: { '/a': 'b' },", 'redirects./a'],
    [
      'a redirect to an address that is none',
      "redirects: { '/a': 'https://[x' },",
      'Unexpected "https://[x" for "redirects./a"',
    ],
    [
      'a redirect to another host by a path',
      "redirects: { '/a': '/\\\\x.example' },",
      'for "redirects./a"',
    ],
    ['an address of the site that is none', "baseUrl: 'https://[x',", 'for "baseUrl"'],
    ['a file that leads out', "files: { '/a/../../b.txt': '' },", 'files./a/../../b.txt'],
    [
      'a file that is neither text nor bytes',
      "files: { '/a.zip': [1] },",
      'expected a text or bytes (Uint8Array)',
    ],
    ['a query that is no function', "aiCta: { query: 'Explain' },", '"aiCta.query"'],
    [
      'a link that runs code',
      "socials: [{ icon: 'x', link: 'javascript:alert(1)' }],",
      'socials[0].link',
    ],
    [
      'a hidden scheme',
      "topNav: [{ text: 'A', link: ' java\\tscript:alert(1)' }],",
      'topNav[0].link',
    ],
    [
      'a sidebar item that runs code',
      "sidebar: [{ text: 'A', link: 'data:text/html,x' }],",
      'link',
    ],
    [
      'an edit link that runs code',
      "editLink: { pattern: 'javascript:x:path' },",
      'editLink.pattern',
    ],
    ['an image that runs code', "logoUrl: 'data:text/html,x',", 'logoUrl'],
    ['an image for a prefix that runs code', "ogImageUrl: { '/a': 'javascript:x' },", 'ogImageUrl'],
    ['an edit link without :path', "editLink: { pattern: 'https://x.example' },", ':path'],
  ])('with %s says what was found where', async (_, lines, message) => {
    const problems = await problemsOf(lines);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'docs.config.ts', line: 3 });
    expect(problems[0]!.message).toContain(message);
  });

  it('with an extension lists the options that it needs, at the extension', async () => {
    const lines = `extensions: [{ name: 'cards', needs: ['title', 'baseUrl', 'font.default'] }],`;
    const problems = await problemsOf(lines);
    expect(problems.filter(({ message }) => message.includes('needs'))).toMatchObject([
      { message: 'The extension "cards" needs "baseUrl", which is not set', line: 3 },
      { message: 'The extension "cards" needs "font.default", which is not set', line: 3 },
    ]);
  });

  it('is valid if its files exist, or if its social link has icon and label', async () => {
    write('public/logo.svg', '<svg/>');
    const problems = await problemsOf(
      "logoUrl: '/logo.svg?v=2', sidebar: [{ text: 'A', items: [] }], socials: [{ icon: 'M0 0h24v24Z', label: 'Own', link: 'https://x.example' }],",
    );
    expect(problems).toEqual([]);
  });
});

describe('a color of the configuration', () => {
  it.each([
    ["theme: { accentColor: 'blu' },", '"blu" for "theme.accentColor"', 3],
    [
      "theme: { accentColor: {\nlight: 'red',\ndark: '#12345' } },",
      '"#12345" for "theme.accentColor.dark"',
      5,
    ],
    ["theme: { accentColor: 'light-dark(red, blu)' },", '"light-dark(red, blu)"', 3],
    ["theme: { accentColor: 'rbg(1 2 3)' },", '"rbg(1 2 3)"', 3],
    ["theme: { accentColor: 'light-dark(red, oklhc(1 2 3))' },", '"light-dark(red, oklhc', 3],
    ["theme: { accentColor: 'red; } body { color: red' },", '"red; }', 3],
    ["theme: { accentColor: 'red; width: 1px' },", '"red; width', 3],
    [
      "banner: {\ncontent: 'B', backgroundColor: 'grean' },",
      '"grean" for "banner.backgroundColor"',
      4,
    ],
    ["banner: {\ncontent: 'B',\ntextColor: '10px' },", '"10px" for "banner.textColor"', 5],
  ])('is an error if CSS does not know it: %j', async (lines, start, line) => {
    const problems = await problemsOf(lines);
    expect(problems).toMatchObject([
      { severity: 'error', rule: 'config', file: 'docs.config.ts', line },
    ]);
    expect(problems[0]!.message).toContain(`Unexpected color ${start}`);
    expect(problems[0]!.message).toContain('expected a CSS color such as blue, #2563eb or oklch');
  });

  it.each([
    ...['Blue', '#25f', 'oklch(55% 0.2 260)', 'Canvas', 'var(--brand)', 'light-dark(red, #000)'],
    ...['color-mix(in oklab, red, var(--brand))', 'color(display-p3 1 0 0)', 'rgb(from red r g b)'],
    ...['RGB(from var(--x) r g b)', 'contrast-color(red)', '--own(1)'],
  ])('may be %s', async (color) => {
    const options = { theme: { accentColor: color }, banner: { content: 'B', textColor: color } };
    expect(await problemsOf(JSON.stringify(options).slice(1, -1))).toEqual([]);
  });
});

it('a text in a language that is not declared gets a hint', async () => {
  const [title, text, ...rest] = await problemsOf(
    `languages: { de: {} }, description: { en: 'A', de: 'B', fr: 'C' }, topNav: [{ text: { en: 'A', 'pt-BR': 'C' }, link: '/' }],`,
  );
  expect(title).toMatchObject({
    message: expect.stringContaining('"description"'),
    hint: 'The language fr is not declared: add it to "languages", or leave out its text',
    line: 3,
  });
  expect(text?.hint).toContain('The language pt-BR is not declared');
  expect(rest).toEqual([]);
});
