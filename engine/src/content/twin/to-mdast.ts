import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Nodes, PhrasingContent, TableRow } from 'mdast';
import { siteLists } from '../../shared/page/site-lists.ts';
import type { CodeBlock } from '../code/code-block.ts';
import { walk } from '../walk.ts';

/** What an element is in Markdown. */
type Writer = (node: Element, code: CodeBlock[]) => Nodes | Nodes[];

/** Elements that are more than what they hold. */
const writers: Record<string, Writer> = {
  a: linkOf,
  aside: calloutOf,
  audio: mediaOf,
  b: mark('strong'),
  blockquote: (node, code) => ({ type: 'blockquote', children: flowOf(node, code) as [] }),
  br: () => ({ type: 'break' }),
  code: (node) => ({ type: 'inlineCode', value: toString(node) }),
  del: mark('delete'),
  'docs-code': ({ properties }, code) => codeOf(code[Number(properties.n)]!),
  dt: titleOf,
  em: mark('emphasis'),
  hr: () => ({ type: 'thematicBreak' }),
  i: mark('emphasis'),
  iframe: mediaOf,
  img: ({ properties: { src = '', alt = '' } }) => ({
    type: 'image',
    url: String(src),
    alt: String(alt),
  }),
  kbd: (node) => ({ type: 'inlineCode', value: toString(node) }),
  ol: listOf,
  p: paragraphOf,
  pre: (node) => ({ type: 'code', value: toString(node).replace(/\n$/, '') }),
  s: mark('delete'),
  section: sectionOf,
  strong: mark('strong'),
  summary: titleOf,
  svg: drawingOf,
  table: tableOf,
  ul: listOf,
  video: mediaOf,
};
for (const depth of [1, 2, 3, 4, 5, 6] as const)
  writers[`h${depth}`] = (node, code) => ({
    type: 'heading',
    depth,
    children: phrasingOf(node, code),
  });
for (const name of Object.values(siteLists))
  writers[name] = () => ({ type: 'html', value: `<${name}></${name}>` });

/** Elements that begin and end a paragraph. */
const blocks =
  /^(?:address|article|dd|details|div|dl|fieldset|figcaption|figure|footer|form|header|main|nav|section)$/;
/** Nothing to read, or nothing to use outside of a browser. */
const unread = /^(?:button|input|script|select|style|template|textarea)$/;
/** Paragraphs that head what follows them. */
const titles = /^(?:Callout-title|Tabs-label|Sponsors-name)$/;
const phrasing = /^(?:break|delete|emphasis|footnoteReference|image|inlineCode|link|strong|text)$/;

function nodesOf({ children }: Element | Root, code: CodeBlock[]): Nodes[] {
  return children.flatMap((child): Nodes | Nodes[] => {
    if (child.type === 'text') return { type: 'text', value: child.value.replace(/\s+/g, ' ') };
    if (child.type !== 'element' || !isRead(child)) return [];
    const { tagName } = child;
    if (Object.hasOwn(writers, tagName)) return writers[tagName]!(child, code);
    return blocks.test(tagName) ? flowOf(child, code) : nodesOf(child, code);
  });
}

function isRead({ tagName, properties }: Element): boolean {
  return !unread.test(tagName) && !properties.hidden && properties.ariaHidden !== 'true';
}

/** Content as blocks: text between them becomes paragraphs. */
export function flowOf(node: Element | Root, code: CodeBlock[]): Nodes[] {
  const flow: Nodes[] = [];
  let text: PhrasingContent[] = [];
  const end = () => {
    const children = trimmed(text);
    if (children.length > 0) flow.push({ type: 'paragraph', children });
    text = [];
  };
  for (const child of nodesOf(node, code)) {
    if (isPhrasing(child)) text.push(child);
    else {
      end();
      flow.push(child);
    }
  }
  end();
  return flow;
}

/** Content as one line: blocks in it, such as the paragraphs of a cell, are set apart by spaces. */
function phrasingOf(node: Element, code: CodeBlock[]): PhrasingContent[] {
  return trimmed(nodesOf(node, code).flatMap(inLine));
}

function inLine(node: Nodes): PhrasingContent[] {
  if (isPhrasing(node)) return [node];
  const space = { type: 'text', value: ' ' } as const;
  if ('children' in node) return [space, ...node.children.flatMap(inLine), space];
  return node.type === 'code' ? [{ type: 'inlineCode', value: node.value }] : [];
}

function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasing.test(node.type);
}

/** Without the blanks at both ends. */
function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const isEmpty = (node?: PhrasingContent) => node?.type === 'text' && node.value === '';
  if (isEmpty(first)) return trimmed(nodes.slice(1));
  return isEmpty(last) ? trimmed(nodes.slice(0, -1)) : nodes;
}

function hasClass({ properties: { className } }: Element, pattern: RegExp): boolean {
  return Array.isArray(className) && className.some((name) => pattern.test(String(name)));
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function mark(type: 'delete' | 'emphasis' | 'strong'): Writer {
  return (node, code) => {
    const children = phrasingOf(node, code);
    return children.length > 0 ? { type, children } : [];
  };
}

/** A code block with its language and its title: ```` ```ts [vev.ts] ````. */
function codeOf({ language, title, code }: CodeBlock): Nodes {
  const meta = title ? `[${title}]` : null;
  return { type: 'code', lang: language || null, meta, value: code };
}

function paragraphOf(node: Element, code: CodeBlock[]): Nodes | Nodes[] {
  return hasClass(node, titles) ? titleOf(node, code) : flowOf(node, code);
}

function titleOf(node: Element, code: CodeBlock[]): Nodes {
  const children = phrasingOf(node, code).flatMap((child) =>
    child.type === 'strong' ? child.children : [child],
  );
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

/** A callout says what it is before its own title: `> **Warning: Mind the gap**`. */
function calloutOf(node: Element, code: CodeBlock[]): Nodes {
  const children = flowOf(node, code);
  const [title] = elementsIn(node);
  const label = String(node.properties.ariaLabel ?? '');
  if (title && hasClass(title, titles) && toString(title) !== label) {
    title.children.unshift({ type: 'text', value: `${label}: ` });
    children[0] = titleOf(title, code);
  }
  return { type: 'blockquote', children: children as [] };
}

/** A list. Steps with titles are headings with what stands below them. */
function listOf(node: Element, code: CodeBlock[]): Nodes | Nodes[] {
  const items = elementsIn(node);
  const isTitled = (item: Element) => elementsIn(item).some((it) => hasClass(it, /^Heading$/));
  if (hasClass(node, /^Steps$/) && items.every(isTitled))
    return items.flatMap((item) => flowOf(item, code));
  const spread = items.some((item) => elementsIn(item).some(({ tagName }) => tagName === 'p'));
  return {
    type: 'list',
    ordered: node.tagName === 'ol',
    start: Number(node.properties.start ?? 1),
    spread,
    children: items.map((item) => ({
      type: 'listItem',
      spread,
      checked: checkedOf(item),
      children: flowOf(item, code) as [],
    })),
  };
}

/** Whether a task is done; null for what is no task. */
function checkedOf(item: Element): boolean | null {
  const [first] = elementsIn(item);
  if (first?.tagName === 'p') return checkedOf(first);
  if (first?.properties.type !== 'checkbox') return null;
  return Boolean(first.properties.checked);
}

/** A link; a heading's own and a footnote's way back lead nowhere in a text. */
function linkOf(node: Element, code: CodeBlock[]): Nodes | Nodes[] {
  const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  if (dataFootnoteBackref !== undefined || hasClass(node, /^Heading-link$/)) return [];
  if (dataFootnoteRef !== undefined)
    return { type: 'footnoteReference', identifier: noteName(href) };
  const children = phrasingOf(node, code);
  return href === undefined
    ? children
    : { type: 'link', url: String(href), children: children as [] };
}

/** A section; that of the footnotes is each where it is defined. */
function sectionOf(node: Element, code: CodeBlock[]): Nodes[] {
  if (node.properties.dataFootnotes === undefined) return flowOf(node, code);
  const notes: Nodes[] = [];
  walk(node, (child) => {
    if (child.type !== 'element' || child.tagName !== 'li') return true;
    const identifier = noteName(child.properties.id);
    notes.push({ type: 'footnoteDefinition', identifier, children: flowOf(child, code) as [] });
    return false;
  });
  return notes;
}

const noteName = (id: unknown) => String(id).replace(/^#?user-content-fn-/, '');

function tableOf(node: Element, code: CodeBlock[]): Nodes {
  const rows: Element[] = [];
  walk(node, (child) => {
    if (child.type === 'element' && child.tagName === 'tr') rows.push(child);
  });
  const head = rows[0] ? elementsIn(rows[0]) : [];
  const children = rows.map((row): TableRow => ({
    type: 'tableRow',
    children: elementsIn(row).map((cell) => ({
      type: 'tableCell',
      children: phrasingOf(cell, code),
    })),
  }));
  // The first row of a Markdown table is its head.
  if (head.some(({ tagName }) => tagName === 'td'))
    children.unshift({ type: 'tableRow', children: [] });
  return {
    type: 'table',
    align: head.map(({ properties: { dataAlign } }) => (dataAlign ?? null) as 'left' | null),
    children,
  };
}

/** A drawing says what it shows: `Title: description`. */
function drawingOf(node: Element): Nodes {
  const said = elementsIn(node).filter(({ tagName }) => /^(?:title|desc)$/.test(tagName));
  return { type: 'text', value: said.map((part) => toString(part)).join(': ') };
}

/** A film or a frame is a link to it. */
function mediaOf(node: Element): Nodes | Nodes[] {
  const { src = elementsIn(node)[0]?.properties.src, title, ariaLabel } = node.properties;
  if (src === undefined) return [];
  const name = String(title ?? ariaLabel ?? src);
  return { type: 'link', url: String(src), children: [{ type: 'text', value: name }] };
}
