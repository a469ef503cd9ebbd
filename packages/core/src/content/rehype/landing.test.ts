import { expect, it } from 'vitest';
import { factsOf, textOf } from '../compile.test.kit.ts';

const page = `---
title: Home
hero:
  name: A
  tagline: B <a href="/in-tagline">c</a>
  image: ./gone.png
  actions:
    - text: Start
      link: /start
    - text: More
      theme: alt
      link: /more
features:
  - title: One
    link: /one
  - title: Two
    icon: /gone.svg
    details: D
    link: /two
    linkText: Read
---

[Text](/text)
`;

it('the links and images of hero and features have the lines of their keys', async () => {
  const { links, diagnostics } = await factsOf(page, 'md');
  expect(links.map(({ href, line }) => [href, line])).toEqual([
    ['/in-tagline', 5],
    ['/start', 9],
    ['/more', 12],
    ['/one', 15],
    ['/two', 19],
    ['/text', 23],
  ]);
  expect(diagnostics.map(({ rule, line }) => [rule, line])).toEqual([
    ['dead-asset', 6],
    ['dead-asset', 17],
  ]);
});

it('Markdown of a landing page has a class, elements of the site have none', async () => {
  const html = (front: string) =>
    textOf(`---\n${front}\n---\n\n## A *b*\n\n<section>\n\nText\n\n<p>own</p>\n\n</section>\n`);
  expect((await html('layout: landing')).match(/class="Markdown"/g)).toHaveLength(2);
  expect(await html('layout: docs')).not.toContain('Markdown');
  expect(await html('layout: landing\nhero: { text: A }')).not.toContain('Markdown');
});
