import { attributeOf, decodeEntities, readHtml } from '../html/read-html.ts';

/** What stands before and behind the content of an element. */
const marks: Record<string, [before: string, behind: string]> = {
  b: ['**', '**'],
  br: ['\n', ''],
  code: ['`', '`'],
  em: ['*', '*'],
  i: ['*', '*'],
  li: ['\n- ', ''],
  pre: ['\n\n```\n', '\n```\n\n'],
  strong: ['**', '**'],
  td: ['', ' | '],
  th: ['', ' | '],
  title: ['', ': '],
  tr: ['\n| ', ''],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, [`\n\n${'#'.repeat(level)} `, '\n\n']]),
  ),
};
const block =
  /^(?:address|article|aside|blockquote|dd|details|div|dl|dt|figure|figcaption|footer|header|main|nav|ol|p|section|summary|svg|table|ul)$/;
/** Nothing to read, or nothing to use outside of a browser. */
const unread = /^(?:button|input|script|select|style|template|textarea)$/;

interface OpenElement {
  name: string;
  behind: string;
  /** Whether nobody is to read it. */
  hidden: boolean;
  /** Whether it is a drawing, of which only what names and describes it is text in reading order. */
  drawn: boolean;
}

/**
 * Rendered HTML as Markdown, for the twin of a page: text, headings, links, emphasis, code, lists and
 * tables; of a drawing its title and description, of an image its alternative text. What is hidden
 * from screen readers is left out.
 */
export function htmlToMarkdown(html: string): string {
  let text = '';
  /** The open elements, from the outside in. */
  const open: OpenElement[] = [];
  const isIn = (pattern: RegExp) => open.some(({ name }) => pattern.test(name));
  let columns = 0;
  for (const { kind, name, written, isVoid } of readHtml(html)) {
    const { hidden = false, drawn = false } = open.at(-1) ?? {};
    if (kind === 'text') {
      if (hidden || drawn) continue;
      const content = decodeEntities(written);
      const said = isIn(/^(?:code|pre)$/) ? content : escaped(content);
      text += isIn(/^t[dh]$/) ? said.replaceAll('|', '\\|') : said;
    } else if (kind === 'close') {
      text += open.pop()?.behind ?? '';
      if (name === 'th') columns++;
      if (name !== 'thead') continue;
      text += `\n|${'---|'.repeat(columns)}`;
      columns = 0;
    } else {
      const isHidden =
        hidden ||
        unread.test(name) ||
        attributeOf(written, 'hidden') !== undefined ||
        attributeOf(written, 'aria-hidden') === 'true';
      const [before, behind] = isHidden ? ['', ''] : marksOf(name, written, isIn);
      text += before;
      const isDrawn = name === 'svg' || (drawn && name !== 'title' && name !== 'desc');
      if (!isVoid) open.push({ name, behind, hidden: isHidden, drawn: isDrawn });
    }
  }
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function marksOf(
  name: string,
  written: string,
  isIn: (pattern: RegExp) => boolean,
): [before: string, behind: string] {
  const isInCell = isIn(/^t[dh]$/);
  if (name === 'img') return [escaped(attributeOf(written, 'alt') ?? ''), ''];
  const href = name === 'a' ? attributeOf(written, 'href') : undefined;
  if (href !== undefined) return ['[', `](${href})`];
  if (name === 'code' && isIn(/^pre$/)) return ['', ''];
  if (block.test(name)) return isInCell ? [' ', ' '] : ['\n\n', '\n\n'];
  const own = marks[name] ?? ['', ''];
  // A cell is one line.
  return isInCell && own[0].includes('\n') ? [' ', ' '] : own;
}

/** Text with what Markdown would read as markup escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*[\]<]/g, String.raw`\$&`);
}
