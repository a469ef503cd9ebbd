import type { Link, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { encodePath } from '../../shared/page/paths.ts';
import { markdownLink } from './llms.ts';

/** The link that a parser of Markdown reads; undefined if there is anything else. */
function readLink(markdown: string): { text: string; url: string; nodes: number } | undefined {
  const [first] = unified().use(remarkParse).parse(`- ${markdown}: about\n`).children;
  if (first?.type !== 'list') return undefined;
  const { children } = first.children[0]!.children[0] as Paragraph;
  const [link, rest] = children as [Link, (typeof children)[number]];
  if (link.type !== 'link' || children.length !== 2 || toString(rest) !== ': about')
    return undefined;
  return { text: toString(link), url: link.url, nodes: link.children.length };
}

const pieces = ['a', ' ', '_', '*', '`', '[', ']', '(', ')', '\\', '<', '>', '&lt;', '!', '\n'];

describe('a link of llms.txt is read as it is meant', () => {
  it('with every text of three pieces', () => {
    for (let number = 0; number < pieces.length ** 3; number++) {
      const written = [0, 1, 2]
        .map((place) => pieces[Math.floor(number / pieces.length ** place) % pieces.length])
        .join('');
      const title = `x${written}y`;
      const text = title.replace(/\s+/g, ' ');
      expect(readLink(markdownLink(title, '/a.md'))).toEqual({ text, url: '/a.md', nodes: 1 });
    }
  });

  it('with an address of a page of any name', () => {
    for (const name of [
      'a(b',
      'a)b',
      'f(x)',
      '((',
      'a b',
      'a\\b',
      'a&copy;b',
      'a<b>',
      "a'b",
      'ä',
    ]) {
      const url = encodePath(`/${name}.md`);
      const read = readLink(markdownLink('Title', url));
      expect(read?.text).toBe('Title');
      expect(decodeURIComponent(read!.url)).toBe(`/${name}.md`);
    }
  });

  it('and has no backslash that it does not need', () => {
    expect(markdownLink('page_size (of A & B)', '/a.md')).toBe('[page_size (of A & B)](/a.md)');
  });
});
