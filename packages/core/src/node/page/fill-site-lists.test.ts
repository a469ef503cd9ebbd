import { expect, it } from 'vitest';
import { placeholder } from '../../shared/page/site-lists.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { putLists } from './fill-site-lists.ts';

const site = siteWith();
const place = placeholder('blog-posts');

it('a list preserves the replacement patterns in its titles', () => {
  const list = "<b>It costs $5: $$ $& $` $'</b>";
  const content = { html: `<p>a</p>${place}<p>b</p>`, twin: `a\n\n${place}\n\nb\n` };
  const { html, twin } = putLists(content, { 'blog-posts': [] }, site, () => list);
  expect(html).toBe(`<p>a</p>${list}<p>b</p>`);
  expect(twin).toBe("a\n\n**It costs $5: $$ $& $\\` $'**\n\nb\n");
});

it('a list in a list or a quote of the twin stays in it', () => {
  const content = { html: place, twin: `- > ${place}\n` };
  const list = '<ul><li>a</li><li>b</li></ul>';
  expect(putLists(content, { 'blog-posts': [] }, site, () => list).twin).toBe('- > - a\n  > - b\n');
});
