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

/**
 * A table; cells are Markdown.
 *
 * @param numbers The number of columns at the end that have numbers.
 */
export function table(head: string[], rows: string[][], numbers = 0): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, String.raw`\|`).replaceAll('\n', ' ')).join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, index) => (index < head.length - numbers ? '---|' : '---:|')).join('')}`,
    ...rows.map(line),
  ].join('\n');
}

/** Blocks of a page, apart by a blank line. */
export function blocks(...parts: (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A fence that shows a text as it is: its own fences, notations and includes do nothing. */
export function fence(text: string, info: string): string {
  const marks = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([it]) => it.length)) + 1);
  const literal = text
    .replaceAll(/\[!(code|include)\b/g, String.raw`[\!$1`)
    // A control character as its symbol.
    .replaceAll(/(?![\n\t])\p{Cc}/gu, (it) => String.fromCodePoint(0x2400 + it.codePointAt(0)!));
  return `${marks}${info}\n${literal.trimEnd()}\n${marks}`;
}

/** A line of facts below a heading, such as a type and a default. */
export function facts(...parts: (string | false | undefined)[]): string {
  const html = parts
    .filter((part) => part !== undefined && part !== false)
    .map((part) => `<span>${part}</span>`);
  return `<p class="Fact">${html.join(' ')}</p>`;
}

/** Code within a line, as HTML. */
export function codeHtml(text: string): string {
  return `<code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;
}
