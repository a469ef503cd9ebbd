import { describe, expect, it } from 'vitest';
import type { PageFacts } from './page.ts';
import { postsOf } from './posts.ts';

const page = (path: string, frontMatter: PageFacts['frontMatter'] = {}, title?: string) =>
  ({ path, frontMatter, title }) as PageFacts;

describe('postsOf', () => {
  it('lists the pages below the blog’s folder, newest first, undated last', () => {
    const pages = [
      page('/blog'),
      page('/blog/b'),
      page('/blog/old', { date: '2025-01-01' }),
      page('/blog/2026/new', { date: new Date('2026-02-01') }),
      page('/blogs/other', { date: '2027-01-01' }),
      page('/blog/a'),
      page('/'),
    ];
    const paths = postsOf(pages, { blogDir: 'blog' }).map(({ path }) => path);
    expect(paths).toEqual(['/blog/2026/new', '/blog/old', '/blog/a', '/blog/b']);
  });

  it('prefers the front matter to the page’s heading', () => {
    const pages = [
      page(
        '/news/a',
        { title: 'T', description: 'D', authors: 'A', date: '2026-01-31' },
        'Heading',
      ),
      page('/news/b', { title: '' }, 'Heading'),
      page('/news/c'),
    ];
    expect(postsOf(pages, { blogDir: 'news' })).toMatchObject([
      { title: 'T', description: 'D', authors: 'A', date: '2026-01-31T00:00:00.000Z' },
      { title: 'Heading' },
      { title: '/news/c' },
    ]);
  });
});
