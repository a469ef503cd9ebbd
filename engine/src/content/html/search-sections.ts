import { attributeOf, decodeEntities, readHtml } from './read-html.ts';

/** A part of a page that search finds by itself: what stands under one heading. */
export interface SearchSection {
  /** Of the heading; empty for the page itself, up to its first heading. */
  id: string;
  /** 1 to 6; 1 for the page itself. */
  level: number;
  title: string;
  /** The title as HTML, with `<code>` only. */
  html: string;
  /** Plain text. Lines end with `\n`; see `rowOf` for tables. */
  text: string;
  /** What stands as inline code in the section: names that are looked for. */
  symbols: string[];
}

/** Elements whose content is no text of the page. */
const silent = new Set(
  'script style template svg math select textarea noscript object audio video'.split(' '),
);
/** What stands in the attributes of all other elements whose content is no text of the page. */
const silencing = /aria-hidden|data-action|data-footnote-backref|Heading-link/i;
/** Elements that do not end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong sub sup time u var wbr docs-island docs-slot'.split(
    ' ',
  ),
);

/**
 * Cuts a page's rendered HTML into sections: content of components, includes and titles of code is
 * in it, buttons, icons and back links are not. The generated heading of footnotes begins no
 * section; its notes belong to the page itself.
 *
 * @param pageTitle The page's title, which its first `h1` usually repeats.
 */
export function searchSections(html: string, pageTitle: string): SearchSection[] {
  const page = section({ id: '', level: 1, title: pageTitle });
  const sections = [page];
  let current = page;
  let heading: { tag: string; id: string; text: string; html: string } | undefined;
  let skipped: { tag: string; depth: number } | undefined;
  let table: Table | undefined;
  let isBlock = false;
  let symbol: string | undefined;

  const write = (text: string) => {
    if (symbol !== undefined) symbol += text;
    if (heading) heading.text += text;
    else if (table?.cell) {
      table.cell.text += text;
      if (symbol !== undefined) table.cell.code += text;
    } else current.text += text;
  };

  for (const { kind, name, written, isVoid } of readHtml(html)) {
    if (skipped) {
      if (name !== skipped.tag) continue;
      if (kind === 'open') skipped.depth++;
      else if (kind === 'close' && --skipped.depth === 0) skipped = undefined;
      continue;
    }
    if (kind === 'text') {
      write(decodeEntities(written));
      if (heading) heading.html += written;
      continue;
    }
    if (kind === 'open' && isSilent(name, written)) {
      if (!isVoid) skipped = { tag: name, depth: 1 };
      continue;
    }
    if (name === 'pre') isBlock = kind === 'open';
    if (name === 'code') {
      if (heading) heading.html += kind === 'open' ? '<code>' : '</code>';
      else if (!isBlock && kind === 'open') symbol = '';
      else if (symbol !== undefined) {
        if (isName(symbol)) current.symbols.push(symbol);
        symbol = undefined;
      }
    }
    if (inline.has(name)) continue;
    if (/^h[1-6]$/.test(name)) {
      if (kind === 'open') {
        heading = { tag: name, id: attributeOf(written, 'id') ?? '', text: '', html: '' };
        continue;
      }
      const ended: typeof heading = heading;
      heading = undefined;
      if (!ended) continue;
      const next = begin(ended, sections, page);
      if (next) {
        current = next;
        continue;
      }
      write(`\n${ended.text}\n`);
      continue;
    }
    if (name === 'table') {
      table = kind === 'open' ? { head: [], row: [] } : undefined;
      write('\n');
    } else if (table && kind === 'open' && name === 'tr') table.row = [];
    else if (table && kind === 'open' && (name === 'td' || name === 'th')) {
      table.cell = { text: '', code: '', isHead: name === 'th' };
      table.row.push(table.cell);
    } else if (table && kind === 'close' && (name === 'td' || name === 'th'))
      table.cell = undefined;
    else if (table && kind === 'close' && name === 'tr') {
      current.text += rowOf(table);
    } else write(heading ? ' ' : '\n');
  }
  for (const it of sections) {
    it.text = tidy(it.text);
    it.symbols = [...new Set(it.symbols)];
  }
  return sections;
}

interface Cell {
  text: string;
  /** What of it stands as code. */
  code: string;
  isHead: boolean;
}

interface Table {
  head: Cell[];
  row: Cell[];
  cell?: Cell | undefined;
}

/**
 * A row as a line of text, its cells separated by tabs. Where the first cell is a name in code, the
 * head of its column says what kind of thing it is: `Option: --force\tLogs in again`.
 */
function rowOf(table: Table): string {
  const { row } = table;
  if (row.length > 1 && row.every(({ isHead }) => isHead)) {
    table.head = row;
    return '';
  }
  const cells = row.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const [first] = row;
  const isName = first && first.code !== '' && first.code.trim() === first.text.trim();
  const kind = isName ? table.head[0]?.text.replace(/\s+/g, ' ').trim() : '';
  return `\n${kind ? `${kind}: ` : ''}${cells.join('\t')}\n`;
}

/** The section that a heading begins, if it begins one. */
function begin(
  { tag, id, text, html }: { tag: string; id: string; text: string; html: string },
  sections: SearchSection[],
  page: SearchSection,
): SearchSection | undefined {
  const title = text.replace(/\s+/g, ' ').trim();
  if (id === 'footnote-label') return page;
  if (tag === 'h1' && sections.length === 1 && page.html === '') {
    page.html = title === page.title ? html.trim() : escape(page.title);
    if (title !== page.title) page.text += `\n${title}\n`;
    return page;
  }
  if (!id || !title) return undefined;
  const next = section({ id, level: Number(tag[1]), title });
  next.html = html.trim();
  sections.push(next);
  return next;
}

function section(of: Pick<SearchSection, 'id' | 'level' | 'title'>): SearchSection {
  return { ...of, html: '', text: '', symbols: [] };
}

/** Whether inline code is a name, not a phrase or a value. */
function isName(code: string): boolean {
  return code.length <= 40 && /[\p{L}]/u.test(code) && !/\s/.test(code);
}

function isSilent(name: string, written: string): boolean {
  if (silent.has(name)) return true;
  if (!silencing.test(written)) return false;
  const has = (attribute: string) => attributeOf(written, attribute) !== undefined;
  if (attributeOf(written, 'aria-hidden') === 'true') return true;
  if (name === 'button') return has('data-action');
  return (
    has('data-footnote-backref') || /\bHeading-link\b/.test(attributeOf(written, 'class') ?? '')
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(/ ?([\n\t]) ?/g, '$1')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
