import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { createEdits, type Edited, type Edits } from '../migration.ts';
import { migrateFrontMatter, splitFrontMatter } from '../migrate-front-matter.ts';
import { vitepressKeys } from './vitepress-front-matter.ts';
import { nestContainers } from './containers.ts';
import { headingsOf, keepIds, vitepressIds } from './headings.ts';
import { vitepressSlug } from './slug.ts';
import { replaceVue } from './component-tags.ts';
import { type Region, replaceTexts } from './texts.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Options of the migration of a page. */
export interface PageOptions {
  /** The new address of a file that the page includes or shows. Default: the same. */
  addressOf?: (address: string) => string;
  /** The id of a heading by its text. Default: the id of VitePress. */
  slugify?: (text: string) => string;
  /** The marks of attributes behind a text. Default: braces. */
  attributeMarks?: [string, string];
}

/**
 * Migrates the text of a page of VitePress. Syntax that this engine supports stays as written. Parts
 * that only Vue can render become comments with a remark.
 */
export function migratePage(
  text: string,
  { addressOf = (it) => it, slugify = vitepressSlug, attributeMarks }: PageOptions = {},
): Edited {
  const { data, body: written } = splitFrontMatter(text);
  const body = attributeMarks ? withBraces(written, attributeMarks) : written;
  const front = migrateFrontMatter(text, vitepressKeys);
  const edits = createEdits(body);
  const tree = parser.parse(body);
  const code = codeIn(tree);
  const raw = [...body.matchAll(/^:{3,}[ \t]*v-pre\b[\s\S]*?^:{3,}[ \t]*$/gm)];
  const isRaw = (at: number) =>
    raw.some(({ index, 0: all }) => at >= index && at < index + all.length);
  for (const region of regionsOf(tree, body)) {
    replaceVue(region, edits);
    if (!isRaw(region.at)) replaceTexts(region, data, edits);
  }
  for (const { start, text: info } of fencesOf(tree, body)) {
    const suffix = /^([\w-]+)-vue\b/.exec(info);
    if (suffix) edits.replace(start, start + suffix[0].length, suffix[1]!);
  }
  for (const { start, end } of code) dropCuts(body, start, end, edits);
  const inCode = linesOf(body, code);
  nestContainers(body, (line) => inCode.has(line), edits);
  moveAddresses(body, code, addressOf, edits);
  const edited = edits.apply();
  const after = headingsOf(parser.parse(edited.text));
  const ids = vitepressIds(headingsOf(tree), slugify);
  const content = after.length === ids.length ? keepIds(edited.text, after, ids) : edited.text;
  const above = front.text.split('\n').length - 1;
  return {
    text: front.text + content,
    remarks: [
      ...front.remarks,
      ...edited.remarks.map((remark) => ({ ...remark, line: remark.line + above })),
    ],
  };
}

/** Ids with the marks of this engine: `%{#id}%` becomes `{#id}`. */
function withBraces(text: string, [left, right]: [string, string]): string {
  return text
    .split('\n')
    .map((line) => {
      const start = line.lastIndexOf(`${left}#`);
      if (!/^#{1,6}\s/.test(line) || start === -1 || !line.trimEnd().endsWith(right)) return line;
      const id = line.slice(start + left.length, line.trimEnd().length - right.length);
      return `${line.slice(0, start)}{${id}}`;
    })
    .join('\n');
}

/** The pieces of a page that are not code. */
function regionsOf(tree: Root, body: string): Region[] {
  const regions: Region[] = [];
  visit(tree, (node) => {
    const kind = kindOf(node);
    if (!kind || !node.position) return undefined;
    const [at, end] = [node.position.start.offset!, node.position.end.offset!];
    const before = body.slice(body.lastIndexOf('\n', at - 1) + 1, at);
    regions.push({ at, kind, before, text: withoutCode(node, body.slice(at, end), at) });
    return SKIP;
  });
  return regions;
}

function kindOf({ type }: Nodes): Region['kind'] | undefined {
  if (type === 'paragraph' || type === 'tableCell') return 'text';
  return type === 'heading' || type === 'html' ? type : undefined;
}

function withoutCode(node: Nodes, text: string, at: number): string {
  let blanked = text;
  visit(node, 'inlineCode', (inner) => {
    if (!inner.position) return;
    const [start, end] = [inner.position.start.offset! - at, inner.position.end.offset! - at];
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  });
  return blanked;
}

function codeIn(tree: Root): { start: number; end: number }[] {
  const code: { start: number; end: number }[] = [];
  visit(tree, 'code', ({ position }) => {
    if (position) code.push({ start: position.start.offset!, end: position.end.offset! });
  });
  return code;
}

/** The numbers of the lines of code blocks, from 0. */
function linesOf(body: string, code: { start: number; end: number }[]): Set<number> {
  const lineOf = (offset: number) => body.slice(0, offset).split('\n').length - 1;
  return new Set(
    code.flatMap(({ start, end }) => {
      const first = lineOf(start);
      return Array.from({ length: lineOf(end) - first + 1 }, (_, index) => first + index);
    }),
  );
}

/** The info strings of fences. */
function fencesOf(tree: Root, body: string): { start: number; text: string }[] {
  return codeIn(tree).flatMap(({ start, end }) => {
    const [, mark = '', info = ''] = /^([`~]{3,}[ \t]*)([^\n]*)/.exec(body.slice(start, end)) ?? [];
    return info ? [{ start: start + mark.length, text: info }] : [];
  });
}

/** Takes the lines above a cut, which readers do not see, out of samples in languages whose types are not checked here, such as Vue. */
function dropCuts(body: string, start: number, end: number, edits: Edits): void {
  const block = body.slice(start, end);
  const [fence = '', word] = /^[^\n]*?([ \t]twoslash\b)[^\n]*\n/.exec(block) ?? [];
  if (word === undefined || /^[`~\s]*(?:tsx?|jsx?|typescript|javascript)\b/.test(fence)) return;
  const at = start + fence.indexOf(word);
  edits.replace(at, at + word.length, '');
  const from = start + fence.length;
  const hidden = /^[\s\S]*---cut(?:-before)?---.*\n/.exec(body.slice(from, end))?.[0];
  if (hidden) edits.replace(from, from + hidden.length, '');
}

/** The addresses of files in a page: includes, code from files, and images. */
const addresses = [
  /<!--\s*@include:\s*([^\s{#>]+?)(?=[\s{#]|-->)/g,
  /^[ \t]*<<<[ \t]*([^\s{#[]+)/gm,
  /!\[[^\]]*\]\((\.{1,2}\/[^\s)]+)/g,
  /\s(?:src|poster)="(\.{1,2}\/[^"]+)"/g,
];

/** Writes the new addresses of files, if the page or the file has moved. */
function moveAddresses(
  body: string,
  code: { start: number; end: number }[],
  addressOf: (address: string) => string,
  edits: ReturnType<typeof createEdits>,
): void {
  for (const pattern of addresses)
    for (const found of body.matchAll(pattern)) {
      const [all, address = ''] = found;
      if (code.some(({ start, end }) => found.index >= start && found.index < end)) continue;
      const start = found.index + all.lastIndexOf(address);
      const moved = addressOf(address);
      if (moved !== address) edits.replace(start, start + address.length, moved);
    }
}
