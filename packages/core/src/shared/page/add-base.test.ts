import { describe, expect, it } from 'vitest';
import { addBase, addBaseAround } from './add-base.ts';

describe('the base of rooted addresses', () => {
  it.each([
    ['<a class="x" href="/guide#a">', '<a class="x" href="/docs/guide#a">'],
    ['<a href="/">', '<a href="/docs/">'],
    ['<img alt="" src="/logo.svg"/>', '<img alt="" src="/docs/logo.svg"/>'],
    [
      '<link rel="alternate" href="/pages.json"/>',
      '<link rel="alternate" href="/docs/pages.json"/>',
    ],
    // A path that only begins with the same letters.
    ['<a href="/docs-old">', '<a href="/docs/docs-old">'],
  ])('is added to %s', (html, expected) => {
    expect(addBase(html, '/docs')).toBe(expected);
    expect(addBase(html, '')).toBe(html);
  });

  it.each([
    '<a href="/docs">',
    '<a href="/docs?q=1">',
    '<a href="/docs/guide">',
    '<a href="//x.example/">',
    '<a href="https://x.example/a">',
    '<a href="guide">',
    '<a href="#a">',
    '<a data-href="/guide">',
    '<p>href="/guide"</p>',
    '<code>&lt;a href="/guide"></code>',
  ])('is not added to %s', (html) => {
    expect(addBase(html, '/docs')).toBe(html);
  });

  it('is not added within the content of a page', () => {
    const content = '<a href="/other-site">';
    expect(addBaseAround(content, `<a href="/a">${content}<a href="/b">`, '/docs')).toBe(
      `<a href="/docs/a">${content}<a href="/docs/b">`,
    );
    expect(addBaseAround('', '<a href="/a">', '/docs')).toBe('<a href="/docs/a">');
  });
});
