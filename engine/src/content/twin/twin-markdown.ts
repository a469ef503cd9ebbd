import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { siteLists } from '../../shared/page/site-lists.ts';
import type { CodeBlock } from '../code/code-block.ts';
import { elementsIn, hasClass, parseHtml } from '../html/parse-html.ts';
import { walk } from '../walk.ts';
import {
  address,
  codeSpan,
  escapeText,
  fence,
  type Inline,
  joinInline,
  linkText,
  type Mark,
  paragraph,
} from './markdown-text.ts';

/** Where an element stands. */
interface Place {
  /** The page's code blocks, see `codePlace`. */
  code: CodeBlock[];
  /** Whether all has to stand in one line, as in a heading or a cell. */
  isInLine?: boolean;
  /** Whether it is the text of a link, which `]` would end. */
  isLink?: boolean;
  /** The emphasis around it: the same within has no effect. */
  marks?: Mark[];
}

/** What an element is in Markdown: inline text, and blocks that end the paragraph before them. */
type Piece = Inline | { block: string };
type Writer = (node: Element, place: Place) => Piece[];

/** Elements that are more than what they hold, in text. */
const inlineWriters: Record<string, Writer> = {
  a: linkOf,
  audio: mediaOf,
  b: emphasized('**'),
  br: (_, { isInLine }) => [isInLine ? ' ' : '\\\n'],
  code: codeOf,
  del: emphasized('~~'),
  em: emphasized('*'),
  i: emphasized('*'),
  iframe: mediaOf,
  img: ({ properties: { src, alt } }) => [
    `![${linkText(String(alt ?? ''))}](${address(String(src ?? ''))})`,
  ],
  kbd: codeOf,
  s: emphasized('~~'),
  strong: emphasized('**'),
  svg: drawingOf,
  video: mediaOf,
};

/** Elements that begin and end a paragraph; in one line, they are set apart by spaces. */
const blockWriters: Record<string, (node: Element, place: Place) => string[]> = {
  aside: (node, place) => [quote(calloutOf(node, place))],
  blockquote: (node, place) => [quote(blocksOf(node, place))],
  dt: titleOf,
  hr: () => ['---'],
  ol: listOf,
  p: (node, place) => (isTitle(node) ? titleOf(node, place) : blocksOf(node, place)),
  section: sectionOf,
  summary: titleOf,
  table: tableOf,
  ul: listOf,
};
for (const depth of [1, 2, 3, 4, 5, 6])
  blockWriters[`h${depth}`] = (node, place) => [
    `${'#'.repeat(depth)} ${lineOf(node, place).replace(/(?<=^| )#+$/, '\\$&')}`,
  ];
for (const name of Object.values(siteLists)) blockWriters[name] = () => [`<${name}></${name}>`];
const containers =
  'address article dd details div dl fieldset figcaption figure footer form header li main nav tbody td th thead tr';
for (const name of containers.split(' ')) blockWriters[name] = blocksOf;

/** Nothing to read, or nothing to use outside of a browser. */
const unread = /^(?:button|input|script|select|style|template|textarea)$/;

/**
 * The Markdown of rendered content, for the page's twin. What is hidden from screen readers and what
 * only a browser can use is left out; of a drawing its title and description remain.
 *
 * @param code The page's code blocks, see `codePlace`.
 */
export function twinMarkdown(tree: Root, code: CodeBlock[] = []): string {
  return blocksOf(tree, { code })
    .map((block) => `${block}\n`)
    .join('\n');
}

/** The Markdown of HTML that holds no places for code blocks. */
export function htmlMarkdown(html: string): string {
  return html === '' ? '' : twinMarkdown(parseHtml(html)).trimEnd();
}

function piecesOf({ children }: Element | Root, place: Place): Piece[] {
  return children.flatMap((child): Piece | Piece[] => {
    if (child.type === 'text') {
      const text = child.value.replace(/\s+/g, ' ');
      return place.isLink ? linkText(text) : escapeText(text);
    }
    if (child.type !== 'element' || !isRead(child)) return [];
    const { tagName } = child;
    if (Object.hasOwn(inlineWriters, tagName)) return inlineWriters[tagName]!(child, place);
    if (tagName === 'docs-code' || tagName === 'pre') return codeBlockOf(child, place);
    if (!Object.hasOwn(blockWriters, tagName)) return piecesOf(child, place);
    if (place.isInLine) return [' ', ...piecesOf(child, place), ' '];
    return blockWriters[tagName]!(child, place).map((block) => ({ block }));
  });
}

function isRead({ tagName, properties: { hidden, ariaHidden } }: Element): boolean {
  return !unread.test(tagName) && !hidden && String(ariaHidden) !== 'true';
}

/** Content as blocks: text between them becomes paragraphs. */
function blocksOf(node: Element | Root, place: Place): string[] {
  const blocks: string[] = [];
  let text: Inline[] = [];
  const add = (block: string) => {
    const kind = listKind(block);
    // Two lists in succession would be one.
    if (kind && kind === listKind(blocks.at(-1))) blocks.push('<!-- -->');
    if (block !== '') blocks.push(block);
  };
  const end = () => {
    if (text.length > 0) add(paragraph(joinInline(text)));
    text = [];
  };
  for (const piece of piecesOf(node, place)) {
    if (isInline(piece)) text.push(piece);
    else {
      end();
      add(piece.block);
    }
  }
  end();
  return blocks;
}

/** Content as one line. */
function lineOf(node: Element, place: Place): string {
  return inlineOf(node, { ...place, isInLine: true }).trim();
}

/** Content as inline text, with the blanks at its ends; of blocks nothing. */
function inlineOf(node: Element, place: Place): string {
  return joinInline(piecesOf(node, place).filter(isInline));
}

function isInline(piece: Piece): piece is Inline {
  return typeof piece === 'string' || 'mark' in piece;
}

/** The sign behind which a list's items stand; undefined of other blocks. */
function listKind(block = ''): string | undefined {
  return /^(?:-|\d+\.)(?=\s|$)/.exec(block)?.[0].slice(-1);
}

function emphasized(mark: Mark): Writer {
  return (node, place) => {
    const { marks = [] } = place;
    if (marks.includes(mark)) return piecesOf(node, place);
    return [{ mark, text: inlineOf(node, { ...place, isInLine: true, marks: [...marks, mark] }) }];
  };
}

function codeOf(node: Element): Piece[] {
  return [codeSpan(toString(node))];
}

/** A code block, or inline code where all has to stand in one line. */
function codeBlockOf(node: Element, { code, isInLine }: Place): Piece[] {
  const block = node.tagName === 'pre' ? undefined : code[Number(node.properties.n)];
  const text = block?.code ?? toString(node).replace(/\n$/, '');
  return isInLine ? [codeSpan(text)] : [{ block: fence(text, block?.language, block?.title) }];
}

/** Whether an element heads what follows it. */
function isTitle(node: Element): boolean {
  return hasClass(node, 'Callout-title', 'Tabs-label', 'Sponsors-name');
}

/** A title as a paragraph of its own: `**Title**`. */
function titleOf(node: Element, place: Place, before = ''): string[] {
  const text = before + lineOf(node, { ...place, marks: ['**'] });
  return [text && `**${text}**`];
}

/** A callout says what it is before its own title: `> **Warning: Mind the gap**`. */
function calloutOf(node: Element, place: Place): string[] {
  const [title] = elementsIn(node);
  if (!title || !isTitle(title)) return blocksOf(node, place);
  const label = String(node.properties.ariaLabel ?? '');
  const before = toString(title) === label ? '' : `${escapeText(label)}: `;
  const children = node.children.filter((child) => child !== title);
  return [...titleOf(title, place, before), ...blocksOf({ ...node, children }, place)];
}

function quote(blocks: string[]): string {
  return blocks.join('\n\n').replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'));
}

/** A list. Steps with titles are headings with what stands below them. */
function listOf(node: Element, place: Place): string[] {
  const items = elementsIn(node);
  const isTitled = (item: Element) => elementsIn(item).some((it) => hasClass(it, 'Heading'));
  if (hasClass(node, 'Steps') && items.every(isTitled))
    return items.flatMap((item) => blocksOf(item, place));
  const isLoose = items.some((item) => elementsIn(item).some(({ tagName }) => tagName === 'p'));
  const first = Number(node.properties.start ?? 1);
  const written = items.map((item, index) => {
    const sign = node.tagName === 'ol' ? `${first + index}. ` : '- ';
    const blocks = blocksOf(item, place).map((block, at) =>
      at === 0 ? block : (isLoose || !interrupts.test(block) ? '\n' : '') + block,
    );
    return indented(sign, checkOf(item) + blocks.join('\n'));
  });
  return [written.join(isLoose ? '\n\n' : '\n')];
}

/** Blocks that need no blank line before them. */
const interrupts = /^(?:[-#>`~]|1\. )/;

/** Text behind a sign; its other lines stand as deep as the first. */
function indented(sign: string, text: string, indent = ' '.repeat(sign.length)): string {
  return (sign + text.replace(/\n(?=[^\n])/g, `\n${indent}`)).trimEnd();
}

/** The box of a task. */
function checkOf(item: Element): string {
  const [first] = elementsIn(item);
  if (first?.tagName === 'p') return checkOf(first);
  if (first?.properties.type !== 'checkbox') return '';
  return first.properties.checked ? '[x] ' : '[ ] ';
}

/** A link; a heading's own and a footnote's way back lead nowhere in a text. */
function linkOf(node: Element, place: Place): Piece[] {
  const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  if (dataFootnoteBackref !== undefined || hasClass(node, 'Heading-link')) return [];
  if (dataFootnoteRef !== undefined) return [`[^${noteName(href)}]`];
  if (href === undefined) return piecesOf(node, place);
  const isAddress = /^[a-z][a-z+.-]+:[^\s<>]+$/i.test(String(href)) && toString(node) === href;
  if (isAddress) return [`<${href}>`];
  return [`[${lineOf(node, { ...place, isLink: true })}](${address(String(href))})`];
}

/** A section; that of the footnotes is each where it is defined. */
function sectionOf(node: Element, place: Place): string[] {
  if (node.properties.dataFootnotes === undefined) return blocksOf(node, place);
  const notes: string[] = [];
  walk(node, (child) => {
    if (child.type !== 'element' || child.tagName !== 'li') return true;
    const text = blocksOf(child, place).join('\n\n');
    notes.push(indented(`[^${noteName(child.properties.id)}]: `, text, '    '));
    return false;
  });
  return notes;
}

const noteName = (id: unknown) => String(id).replace(/^#?user-content-fn-/, '');

const delimiters: Record<string, string> = { left: ':-', center: ':-:', right: '-:' };

function tableOf(node: Element, place: Place): string[] {
  const rows: Element[][] = [];
  walk(node, (child) => {
    if (child.type === 'element' && child.tagName === 'tr') rows.push(elementsIn(child));
  });
  const [head = []] = rows;
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map((cells) =>
    row(cells.map((cell) => lineOf(cell, place).replaceAll('|', '\\|'))),
  );
  // The first row of a Markdown table is its head.
  if (head.some(({ tagName }) => tagName === 'td')) lines.unshift(row(head.map(() => '')));
  lines.splice(1, 0, row(head.map((cell) => delimiters[String(cell.properties.dataAlign)] ?? '-')));
  return [lines.join('\n')];
}

/** A drawing says what it shows: `Title: description`. */
function drawingOf(node: Element): Piece[] {
  const said = elementsIn(node).filter(({ tagName }) => /^(?:title|desc)$/.test(tagName));
  return [escapeText(said.map((part) => toString(part)).join(': '))];
}

/** A film or a frame is a link to it. */
function mediaOf(node: Element): Piece[] {
  const { src = elementsIn(node)[0]?.properties.src, title, ariaLabel } = node.properties;
  if (src === undefined) return [];
  return [`[${linkText(String(title ?? ariaLabel ?? src))}](${address(String(src))})`];
}
