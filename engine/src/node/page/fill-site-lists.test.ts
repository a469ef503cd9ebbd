import { expect, it } from 'vitest';
import { placeholder } from '../../shared/page/site-lists.ts';
import { putLists } from './fill-site-lists.ts';

it('a list keeps the signs of its titles that a replacement would read', () => {
  const site = { config: { base: '', lang: 'en', blogDir: 'blog' } } as never;
  const html = `<p>a</p>${placeholder('blog-posts')}<p>b</p>`;
  const list = "<b>It costs $5: $$ $& $` $'</b>";
  expect(putLists(html, ['blog-posts'], site, [], () => list)).toBe(`<p>a</p>${list}<p>b</p>`);
});
