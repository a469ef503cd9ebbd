import { describe, expect, it } from 'vitest';
import { labels } from '../document/openapi.test.kit.ts';
import { createDescribeText } from './describe-text.ts';

const text = createDescribeText('/docs', labels);

describe('a description', () => {
  it.each([
    ['plain text', 'All pets & more', '<p>All pets &amp; more</p>'],
    ['Markdown', '**All** `pets`', '<p><strong>All</strong> <code>pets</code></p>'],
    ['a heading, which is none of the page’s', '# Pets', '<p><strong>Pets</strong></p>'],
    ['HTML', '<p>All<br>pets</p>', '<p>All<br/>pets</p>'],
    ['HTML that is not closed', 'a <b>b', '<p>a <b>b</b></p>'],
    ['a link to a page of the site', '[x](/auth)', '<p><a href="/docs/auth">x</a></p>'],
    ['a link within the document', '[x](#/tags/Pets)', '<p>x</p>'],
    ['an empty one', ' \n', ''],
  ])('keeps %s', (_, markdown, html) => {
    expect(text(markdown)).toBe(html);
  });

  it.each([
    ['a script', 'a<script>alert(1)</script>', '<p>a</p>'],
    [
      'a handler',
      '<b onclick="alert(1)" id="docs-content" style="color:red">a</b>',
      '<p><b>a</b></p>',
    ],
    ['a link that runs code', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['a picture from elsewhere', '![A pet](https://a.example/pet.png)', '<p>A pet</p>'],
    ['a frame', 'a<iframe src="https://a.example"></iframe>', '<p>a</p>'],
  ])('loses %s', (_, markdown, html) => {
    expect(text(markdown)).toBe(html);
  });

  it('opens external links in a new tab', () => {
    expect(text('[x](https://a.example/?a=1&b=2)')).toBe(
      '<p><a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a></p>',
    );
  });

  it('reads paragraphs of words, code and links as the parser of Markdown does', () => {
    // A break between topics is nothing that is read without the parser.
    const parsed = (markdown: string) => text(`${markdown}\n\n***`).replace(/\n?<hr\/>$/, '');
    const ends = ['', ' ', '\n', '\n\n', '  \n', '!'];
    const middles =
      'a|1. a|a_b|_a_|__|`a`|`a ``b`|` a `|`a_b*` c|[a](/b)|![a](/b)|[a](b)|[a `b`](/c)|[a](/b "c")|[a]|[a]: /b|[www.a.de](/b)|www.a.de|http://a.de|a: b|a@b.de|# a|a # b|- a|= a|===|+ a|a | b|~a~|&amp;|&|\\a|é|(a)|    a|\ta|[a](https://b.de/c_d?e=f&g=h)|[a](https://b.de/c%20d)|[a](//b.de)|[a](/b_(c))|[a\nb](/c)'.split(
        '|',
      );
    for (const first of middles)
      for (const end of ends)
        for (const last of ['', '`a`']) {
          const markdown = `a${end}${first}${end}${last}`.trim();
          expect([markdown, text(markdown)]).toEqual([markdown, parsed(markdown)]);
        }
  });
});

it('titles the alerts of GitHub in the language of the site', () => {
  expect(text('> [!NOTE]\n> Only *once*')).toBe(
    '<blockquote>\n<p><strong>Note</strong><br/>Only <em>once</em></p>\n</blockquote>',
  );
  expect(text('> [!warning]\n>\n> <b>Twice</b>')).toContain('<p><strong>Warning</strong></p>');
  expect(text('Quoted: [!NOTE]')).toBe('<p>Quoted: [!NOTE]</p>');
  const german = createDescribeText('/docs', { ...labels, calloutNote: 'Hinweis' });
  expect(german('> [!NOTE]\n> Only *once*')).toContain('<strong>Hinweis</strong>');
});
