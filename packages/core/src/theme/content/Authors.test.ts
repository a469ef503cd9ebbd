import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Authors } from './Authors.tsx';

it.each([
  ['[A](data:text/html,x)', 'A'],
  ['[A](java\tscript:alert)', 'A'],
  ['[A "b"](https://a.example/"x)', '<a href="https://a.example/&quot;x"'],
  ['[A](/team/?b=1#a)', '<a href="/docs/team?b=1#a">A</a>'],
  ['[A](/team#a)', '<a href="/docs/team#a">A</a>'],
  ['<b>A</b>', '&lt;b&gt;A&lt;/b&gt;'],
])('the author %j links to the written address, unless it runs code', (authors, expected) => {
  const site = { base: '/docs', lang: 'en' };
  const html = renderToStaticMarkup(createElement(Authors, { authors, site }));
  expect(html).toContain(expected);
  expect(html).not.toMatch(/href="(?!https:|\/docs)/);
});
