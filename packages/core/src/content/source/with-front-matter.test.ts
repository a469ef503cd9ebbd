import { describe, expect, it } from 'vitest';
import { withFrontMatter } from './with-front-matter.ts';

describe('front matter in the expressions of a page', () => {
  it('is declared in place of its first line', () => {
    expect(
      withFrontMatter('   \n        \n   \n{frontmatter.title}\n', { title: 'A' }, 'a.mdx'),
    ).toBe('export const frontmatter = {"title":"A"}\n        \n   \n{frontmatter.title}\n');
  });

  it('is declared at the end of a page without front matter', () => {
    expect(withFrontMatter('{frontmatter.title}\n', {}, 'a.mdx')).toBe(
      '{frontmatter.title}\n\n\nexport const frontmatter = {}\n',
    );
  });

  it('is not declared where nothing reads it, where the page does, and in Markdown', () => {
    for (const [text, file] of [
      ['The frontmatter-like text', 'a.md'],
      ['# A', 'a.mdx'],
      ['export const frontmatter = 1\n\n{frontmatter}', 'a.mdx'],
    ] as const)
      expect(withFrontMatter(text, {}, file)).toBe(text);
  });
});
