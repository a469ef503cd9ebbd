import { expect, it } from 'vitest';
import { PageTypes } from './page-types.ts';

const plain = (code: string) => Promise.resolve(code);

/** The text of a popover below a type whose declaration has this comment. */
async function docsOf(comment: string): Promise<unknown> {
  const types = new PageTypes();
  types.add('const a: 1', comment);
  return JSON.parse((await types.content(plain))!)[0].docs;
}

it('has no file without types', async () => {
  expect(await new PageTypes().content(plain)).toBeUndefined();
});

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
