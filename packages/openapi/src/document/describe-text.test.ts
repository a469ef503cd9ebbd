import { describe, expect, it } from 'vitest';
import { createDescribeText } from './describe-text.ts';

const text = createDescribeText('/docs');

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
});
