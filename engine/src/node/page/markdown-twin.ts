import type { MarkdownEdit } from '../../shared/page/page.ts';

/**
 * The source of a page as its Markdown twin says it.
 *
 * @param edits In any order. One that begins within another is passed over. Of the blank lines around
 *   lines that are left out, one is enough.
 */
export function markdownTwin(source: string, edits: readonly MarkdownEdit[] = []): string {
  if (edits.length === 0) return source;
  const starts = [0];
  for (let index = source.indexOf('\n'); index !== -1; index = source.indexOf('\n', index + 1))
    starts.push(index + 1);
  const offsetOf = ({ line, column }: MarkdownEdit['from']) =>
    Math.min((starts[line - 1] ?? source.length) + column - 1, source.length);

  const sorted = edits
    .map(({ from, to, text = '' }) => ({ from: offsetOf(from), to: offsetOf(to), text }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  let twin = '';
  let at = 0;
  for (const { from, to, text } of sorted) {
    if (from < at) continue;
    twin += source.slice(at, from);
    // In the row of a table a bar would end the cell.
    twin += isRow(twin) ? text.replaceAll('|', '\\|') : text;
    at = to;
    if (text !== '' || !/(?:^|\n)[ \t]*$/.test(twin)) continue;
    // Whole lines are left out, when nothing else stands in the last of them.
    const rest = /[ \t]*(?:\n|$)/y;
    rest.lastIndex = at;
    const isAtStart = source[at - 1] === '\n';
    if (!isAtStart && !rest.test(source)) continue;
    twin = twin.replace(/[ \t]+$/, '');
    if (!isAtStart) at = rest.lastIndex;
    if (/(?:^|\n[ \t]*\n)$/.test(twin)) at += /^(?:[ \t]*\n)*/.exec(source.slice(at))![0].length;
    if (at === source.length && !source.endsWith('\n')) twin = twin.replace(/\n$/, '');
  }
  return twin + source.slice(at);
}

/** Whether a text ends within the row of a table. */
function isRow(text: string): boolean {
  return text
    .slice(text.lastIndexOf('\n') + 1)
    .trimStart()
    .startsWith('|');
}
