import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { walk } from '../walk.ts';

/** What the cells of a table have on a phone of 390 px, in px. */
const phoneWidth = 358;
/** About the width of a letter, the least width of a cell and the space behind it, in px. */
const [letter, leastCell, gap] = [8, 80, 16] as const;

/**
 * Says a cell's alignment as data, `<td data-align="right">`: left alone it would become a style
 * attribute, which a strict content security policy refuses. A table that scrolls on a phone takes
 * the focus, so that the arrow keys scroll it, unless a link in it does.
 */
export function rehypeTables() {
  return (tree: Root): undefined => {
    walk(tree, (node) => {
      if (node.type !== 'element') return;
      if (node.tagName === 'table' && isTooWide(node)) node.properties.tabIndex = 0;
      if (node.tagName !== 'td' && node.tagName !== 'th') return;
      const { align, ...rest } = node.properties;
      if (align) node.properties = { ...rest, dataAlign: align };
    });
  };
}

/** Whether a phone is too narrow for the longest words of a table, and no link in it takes the focus. */
function isTooWide(table: Element): boolean {
  const columns: number[] = [];
  let column = 0;
  let hasLink = false;
  walk(table, (node) => {
    if (node.type !== 'element') return;
    if (node.tagName === 'a') hasLink = true;
    if (node.tagName === 'tr') column = 0;
    if (node.tagName !== 'td' && node.tagName !== 'th') return;
    const text = toString(node);
    // The head of a column stands in one line.
    const longest = node.tagName === 'th' ? text.length : longestWord(text);
    const width = Math.max(leastCell, longest * letter) + gap;
    columns[column] = Math.max(columns[column] ?? 0, width);
    column++;
  });
  return !hasLink && columns.reduce((sum, width) => sum + width, 0) > phoneWidth;
}

function longestWord(text: string): number {
  return text.split(/\s+/).reduce((longest, word) => Math.max(longest, word.length), 0);
}
