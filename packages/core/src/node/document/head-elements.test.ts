import { expect, it } from 'vitest';
import { headElements } from './head-elements.ts';

it('marks the elements that a navigation replaces, with what they replace', () => {
  const html =
    '<meta property="og:title" content="S"/><link rel="canonical" href="/s"/><link rel="me" href="/x"/>';
  expect(headElements(html)).toEqual([
    { html: '<meta data-head="" property="og:title" content="S"/>', replaces: 'og:title' },
    { html: '<link data-head="" rel="canonical" href="/s"/>', replaces: 'canonical' },
    { html: '<link data-head="" rel="me" href="/x"/>', replaces: null },
  ]);
});

it('leaves code as it is', () => {
  const html =
    '<script>if (a<meta>b) x()</script><noscript><meta name="robots"/></noscript><style>a>b{}</style>';
  expect(
    headElements(html)
      .map((each) => each.html)
      .join(''),
  ).toBe(html);
  expect(headElements(html).every(({ replaces }) => replaces === undefined)).toBe(true);
});
