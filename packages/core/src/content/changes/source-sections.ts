import { dirname, join } from 'node:path/posix';
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { FrontMatter } from '../../shared/config/front-matter.ts';
import { fenceMeta } from '../code/fence-meta.ts';
import { readIncludes } from '../code/includes.ts';
import { sourceOf } from '../source/heading-text.ts';
import { partOf } from '../source/part-of.ts';
import { pageParser, readPage } from '../source/read-page.ts';
import { literalOf } from './literal-of.ts';
import { parseInParts } from './parse-in-parts.ts';

/** A unit of a page's content: a paragraph, a heading, a row, a code block. */
export interface SourceBlock {
  text: string;
  /** Set on code: white space does not count in comparisons. */
  isCode?: true;
}

/** The content below one heading. */
export interface SourceSection {
  /** The text of the heading; empty before the first one. */
  title: string;
  /** The line of the heading; undefined before the first one, and in partials. */
  line?: number | undefined;
  blocks: SourceBlock[];
}

/**
 * Reads another file of the same version of the site.
 *
 * @param file Relative to the site's root, with forward slashes; may begin with `../`.
 */
export type ReadFile = (file: string) => string | undefined;

/** The maximum number of partials within each other. */
const maxDepth = 8;

/**
 * Reads a page, or a partial, in parts that are remembered. Formulas are parsed on every site: in MDX, their braces
 * would be expressions.
 */
export function readInParts(text: string, file: string): ReturnType<typeof readPage> {
  const parse = pageParser(file, true);
  return readPage(text, file, { hasMath: true, parse: (body) => parseInParts(body, parse) });
}

/**
 * The words of a page by section, from its source: with included code, partials, and the literals of
 * other modules that expressions name. It needs no configuration and no components, so that it reads
 * any version of the page. A text with broken syntax is one section, with a block for each paragraph.
 *
 * @param file Relative to the site's root, with forward slashes.
 */
export function sourceSections(text: string, file: string, read: ReadFile): SourceSection[] {
  return sectionsOf(readInParts(text, file), file, read);
}

/** The words of a page that is parsed already; see `sourceSections`. */
export function sectionsOf(
  page: ReturnType<typeof readPage>,
  file: string,
  read: ReadFile,
): SourceSection[] {
  const sections: SourceSection[] = [{ title: '', blocks: [] }];
  readParsed(page, { file, read, sections, depth: 0 });
  return sections;
}

/** The place of a text: a page, or a partial in it. */
interface Place {
  file: string;
  read: ReadFile;
  sections: SourceSection[];
  depth: number;
}

function readFile(text: string, place: Place): void {
  readParsed(readInParts(text, place.file), place);
}

function readParsed(page: ReturnType<typeof readPage>, place: Place): void {
  if (place.depth === 0) for (const text of shownTexts(page.frontMatter)) add(place, { text });
  if (page.isBroken) {
    for (const part of page.body.split(/\n\s*\n/)) add(place, { text: part });
    return;
  }
  const imports = new Map(
    page.imports.flatMap(({ names, specifier }) => names.map((name) => [name, specifier])),
  );
  visit(page.tree, { ...place, text: page.text, imports });
}

/** The texts of front matter that a page shows. */
function shownTexts({ title, hero, features = [] }: FrontMatter): string[] {
  const { name, text, tagline, actions = [] } = hero ?? {};
  const cards = features.flatMap((card) => [card.title, card.details, card.linkText]);
  const all = [title, name, text, tagline, ...actions.map((action) => action.text), ...cards];
  // Broken front matter has values of any kind.
  return all.filter((each) => typeof each === 'string');
}

/** The modules that a text imports, by the names that it gives them. */
type Inside = Place & { imports: Map<string, string>; text: string };

function add({ sections }: Pick<Place, 'sections'>, block: SourceBlock): void {
  if (block.text.trim() !== '') sections.at(-1)!.blocks.push(block);
}

function visit(node: Nodes, place: Inside): void {
  switch (node.type) {
    case 'heading': {
      const title = textOf(node, place).replace(/\s+/g, ' ').trim();
      const line = place.depth === 0 ? { line: node.position!.start.line } : {};
      if (title !== '') place.sections.push({ title, ...line, blocks: [{ text: title }] });
      return;
    }
    case 'paragraph':
    case 'tableRow':
      add(place, { text: textOf(node, place) });
      return;
    case 'code':
      add(place, { text: fenceMeta(`${node.lang ?? ''} ${node.meta ?? ''}`).title ?? '' });
      add(place, { text: codeOf(node.value, place), isCode: true });
      return;
    case 'html':
      add(place, { text: withoutTags(node.value) });
      return;
    case 'mdxFlowExpression':
      add(place, { text: valueOf(node.value, place) });
      return;
    case 'mdxJsxFlowElement':
      readElement(node, place);
      return;
    case 'leafDirective':
      readIncluded(node.name, node.attributes?.from ?? '', place);
      return;
    default:
      if ('children' in node) for (const child of node.children) visit(child, place);
  }
}

/**
 * Reads the file of a directive: `::include{from}` is a part of another page, `::snippet{from}` is
 * code.
 */
function readIncluded(name: string, from: string, place: Inside): void {
  if ((name !== 'include' && name !== 'snippet') || place.depth >= maxDepth) return;
  const path = from.replace(/[#{].*$/s, '').trim();
  const below = `${place.file.split('/')[0]}/${path.slice(2)}`;
  const file =
    path.startsWith('@/') && place.read(below) !== undefined ? below : fileOf(path, place.file);
  const text = place.read(file);
  const part = text === undefined ? undefined : partOf(text, from, file);
  if (part === undefined) return;
  if (name === 'snippet') add(place, { text: part.trim(), isCode: true });
  else readFile(part, { ...place, file, depth: place.depth + 1 });
}

/** Reads an element: the content of a partial, or the texts in the attributes of any other element. */
function readElement(node: MdxJsxFlowElement, place: Inside): void {
  const from = place.imports.get(node.name ?? '');
  if (from !== undefined && /\.mdx?$/.test(from) && place.depth < maxDepth) {
    const file = fileOf(from, place.file);
    const text = place.read(file);
    if (text !== undefined) readFile(text, { ...place, file, depth: place.depth + 1 });
  }
  add(place, { text: attributesOf(node, place) });
  for (const child of node.children) visit(child, place);
}

/** The text of an element within a line. */
function textOf(node: Nodes, place: Inside): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'html':
      return withoutTags(node.value);
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'mdxTextExpression':
      return valueOf(node.value, place);
    case 'mdxJsxTextElement':
      return `${attributesOf(node, place)}${within(node, place)}`;
    case 'tableRow':
      return node.children.map((cell) => within(cell, place)).join(' | ');
    case 'link':
      return within(node, place) + (node.title ? ` (${node.title})` : '');
    case 'textDirective': {
      // A formula, or `{#id}` at the end of a heading.
      const written = sourceOf(node, place.text);
      return written.startsWith('$') ? written.replace(/^\$+|\$+$/g, '') : '';
    }
    default:
      return 'children' in node ? within(node, place) : '';
  }
}

function within(node: Parents, place: Inside): string {
  return node.children.map((child) => textOf(child, place)).join('');
}

/** Attributes that are names or addresses, not words. */
const wordless = /^(?:className|class|id|src|href|key|style|name|icon|data-.*)$/;

function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement, place: Inside): string {
  return node.attributes
    .flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || wordless.test(attribute.name)) return [];
      const { value } = attribute;
      if (typeof value === 'string') return [value];
      return value ? [valueOf(value.value, place)] : [];
    })
    .join(' ');
}

/** The words of HTML: its text, and the attributes that a reader gets to know. */
function withoutTags(html: string): string {
  return html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, (tag) => {
    const attributes = tag.startsWith('<!--') ? [] : tag.matchAll(wordy);
    return [' ', ...Array.from(attributes, ([, , value]) => value), ' '].join(' ');
  });
}

const wordy = /\s(?:alt|title|aria-label|placeholder|label)\s*=\s*(["'])(.*?)\1/gs;

/** The value of an expression: a literal of the page or of an imported module, else the expression as written. */
function valueOf(expression: string, { imports, file, read, text }: Inside): string {
  const code = expression.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  const [, name = '', member] = /^([\w$]+)(?:\.([\w$]+))?$/.exec(code) ?? [];
  const from = imports.get(name);
  if (from === undefined && name) return literalOf(text, member ?? name) ?? code;
  if (from === undefined || !/^[.~]/.test(from)) return code.replace(/^(['"`])([^'"`]*)\1$/, '$2');
  return literalOf(read(fileOf(from, file)) ?? '', member ?? name) ?? code;
}

/** The file of a specifier, relative to the site's root. */
function fileOf(specifier: string, from: string): string {
  return /^[~@]\//.test(specifier) ? specifier.slice(2) : join(dirname(from), specifier);
}

/** Code with its includes. The line of an unreadable include stays as written. */
function codeOf(code: string, { file, read }: Place): string {
  if (!code.includes('[!include')) return code;
  const root = '/site/root';
  const readAt = (path: string) => read(relativeTo(root, path));
  return readIncludes(code, { root, folder: join(root, dirname(file)), read: readAt }).code || code;
}

/** A path relative to a folder two levels below the root of the file system. */
function relativeTo(root: string, path: string): string {
  if (path.startsWith(`${root}/`)) return path.slice(root.length + 1);
  return path.startsWith('/site/') ? `../${path.slice('/site/'.length)}` : `../..${path}`;
}
