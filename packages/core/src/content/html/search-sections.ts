import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { SearchSection } from '../../shared/extension/page-feature.ts';
import type { CodeBlock } from '../source/code-block.ts';
import { escapeHtml } from '../../shared/document/escape-html.ts';
import { walk } from '../base/walk.ts';
import { elementsIn, hasClass } from '../base/parse-html.ts';

/** Elements whose content is not text of the page. */
const silent = new Set(
  'script style template svg math select textarea noscript object audio video'.split(' '),
);
/** Elements that do not end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong sub sup time u var wbr docs-island docs-slot docs-code'.split(
    ' ',
  ),
);

/**
 * Splits a page's rendered content into sections. Components, includes and titles of code count as
 * content; buttons, icons and back links do not, nor does an element with `data-search="off"`, such as a
 * list that repeats other pages. The generated heading of footnotes starts no section; the notes belong
 * to the page itself.
 *
 * @param pageTitle The page's title, which its first `h1` usually repeats.
 * @param code The page's code blocks, see `codePlaceholder`.
 */
export function searchSections(
  tree: Root,
  pageTitle: string,
  code: CodeBlock[] = [],
): SearchSection[] {
  const page = section('', 1, pageTitle);
  const sections = [page];
  let current = page;
  let hasTitle = false;
  /** The text of the lists of links in each section. */
  const links = new Map<SearchSection, string>();
  const readHeading = (heading: Element) => {
    const title = squeeze(textOf(heading));
    const id = String(heading.properties.id ?? '');
    const html = headingHtml(heading).trim();
    if (id === 'footnote-label') current = page;
    else if (heading.tagName === 'h1' && sections.length === 1 && !hasTitle) {
      hasTitle = true;
      if (title === pageTitle) page.html = html;
      else page.text += `\n${title}\n`;
    } else if (id && title) {
      current = { ...section(id, Number(heading.tagName[1]), title), html };
      sections.push(current);
    } else current.text += `\n${title}\n`;
  };
  const read = (node: Element | Root) => {
    for (const child of node.children) {
      if (child.type === 'text') current.text += child.value;
      else if (child.type === 'element' && !isSilent(child)) readElement(child);
    }
  };
  const readElement = (node: Element) => {
    const { tagName, properties } = node;
    const block = tagName === 'docs-code' ? code[Number(properties.n)] : undefined;
    if (/^h[1-6]$/.test(tagName)) readHeading(node);
    else if (block?.formula?.isDisplay === false) current.text += block.formula.text;
    else if (inline.has(tagName) && !block) {
      read(node);
    } else {
      current.text += '\n';
      if (block) current.text += textOfBlock(block);
      else if (tagName === 'pre') current.text += textOf(node);
      else if (tagName === 'table') readTable(node, current);
      else if (isLinkList(node)) {
        const { length } = current.text;
        read(node);
        links.set(current, `${links.get(current) ?? ''}\n${current.text.slice(length)}`);
      } else read(node);
      current.text += '\n';
    }
  };
  read(tree);
  return sections.map((it) => {
    const text = tidy(it.text);
    const isLinkList = text !== '' && text === tidy(links.get(it) ?? '');
    return { ...it, text, ...(isLinkList && { isLinkList }) };
  });
}

function section(id: string, level: number, title: string): SearchSection {
  return { id, level, title, html: escapeHtml(title), text: '' };
}

/** Whether an element is a list whose items each begin with a link. */
function isLinkList(node: Element): boolean {
  if (node.tagName !== 'ul' && node.tagName !== 'ol') return false;
  const items = elementsIn(node);
  return items.length > 0 && items.every(beginsWithLink);
}

function beginsWithLink(node: Element): boolean {
  const [first] = node.children.filter(
    ({ type, value }: { type: string; value?: string }) => type === 'element' || value?.trim(),
  );
  if (first?.type !== 'element') return false;
  return first.tagName === 'a' || (first.tagName === 'p' && beginsWithLink(first));
}

/** The text of an element without sections. */
function textOf(node: Element): string {
  const texts = node.children.map((child) => {
    if (child.type === 'text') return child.value;
    if (child.type !== 'element' || isSilent(child)) return '';
    return inline.has(child.tagName) ? textOf(child) : `\n${textOf(child)}\n`;
  });
  return texts.join('');
}

/** A block's title, its code, and the notes below its lines; a formula or a drawing as text. */
function textOfBlock({ title = '', code, notes, text, formula }: CodeBlock): string {
  if (formula) return formula.text;
  if (text !== undefined) return [title, text].join('\n');
  return [title, code, ...notes].join('\n');
}

function headingHtml({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return escapeHtml(child.value);
      if (child.type !== 'element' || isSilent(child)) return '';
      const html = headingHtml(child);
      return child.tagName === 'code' ? `<code>${html}</code>` : html;
    })
    .join('');
}

/**
 * Adds the rows of a table as lines of text, with tabs between cells. If the first cell is a name
 * in code, the head of its column is added as its kind: `Option: --force\tLogs in again`.
 */
function readTable(table: Element, to: SearchSection): void {
  let kind = '';
  walk(table, (row) => {
    if (row.type !== 'element') return;
    if (row.tagName === 'caption') to.text += `${textOf(row)}\n`;
    if (row.tagName !== 'tr') return;
    const cells = elementsIn(row);
    const texts = cells.map((cell) => squeeze(textOf(cell)));
    if (cells.length > 1 && cells.every(({ tagName }) => tagName === 'th')) {
      kind = `${texts[0]}: `;
      return;
    }
    const [first] = cells;
    const isCode = first && texts[0] && texts[0] === codesIn(first).join('').trim();
    to.text += `${isCode ? kind : ''}${texts.join('\t')}\n`;
  });
}

/** The texts of inline code in an element. */
function codesIn(node: Element): string[] {
  const codes: string[] = [];
  walk(node, (child) => {
    if (child.type === 'element' && child.tagName === 'code') codes.push(toString(child));
    return child.type !== 'element' || child.tagName !== 'pre';
  });
  return codes;
}

function isSilent(node: Element): boolean {
  const { ariaHidden, dataAction, dataFootnoteBackref, dataSearch } = node.properties;
  return (
    silent.has(node.tagName) ||
    String(ariaHidden) === 'true' ||
    dataSearch === 'off' ||
    (node.tagName === 'button' && dataAction !== undefined) ||
    dataFootnoteBackref !== undefined ||
    hasClass(node, 'Heading-link')
  );
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/ ?([\n\t]) ?/g, '$1')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
