import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { directives } from '../directives/index.ts';
import { walk } from '../walk.ts';

/**
 * A line that may open a container in the syntax of VitePress or Docusaurus: `::: name Title
 * {open}`.
 */
const spelling = /^((?:[ \t>]|[-*+] |\d+[.)] )*:{3,})([ \t]*)([a-z][\w-]*)(?:[ \t]+(.*?))?[ \t]*$/;
const parser = unified().use(remarkParse).freeze();

/**
 * Rewrites `::: name` and `:::name Title {open}` as `:::name[Title]{open}`, outside of code. Line
 * numbers stay.
 */
export function normalizeDirectives(text: string): string {
  if (!/^[ \t>\d.)*+-]*:{3,}/m.test(text)) return text;
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => {
    const [, start, blank, name = '', title = ''] = spelling.exec(line) ?? [];
    if (directives.get(name)?.kind !== 'container' || (!blank && !title)) return [];
    return [{ index, line: `${start}${name}${labelOf(title)}` }];
  });
  if (found.length === 0) return text;
  const code = linesOfCode(parser.parse(text), lines);
  for (const { index, line } of found) if (!code.has(index + 1)) lines[index] = line;
  return lines.join('\n');
}

function labelOf(written: string): string {
  const [, title = '', attributes = ''] = /^(.*?)[ \t]*(\{[^{}]*\})?$/.exec(written)!;
  if (title === '' || /^\[.*\]$/.test(title)) return title + attributes;
  return `[${isBalanced(title) ? title : title.replace(/(?<!\\)[[\]]/g, String.raw`\$&`)}]${attributes}`;
}

/** Whether the brackets of a title are balanced: a label may contain pairs. */
function isBalanced(title: string): boolean {
  let open = 0;
  for (const [character] of title.matchAll(/\\.|[[\]]/g)) {
    if (character === '[') open++;
    else if (character === ']' && --open < 0) return false;
  }
  return open === 0;
}

/** The numbers of the lines in fences and HTML. */
function linesOfCode(tree: Root, lines: string[]): Set<number> {
  const numbers = new Set<number>();
  walk(tree, ({ type, position }) => {
    if ((type !== 'code' && type !== 'html') || !position) return;
    const { start, end } = position;
    // Indented code of Markdown is text in MDX, and a directive within a list.
    if (type === 'code' && !/^[`~]{3}/.test(lines[start.line - 1]!.slice(start.column - 1))) return;
    for (let line = start.line; line <= end.line; line++) numbers.add(line);
  });
  return numbers;
}
