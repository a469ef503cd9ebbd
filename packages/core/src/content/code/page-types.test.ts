import { expect, it } from 'vitest';
import { createHighlighter } from './highlight.ts';
import { PageTypes } from './page-types.ts';

/** The text of a popover below a type whose declaration has this comment. */
async function docsOf(comment: string): Promise<unknown> {
  const types = new PageTypes();
  types.add('const a: 1', comment);
  const { content } = await types.file(await createHighlighter());
  return JSON.parse(content)[0].docs;
}

it.each([
  ['One `code` and *stress*.\n\nTwo.', 'One code and stress.\nTwo.'],
  [
    'Either:\n\n- the **first**\n- the second\n  - of it',
    'Either:\n• the first\n• the second\n• of it',
  ],
  ['3. third\n4. fourth\n\n   and more', '3. third\n4. fourth\nand more'],
  ['> quoted\n>\n> - item', 'quoted\n• item'],
  ['- ', '• '],
])('gives the text of the comment %j', async (comment, text) => {
  expect(await docsOf(comment)).toBe(text);
});
