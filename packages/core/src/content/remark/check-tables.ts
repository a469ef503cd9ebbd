import type { Paragraph, Table } from 'mdast';
import type { VFile } from 'vfile';
import { reportAt } from '../code/fence.ts';

/** Lines that begin and end like those of a table, with two cells or more. */
const rows = /^[ \t>]*\|[^\n]*\|[^\n]*\|[ \t]*(?:\n[ \t>]*\|[^\n]*)*$/gm;
const secondRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Reports rows with more cells than the first: Markdown leaves the others out. */
export function checkTable({ children: [head, ...others] }: Table, file: VFile): void {
  const most = head?.children.length ?? 0;
  for (const { children, position } of others) {
    if (children.length <= most) continue;
    reportAt(file, position!.start.line, {
      rule: 'table',
      message: `A row has ${children.length} cells, and the first of its table ${most}: the last is not shown`,
      hint: String.raw`Write \| for the sign |, also in code, or give the table one more column`,
    });
  }
}

/** Reports a table that is text. */
export function checkLostTable({ position }: Paragraph, text: string, file: VFile): void {
  for (const { 0: written, index } of text.matchAll(rows)) {
    const [first = '', second = ''] = written.split('\n');
    const line = position!.start.line + text.slice(0, index).split('\n').length - 1;
    reportAt(file, line, {
      rule: 'table',
      message: 'A table is shown as text',
      hint: secondRow.test(second)
        ? `Its second line needs a cell for each of the first: ${delimitersOf(first)}`
        : `Write ${delimitersOf(first)} as its second line, and no empty line within it`,
    });
  }
}

/** The second line of a table with this first one. */
function delimitersOf(first: string): string {
  const cells = first
    .trim()
    .replace(/^[ \t>]*\||\|$/g, '')
    .split(/(?<!\\)\|/).length;
  return `|${' --- |'.repeat(cells)}`;
}
