import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { walk } from '../base/walk.ts';
import { directiveKinds } from './directive-kinds.ts';

/** The start of a line within quotes and lists. */
const begin = String.raw`(?:[ \t>]|[-*+] |\d+[.)] )*`;

/** A line in the syntax of another engine, and the same in the syntax of this one. */
interface LineSpelling {
  /** A line that may have it; tested on the whole text first. */
  pattern: RegExp;
  /** The line in place of it; undefined if the line is no such spelling. */
  rewrite(found: RegExpExecArray): string | undefined;
}

const spellings: LineSpelling[] = [
  {
    // VitePress and Docusaurus: `::: name`, and `:::name Title {open}`.
    pattern: new RegExp(
      String.raw`^(${begin}:{3,})([ \t]*)([a-z][\w-]*)(?:[ \t]+(.*?))?[ \t]*$`,
      'm',
    ),
    rewrite([, start, blank, name = '', title = '']) {
      if (directiveKinds.get(name) !== 'container' || (!blank && !title)) return undefined;
      return `${start}${name}${labelOf(title)}`;
    },
  },
  {
    // VitePress: `<<< @/file.ts#region{1,3 ts} [Title]`.
    pattern: new RegExp(String.raw`^(${begin})<<<[ \t]*([^\s<].*?)[ \t]*$`, 'm'),
    rewrite: ([, start = '', from = '']) => `${start}::snippet{from="${attribute(from)}"}`,
  },
  {
    // VitePress: `<!--@include: ./part.md#region{1,3}-->`.
    pattern: new RegExp(
      String.raw`^(${begin})<!--[ \t]*@include:[ \t]*(\S.*?)[ \t]*-->[ \t]*$`,
      'm',
    ),
    rewrite: ([, start = '', from = '']) => `${start}::include{from="${attribute(from)}"}`,
  },
];

const formula = new RegExp(String.raw`^(${begin})\$\$[ \t]*$`);

const parser = unified().use(remarkParse).freeze();

/**
 * Rewrites lines in the syntax of other engines, outside of code. Line numbers stay. It reads lines
 * and a tree of plain Markdown, because the parser of pages may fail at these spellings.
 *
 * @param hasMath Whether lines `$$` surround a formula: they become a fence.
 */
export function normalizeLines(text: string, hasMath = false): string {
  const used = spellings.filter(({ pattern }) => pattern.test(text));
  const mayHaveFormulas = hasMath && text.includes('$$');
  if (used.length === 0 && !mayHaveFormulas) return text;
  const lines = text.split('\n');
  const rewritten = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    for (const { pattern, rewrite } of used) {
      const found = pattern.exec(line);
      const replacement = found ? rewrite(found) : undefined;
      if (replacement !== undefined) rewritten.set(index, replacement);
    }
  }
  if (rewritten.size === 0 && !mayHaveFormulas) return text;
  const code = linesOfCode(parser.parse(text), lines);
  for (const [index, line] of rewritten) if (!code.has(index + 1)) lines[index] = line;
  if (mayHaveFormulas) fenceFormulas(lines, code);
  return lines.join('\n');
}

/** A fence in place of each pair of lines `$$`: a list marker or a quote stays before it. */
function fenceFormulas(lines: string[], code: Set<number>): void {
  let open = -1;
  for (const [index, line] of lines.entries()) {
    const [found, start = ''] = formula.exec(line) ?? [];
    if (found === undefined || code.has(index + 1)) continue;
    if (open === -1) open = index;
    else {
      lines[open] = lines[open]!.replace(/\$\$[ \t]*$/, '```math');
      lines[index] = `${start}\`\`\``;
      open = -1;
    }
  }
}

/** A text as the value of a directive's attribute. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
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

/** The numbers of the lines in fences and HTML; a comment of one line is not HTML. */
function linesOfCode(tree: Root, lines: string[]): Set<number> {
  const numbers = new Set<number>();
  walk(tree, ({ type, position }) => {
    if ((type !== 'code' && type !== 'html') || !position) return;
    const { start, end } = position;
    const first = lines[start.line - 1]!.slice(start.column - 1);
    // Indented code of Markdown is text in MDX, and a directive within a list.
    if (type === 'code' && !/^[`~]{3}/.test(first)) return;
    for (let line = start.line; line <= end.line; line++)
      if (
        type === 'code' ||
        !/^\s*<!--.*-->\s*$/.test(lines[line - 1]!) ||
        !first.startsWith('<!--')
      )
        numbers.add(line);
  });
  return numbers;
}
