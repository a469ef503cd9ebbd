import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import * as components from './index.tsx';
import { Authors, BlogPosts, Button, linkTo, Sponsors, usePagePath } from './index.tsx';
import { siteData } from './site-data.ts';
import { renderAt } from './site.ts';

afterEach(() => {
  siteData.base = '';
  vi.unstubAllGlobals();
});

it('have these names', () => {
  expect(Object.keys(components).sort()).toEqual([
    ...[
      'Authors',
      'Badge',
      'BlogPosts',
      'Button',
      'Callout',
      'Card',
      'Cards',
      'Sponsors',
      'Step',
      'Steps',
      'Tab',
      'Tabs',
    ],
    ...['linkTo', 'remote', 'usePagePath', 'useSite'],
  ]);
});

it('list what the site has', () => {
  expect(renderToStaticMarkup(<BlogPosts />)).toBe('<docs-blog-posts></docs-blog-posts>');
  expect(renderToStaticMarkup(<Sponsors />)).toBe('<docs-sponsors></docs-sponsors>');
  expect(renderToStaticMarkup(<Authors authors="A" />)).toContain('A');
});

it('link under the base, and open other sites as every link does', () => {
  siteData.base = '/docs';
  expect(linkTo('/guide/index.html?a#b')).toEqual({ href: '/docs/guide?a#b' });
  expect(linkTo('#b')).toEqual({ href: '#b' });
  const html = renderToStaticMarkup(<Button href="www.a.example">A</Button>);
  expect(html).toContain('href="https://www.a.example"');
  expect(html).toContain('rel="');
});

it('know the path of the page at build, and the same in the browser', () => {
  renderAt('/a/b');
  expect(usePagePath()).toBe('/a/b');
  siteData.base = '/docs';
  for (const pathname of ['/docs/a%20b', '/docs/a%20b/', '/docs/a%20b.html']) {
    vi.stubGlobal('window', { location: { pathname } });
    expect(usePagePath()).toBe('/a b');
  }
});
