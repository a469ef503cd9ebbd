import { expect, it } from 'vitest';
import { commentText } from './comment-text.ts';

it.each([
  ['One `code` and *stress*.\n\nTwo.', 'One code and stress.\nTwo.'],
  [
    'Either:\n\n- the **first**\n- the second\n  - of it',
    'Either:\n• the first\n• the second\n• of it',
  ],
  ['3. third\n4. fourth\n\n   and more', '3. third\n4. fourth\nand more'],
  ['> quoted\n>\n> - item', 'quoted\n• item'],
  ['- ', '• '],
])('gives the text of the comment %j', (comment, text) => {
  expect(commentText(comment)).toBe(text);
});
