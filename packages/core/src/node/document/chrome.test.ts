import { createElement, isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../shared/config/config.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import {
  createBanner,
  createChrome,
  hasElements,
  refuseElement,
  type RenderElement,
  renderChromeContent,
  withElements,
} from './chrome.ts';

const render: RenderElement = (element, prefix) =>
  `<${isValidElement(element) ? String(element.type) : ''} ${prefix}>`;
const bannerOf = (banner: UserConfig['banner'], base?: string) =>
  createBanner(configOf({ banner }, base), render);
const element = createElement('em');

describe('createBanner', () => {
  it('renders a text as inline Markdown', () => {
    expect(bannerOf('A **b** `c`')!.html).toBe('A <strong>b</strong> <code>c</code>');
    expect(bannerOf({ content: '[x](https://x.example)' })!.html).toBe(
      '<a href="https://x.example">x</a>',
    );
  });

  it('accepts an element in either form', () => {
    expect(bannerOf(element)!.html).toBe('<em b->');
    expect(bannerOf({ content: element })!.html).toBe('<em b->');
  });

  it('is missing by default', () => {
    expect(bannerOf(undefined)).toBeNull();
  });

  it('puts links under the base, and only links of this site', () => {
    expect(bannerOf('[a](/x) [b](#y) [c](https://z.example/q)', '/docs')!.html).toBe(
      '<a href="/docs/x">a</a> <a href="#y">b</a> <a href="https://z.example/q">c</a>',
    );
    expect(bannerOf('[a](//z.example/x)', '/docs')!.html).toBe('<a href="//z.example/x">a</a>');
  });

  it('shows markup as text and rejects links that run code', () => {
    expect(bannerOf('<script>alert(1)</script>')!.html).not.toContain('<script');
    expect(bannerOf('a <img src=x onerror=alert(1)>')!.html).not.toContain('<img');
    expect(bannerOf('[x](javascript:alert(1))')!.html).not.toContain('javascript');
  });

  it('stays inline when the text ends with a line end, as template literals do', () => {
    expect(bannerOf('text\n')!.html.trim()).toBe('text');
  });

  it('keeps its markup whole when the text has two paragraphs', () => {
    const { html } = bannerOf('one\n\ntwo')!;
    expect(html.match(/<p>/g)?.length ?? 0).toBe(html.match(/<\/p>/g)?.length ?? 0);
    expect(html).toBe('<p>one</p>\n<p>two</p>');
  });

  it('is dismissible unless the option is false or the text false', () => {
    expect(bannerOf('x')!.dismissable).toBe(true);
    expect(
      ([true, 'true', undefined] as const).map(
        (dismissable) => bannerOf({ content: 'x', dismissable })!.dismissable,
      ),
    ).toEqual([true, true, true]);
    expect(
      ([false, 'false'] as const).map(
        (dismissable) => bannerOf({ content: 'x', dismissable })!.dismissable,
      ),
    ).toEqual([false, false]);
  });

  it('has a key that depends only on its content', () => {
    expect(bannerOf('x')!.key).toBe(
      bannerOf({ content: 'x', dismissable: false, height: '1px' })!.key,
    );
    expect(bannerOf('x')!.key).not.toBe(bannerOf('y')!.key);
    expect(bannerOf('x')!.key).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('renderChromeContent', () => {
  it('extracts styles from elements, and lists their sources and the sources of the configuration', async () => {
    const config = configOf({
      banner: element,
      logoUrl: { light: '/l.svg', dark: 'https://l.example/d.svg' },
      sponsors: [
        {
          name: 'A',
          height: 40,
          items: [[{ name: 'B', link: '/b', image: 'https://s.example/b.png' }]],
        },
      ],
    });
    const html = '<img src="https://i.example/a.png" style="color:red"/>';
    const content = await renderChromeContent(config, () => html, []);
    expect(content.banner!.html).toBe(
      '<img src="https://i.example/a.png" data-style="color:red"/>',
    );
    expect(content.css).toBe('[data-style="color:red"]{color:red}');
    expect(content.sources).toEqual({
      'img-src': ["'self'", 'https://i.example', 'https://l.example', 'https://s.example'],
    });
  });
});

describe('createChrome', () => {
  const assets = {
    scripts: [{ src: '/a.js', integrity: 'sha256-a' }],
    styles: ['/a.css'],
    contentStyles: { api: '/api.css' },
    preload: [{ src: '/f.woff2', integrity: 'sha256-f' }],
    version: '1',
  };
  const chromeOf = async (written: Partial<UserConfig>, more = {}) => {
    const config = configOf(written);
    const content = await renderChromeContent(config, render, []);
    return createChrome(
      { config, expansions: [], fonts: [], pages: [], root: '' },
      { ...assets, ...more },
      content,
    );
  };

  it('contains the files and the rendered data that all documents share', async () => {
    const chrome = await chromeOf({
      outlineFooter: '*x*',
      topNav: [{ text: 'A', link: '/a' }],
      banner: 'B',
    });
    expect(chrome).toMatchObject({
      assets: { scripts: assets.scripts, styles: ['/a.css'], preload: assets.preload },
      contentStyles: { api: '/api.css' },
      outlineFooter: '<em>x</em>',
      banner: { html: 'B' },
      topNav: [{ text: 'A', href: '/a' }],
    });
    expect(await chromeOf({})).toMatchObject({ outlineFooter: null, banner: null, topNav: [] });
  });

  it('names a build that changes with everything that stays mounted', async () => {
    const made = [
      chromeOf({}),
      chromeOf({}, { version: '2' }),
      chromeOf({ title: 'Other' }),
      chromeOf({ banner: 'x' }),
      chromeOf({ outlineFooter: 'x' }),
      chromeOf({ logoUrl: '/l.svg' }),
      chromeOf({ topNav: [{ text: 'A', link: '/a' }] }),
      chromeOf({ sidebar: [{ text: 'A', link: '/a' }] }),
      chromeOf({ socials: [{ icon: 'x', link: 'https://x.example' }] }),
    ];
    const builds = (await Promise.all(made)).map(({ build }) => build);
    expect(new Set(builds).size).toBe(9);
    expect((await chromeOf({})).build).toBe(builds[0]);
  });
});

describe('elements of the configuration', () => {
  it('are found in every option', () => {
    expect(hasElements(configOf({ banner: element }))).toBe(true);
    expect(hasElements(configOf({ banner: { content: element } }))).toBe(true);
    expect(hasElements(configOf({ outlineFooter: element }))).toBe(true);
    expect(hasElements(configOf({ topNav: [{ element }] }))).toBe(true);
  });

  it('are found in a dropdown too', () => {
    expect(hasElements(configOf({ topNav: [{ text: 'More', items: [{ element }] }] }))).toBe(true);
  });

  it('are missing in a configuration of texts', () => {
    expect(hasElements(configOf({}))).toBe(false);
    expect(
      hasElements(
        configOf({
          banner: 'x',
          outlineFooter: 'y',
          topNav: [{ text: 'A', items: [{ text: 'B', link: '/b' }] }],
        }),
      ),
    ).toBe(false);
    expect(hasElements(configOf({ banner: { content: 'x' } }))).toBe(false);
  });

  it('are taken from the server bundle', () => {
    const own = withElements(
      { config: configOf({ lang: 'nb', banner: 'old' }) },
      {
        title: 'x',
        banner: element,
        topNav: [{ element }],
      },
    );
    expect(own).toMatchObject({
      title: 'Vev',
      lang: 'nb',
      banner: { content: element },
      topNav: [{ element }],
    });
    expect(withElements({ config: configOf({}) }, { title: 'x' }).topNav).toEqual([]);
    const headed = withElements({ config: configOf({}) }, { title: 'x', head: element });
    expect(headed.head).toEqual({ '/': element });
  });

  it('of the server bundle are those that the loader has taken', () => {
    const banner = { content: 'Hi', color: 'red' };
    const bundled = { title: 'x', banner };
    expect(withElements({ config: configOf({ banner: 'Hi' }) }, bundled).banner).toEqual(
      configOf({ banner: 'Hi' }).banner,
    );
  });

  it('are rejected if there are none', () => {
    expect(refuseElement).toThrow('has an element');
  });
});
