/** Text as Markdown that shows it as it is. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#$]/g, String.raw`\$&`);
}

/** Code within a line. Backticks in it get a longer fence. */
export function code(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([it]) => it.length)) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + space + text + space + fence;
}

/** A table; cells are Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, String.raw`\|`).replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** Blocks of a page, apart by a blank line. */
export function blocks(...parts: (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
