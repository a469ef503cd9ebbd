import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { siteLists } from '../../shared/page/site-lists.ts';
import type { CodeBlock } from '../source/code-block.ts';
import { elementsIn, hasClass, parseHtml } from '../base/parse-html.ts';
import { walk } from '../base/walk.ts';
import { codeSpan, escape, fence, type Inline, join, link, paragraph } from './markdown-text.ts';

/** The context of an element. */
interface Place {
  /** The page's code blocks, see `codePlaceholder`. */
  code: CodeBlock[];
  /** Whether the output must be one line, as in a heading or a cell. */
  isInLine?: boolean;
  /** Whether it is the text of a link, which `]` would end. */
  isLink?: boolean;
  /** The marks of the enclosing emphases: a nested one of the same kind has no effect. */
  marks?: string[];
}

/** Writes an element as Markdown: a text, or blocks, which end the preceding paragraph. */
type Writer = (node: Element, place: Place) => string | string[];

const marks: Record<string, string> = {
  b: '**',
  del: '~~',
  em: '*',
  i: '*',
  s: '~~',
  strong: '**',
};

/** The elements with Markdown of their own; any other element is written as its content. */
const writers: Record<string, Writer> = {
  a: linkOf,
  aside: (node, place) => [quote(calloutOf(node, place))],
  audio: mediaOf,
  blockquote: (node, place) => [quote(blocksOf(node, place))],
  br: (_, { isInLine }) => (isInLine ? ' ' : '\\\n'),
  code: (node) => codeSpan(toString(node)),
  'docs-code': codeBlockOf,
  dt: titleOf,
  hr: () => ['---'],
  iframe: mediaOf,
  img: ({ properties: { src = '', alt = '' } }) => `!${link(escape(String(alt), true), src)}`,
  kbd: (node) => codeSpan(toString(node)),
  ol: listOf,
  p: (node, place) => (isTitle(node) ? titleOf(node, place) : blocksOf(node, place)),
  pre: codeBlockOf,
  section: sectionOf,
  summary: titleOf,
  svg: drawingOf,
  table: (node, place) => [tableOf(node, place).join('\n')],
  ul: listOf,
  video: mediaOf,
};
for (const depth of [1, 2, 3, 4, 5, 6])
  writers[`h${depth}`] = (node, place) => {
    // Number signs at the end would close the heading.
    const text = lineOf(node, place).replace(/(?<=^| )#+$/, '\\$&');
    return [`${'#'.repeat(depth)} ${text}`];
  };
for (const name of Object.values(siteLists)) writers[name] = () => [`<${name}></${name}>`];
const blocks =
  'address article dd details div dl fieldset figcaption figure footer form header li main nav';
for (const name of blocks.split(' ')) writers[name] = blocksOf;

/** Elements that are inline, or inline within one line. */
const inLine = /^(?:a|audio|br|code|docs-code|iframe|img|kbd|pre|svg|video)$/;
const controls = /^(?:button|input|select|textarea)$/;
/** Elements without text, or without use outside of a browser. */
const unread = new RegExp(`${controls.source}|^(?:script|style|template)$`);

/**
 * The Markdown of rendered content, for the page's twin. Content that is hidden from screen
 * readers, or useful only in a browser, is omitted. A drawing is written as its title and
 * description.
 *
 * @param code The page's code blocks, see `codePlaceholder`.
 */
export function twinMarkdown(tree: Root, code: CodeBlock[] = []): string {
  return blocksOf(tree, { code })
    .map((block) => `${block}\n`)
    .join('\n');
}

/** The Markdown of pieces of HTML: features write the same piece on many pages. */
const written = new Map<string, string>();
const maxWritten = 20_000;

/** The Markdown of HTML without placeholders for code blocks. */
export function htmlMarkdown(html: string): string {
  if (html === '') return '';
  const [, plain] = /^<p>([^<&]*)<\/p>$/.exec(html) ?? [];
  if (plain !== undefined) return paragraph(escape(plain.replace(/\s+/g, ' ')));
  const made = written.get(html) ?? twinMarkdown(parseHtml(html)).trimEnd();
  if (written.size >= maxWritten) written.clear();
  written.set(html, made);
  return made;
}

/**
 * The content of a node: inline text, and blocks as lists. Within one line, spaces separate blocks.
 */
function piecesOf({ children }: Element | Root, place: Place): (Inline | string[])[] {
  return children.flatMap((child): (Inline | string[])[] => {
    if (child.type === 'text') return [escape(child.value.replace(/\s+/g, ' '), place.isLink)];
    if (child.type !== 'element') return [];
    // A control divides the words around it.
    if (!isRead(child)) return controls.test(child.tagName) ? [' '] : [];
    const { tagName } = child;
    const mark = Object.hasOwn(marks, tagName) ? marks[tagName] : undefined;
    if (mark && !place.marks?.includes(mark)) {
      const within = { ...place, isInLine: true, marks: [...(place.marks ?? []), mark] };
      return [{ mark, text: inlineOf(child, within) }];
    }
    if (!Object.hasOwn(writers, tagName)) return piecesOf(child, place);
    if (!place.isInLine || inLine.test(tagName)) return [writers[tagName]!(child, place)];
    return [' ', ...piecesOf(child, place), ' '];
  });
}

/** The time that reading takes says nothing to a program. */
function isRead(node: Element): boolean {
  const { hidden, ariaHidden } = node.properties;
  if (unread.test(node.tagName) || hidden || String(ariaHidden) === 'true') return false;
  return !hasClass(node, 'PageMeta-time');
}

/** Content as blocks: text between them becomes paragraphs. */
function blocksOf(node: Element | Root, place: Place): string[] {
  const written: string[] = [];
  let text: Inline[] = [];
  const add = (block: string) => {
    const kind = listKind(block);
    // Two successive lists would merge.
    if (kind && kind === listKind(written.at(-1))) written.push('<!-- -->');
    if (block !== '') written.push(block);
  };
  for (const piece of [...piecesOf(node, place), []]) {
    if (!Array.isArray(piece)) text.push(piece);
    else {
      add(paragraph(join(text)));
      text = [];
      piece.forEach(add);
    }
  }
  return written;
}

/** The marker of a list's items; undefined for other blocks. */
function listKind(block = ''): string | undefined {
  return /^(?:-|\d+\.)(?=\s|$)/.exec(block)?.[0].slice(-1);
}

/** Content as one line. */
function lineOf(node: Element, place: Place): string {
  return inlineOf(node, { ...place, isInLine: true }).trim();
}

/** Content as inline text, including the blanks at its ends. */
function inlineOf(node: Element, place: Place): string {
  return join(piecesOf(node, place).filter((piece): piece is Inline => !Array.isArray(piece)));
}

/** A code block, or inline code within one line. A formula is its TeX between dollar signs. */
function codeBlockOf(node: Element, { code, isInLine }: Place): string | string[] {
  const block = code[Number(node.properties.n)];
  const text = block?.code ?? toString(node).replace(/\n$/, '');
  if (block?.formula) {
    const { isDisplay } = block.formula;
    if (!isDisplay) return `$${text}$`;
    return isInLine ? `$$${text.replace(/\s+/g, ' ')}$$` : [`$$\n${text}\n$$`];
  }
  if (isInLine) return codeSpan(text);
  const { title, language, remarks = [] } = block ?? {};
  const remarkItems = remarks.map((remark) => indented('- ', paragraph(escape(remark))));
  return [
    // In the info string of the fence, readers of Markdown would not see it.
    title ? `**${escape(title)}**` : '',
    fence(text, language),
    remarkItems.join('\n'),
  ];
}

/** Whether an element is a title of the following content. */
function isTitle(node: Element): boolean {
  return hasClass(node, 'Callout-title', 'Tabs-label', 'Sponsors-name');
}

/** A title as a paragraph: `**Title**`. */
function titleOf(node: Element, place: Place, before = ''): string[] {
  const text = before + lineOf(node, { ...place, marks: ['**'] });
  return [text && `**${text}**`];
}

/** A callout begins with its type and its own title: `> **Warning: Mind the gap**`. */
function calloutOf(node: Element, place: Place): string[] {
  const [title] = elementsIn(node);
  if (!title || !isTitle(title)) return blocksOf(node, place);
  const label = String(node.properties.ariaLabel ?? '');
  const before = toString(title) === label ? '' : `${escape(label)}: `;
  const children = node.children.filter((child) => child !== title);
  return [...titleOf(title, place, before), ...blocksOf({ ...node, children }, place)];
}

function quote(quoted: string[]): string {
  return quoted.join('\n\n').replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'));
}

/** Blocks that need no preceding blank line. */
const interrupts = /^(?:[-#>`~]|1\. )/;

/** A list. Steps with titles are headings followed by their content. */
function listOf(node: Element, place: Place): string[] {
  const items = elementsIn(node);
  const holds = (test: (child: Element) => boolean) => (item: Element) =>
    elementsIn(item).some(test);
  if (hasClass(node, 'Steps') && items.every(holds((child) => hasClass(child, 'Heading'))))
    return items.flatMap((item) => blocksOf(item, place));
  const isLoose = items.some(holds(({ tagName }) => tagName === 'p'));
  const first = Number(node.properties.start ?? 1);
  const written = items.map((item, index) => {
    const below = blocksOf(item, place).map((block, at) =>
      at > 0 && (isLoose || !interrupts.test(block)) ? `\n${block}` : block,
    );
    const sign = node.tagName === 'ol' ? `${first + index}. ` : '- ';
    return indented(sign, checkOf(item) + below.join('\n'));
  });
  return [written.join(isLoose ? '\n\n' : '\n')];
}

/** Text after a marker; the other lines are indented by the same width. */
function indented(sign: string, text: string, indent = ' '.repeat(sign.length)): string {
  return (sign + text.replace(/\n(?=[^\n])/g, `\n${indent}`)).trimEnd();
}

/** The checkbox of a task. */
function checkOf(item: Element): string {
  const [first] = elementsIn(item);
  if (first?.tagName === 'p') return checkOf(first);
  if (first?.properties.type !== 'checkbox') return '';
  return first.properties.checked ? '[x] ' : '[ ] ';
}

/** A link. The link beside a heading and the way back from a footnote are omitted. */
function linkOf(node: Element, place: Place): string {
  const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  if (dataFootnoteBackref !== undefined || hasClass(node, 'Heading-link')) return '';
  if (dataFootnoteRef !== undefined) return `[^${noteName(href)}]`;
  // Readers of the twin need no links to explanations of terms.
  if (href === undefined || hasClass(node, 'Term')) return inlineOf(node, place);
  const isAddress = /^[a-z][a-z+.-]+:[^\s<>]+$/i.test(String(href)) && toString(node) === href;
  return isAddress ? `<${href}>` : link(lineOf(node, { ...place, isLink: true }), href);
}

/** A section; the section of footnotes becomes their definitions. */
function sectionOf(node: Element, place: Place): string[] {
  if (node.properties.dataFootnotes === undefined) return blocksOf(node, place);
  return elementsNamed(node, 'li').map((note) => {
    const sign = `[^${noteName(note.properties.id)}]: `;
    return indented(sign, blocksOf(note, place).join('\n\n'), '    ');
  });
}

const noteName = (id: unknown) => String(id).replace(/^#?user-content-fn-/, '');

const delimiters: Record<string, string> = { left: ':-', center: ':-:', right: '-:' };

/** The lines of a table. The first row of a Markdown table is its head. */
function tableOf(node: Element, place: Place): string[] {
  const rows = elementsNamed(node, 'tr').map(elementsIn);
  const [head = []] = rows;
  if (head.length === 0) return [];
  if (head.some(({ tagName }) => tagName === 'td')) rows.unshift(head.map(() => emptyCell));
  const textOf = (cell: Element) => lineOf(cell, place).replaceAll('|', '\\|');
  const cells = rows.map((row) => row.map(textOf));
  cells.splice(
    1,
    0,
    head.map((cell) => delimiters[String(cell.properties.dataAlign)] ?? '-'),
  );
  return cells.map((row) => `| ${row.join(' | ')} |`);
}

const emptyCell: Element = { type: 'element', tagName: 'th', properties: {}, children: [] };

/** The outermost descendants with a name. */
function elementsNamed(node: Element, name: string): Element[] {
  const found: Element[] = [];
  walk(node, (child) => {
    if (child.type === 'element' && child.tagName === name) return found.push(child) === 0;
    return true;
  });
  return found;
}

/** A drawing as text: `Title: description`. */
function drawingOf(node: Element): string {
  const said = elementsIn(node).filter(({ tagName }) => /^(?:title|desc)$/.test(tagName));
  return escape(said.map((part) => toString(part)).join(': '));
}

/** A video or a frame as a link. */
function mediaOf(node: Element): string {
  const { src = elementsIn(node)[0]?.properties.src, title, ariaLabel } = node.properties;
  return src === undefined ? '' : link(escape(String(title ?? ariaLabel ?? src), true), src);
}
