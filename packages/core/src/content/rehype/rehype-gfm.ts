import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { Labels } from '../../shared/config/labels-config.ts';
import { labelsOf } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

/** The width of a table on a phone of 390 px, in px. */
const phoneWidth = 358;
/** The approximate width of a letter, the minimum width of a cell and its gap, in px. */
const [letter, leastCell, gap] = [8, 80, 16] as const;

/**
 * Completes the HTML of GFM:
 *
 * - A cell's alignment is data, `<td data-align="right">`: by default it would become a style
 *   attribute, which a strict Content-Security-Policy rejects.
 * - A table that scrolls on a phone is focusable, so that the arrow keys scroll it, unless it contains
 *   a link. A table with an expression is focusable, too: its width is unknown.
 * - The checkbox of a task has a name.
 */
export function rehypeGfm() {
  return (tree: Root, file: VFile): undefined => {
    walk(tree, (node) => {
      if (node.type !== 'element') return;
      if (node.tagName === 'table' && isTooWide(node)) node.properties.tabIndex = 0;
      if (node.tagName === 'li') nameCheckbox(node, labelsOf(file));
      if (node.tagName !== 'td' && node.tagName !== 'th') return;
      const { align, ...rest } = node.properties;
      if (align) node.properties = { ...rest, dataAlign: align };
    });
  };
}

/** Names the checkbox of a task, which is the first element of its item, or of the paragraph in it. */
function nameCheckbox(item: Element, { taskDone, taskOpen }: Labels): void {
  if (![item.properties.className].flat().includes('task-list-item')) return;
  let box: Element | undefined = item;
  while (box && box.tagName !== 'input')
    box = box.children.find((child): child is Element => child.type === 'element');
  if (box) box.properties.ariaLabel ??= box.properties.checked ? taskDone : taskOpen;
}

/** Whether the longest words of a table do not fit a phone, and no link in it is focusable. */
function isTooWide(table: Element): boolean {
  const columns: number[] = [];
  let column = 0;
  let hasLink = false;
  let hasExpression = false;
  walk(table, (node) => {
    // The value of an expression, and so its width, is unknown until the page is rendered.
    if (/^mdx\w*Expression$/.test(node.type)) hasExpression = true;
    if (node.type !== 'element') return;
    if (node.tagName === 'a') hasLink = true;
    if (node.tagName === 'tr') column = 0;
    if (node.tagName !== 'td' && node.tagName !== 'th') return;
    const text = toString(node);
    // The head of a column does not wrap.
    const longest = node.tagName === 'th' ? text.length : longestWord(text);
    const width = Math.max(leastCell, longest * letter) + gap;
    columns[column] = Math.max(columns[column] ?? 0, width);
    column++;
  });
  const width = columns.reduce((sum, own) => sum + own, 0);
  return !hasLink && (hasExpression || width > phoneWidth);
}

function longestWord(text: string): number {
  return text.split(/\s+/).reduce((longest, word) => Math.max(longest, word.length), 0);
}
