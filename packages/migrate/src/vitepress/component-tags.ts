import type { Edits } from '../migration.ts';
import type { Region } from './texts.ts';

const anyTag =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>[\s\S]*?<\/\1\s*>|<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
/** An attribute of Vue, with its value. */
const binding = /\s(v-[\w:.-]+|[:@#][\w:.[\]-]+)(?:\s*=\s*("[^"]*"|'[^']*'))?/g;
/** Components that render their content. */
const wrappers = new Set(['ClientOnly', 'client-only']);
/** Attributes without an effect here. */
const harmless = new Set(['v-pre', 'v-cloak', 'v-once']);

/**
 * Replaces components, scripts and attributes that only Vue can render, within a piece of a page. The
 * content of a component stays. A component on lines of its own becomes a callout, which says that
 * something is missing; anything else becomes a comment.
 *
 * In a heading and in the title of a container, it is removed without a replacement.
 */
export function replaceVue({ text: region, at, kind, before = '' }: Region, edits: Edits): void {
  for (const found of region.matchAll(anyTag)) {
    const [all, block, blockAttributes = '', slash, name, attributes = ''] = found;
    const start = at + found.index;
    const escaped = region[found.index - 1] === '\\';
    if (escaped || all.startsWith('<!--')) continue;
    if (block === 'script') {
      edits.replace(start, start + all.length, comment(`<script${blockAttributes}>`));
      edits.remark({
        offset: start,
        what: `<script${blockAttributes}>`,
        instead:
          "Write what it does as a component in a file that begins with 'use client', import it in an .mdx page",
      });
    } else if (block === 'style') keepStyle(all, blockAttributes, start, edits);
    else if (name !== undefined && isComponent(name)) {
      const isWrapper = wrappers.has(name);
      const badge = isBadge(name) ? badgeOf(all, slash === '/', attributes) : undefined;
      const isTitle =
        kind === 'heading' || /(?:^|\n):{3,}[^\n]*$/.test(region.slice(0, found.index));
      const place = slash === '/' ? undefined : ownLines(region, found.index, all, name, before);
      if (place && !isWrapper && badge === undefined)
        edits.replace(start, start + place.length, placeholder(all, place));
      else {
        const remnant = slash === '/' || isWrapper || isTitle ? '' : comment(all);
        edits.replace(start, start + all.length, badge ?? remnant);
      }
      if (slash !== '/' && !isWrapper && badge === undefined)
        edits.remark({
          offset: start,
          what: `Component ${shorten(all)}`,
          instead:
            'It is left out, what it holds stays: write it in React, import it in an .mdx page',
        });
    } else if (name !== undefined)
      dropBindings(attributes, start + all.indexOf(attributes, name.length), edits);
  }
}

/** The lines of a component without content: their indentation, and whether a blank line follows. */
interface Place {
  length: number;
  indent: string;
  isLast: boolean;
}

/**
 * The lines of a component, if it has no content and nothing else is on them.
 *
 * @param before The text before the piece on its first line.
 */
function ownLines(
  region: string,
  from: number,
  tag: string,
  name: string,
  before: string,
): Place | undefined {
  const behind = region.slice(from + tag.length);
  const end = new RegExp(`^\\s*</${name}\\s*>`).exec(behind)?.[0];
  if (!tag.endsWith('/>') && end === undefined) return undefined;
  const length = tag.length + (end?.length ?? 0);
  const indent = (before + region.slice(0, from)).split('\n').at(-1)!;
  const [rest = '', next = ''] = region.slice(from + length).split('\n');
  if (/\S/.test(indent) || /\S/.test(rest)) return undefined;
  return { length, indent, isLast: next.trim() === '' };
}

/**
 * The placeholder that readers see for a component. An alert, unlike a container, may be inside any
 * other.
 */
function placeholder(source: string, { indent, isLast }: Place): string {
  const code = shorten(source).replaceAll('`', "'");
  const lines = [
    '> [!WARNING]',
    `> Not moved: \`${code}\`. Write it in React, and import it in an .mdx page.`,
    ...(isLast ? [] : ['']),
  ];
  return lines.join(`\n${indent}`);
}

/**
 * Whether a tag is a component: names of HTML and SVG elements begin with a small letter and have no
 * hyphen.
 */
function isComponent(name: string): boolean {
  return (
    /^[A-Z]|[.-]/.test(name) &&
    !/^(?:font-face|color-profile|missing-glyph|annotation-xml)/.test(name)
  );
}

function isBadge(name: string): boolean {
  return /^badge$/i.test(name);
}

/** `<Badge type="tip" text="1.2" />` as an element with a class; undefined if its text is an expression. */
function badgeOf(tag: string, isEnd: boolean, attributes: string): string | undefined {
  if (isEnd) return '</span>';
  if (/\s:text=|\sv-/.test(attributes)) return undefined;
  const type = /\stype="([\w-]+)"/.exec(attributes)?.[1] ?? 'tip';
  const text = /\stext="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return `<span class="Badge" data-type="${type}">${text}${tag.endsWith('/>') ? '</span>' : ''}`;
}

function keepStyle(all: string, attributes: string, start: number, edits: Edits): void {
  if (/\b(?:module|lang)\b/.test(attributes) || /\bv-bind\(/.test(all)) {
    edits.replace(start, start + all.length, comment(`<style${attributes}>`));
    const instead = 'Write plain CSS into styles.css';
    edits.remark({ offset: start, what: `<style${attributes}>`, instead });
  } else if (/\bscoped\b/.test(attributes)) {
    const open = `<style${attributes}>`;
    edits.replace(start, start + open.length, open.replace(/\s+scoped(?:="")?/, ''));
    const instead = 'It applies to the whole page: the attribute scoped is left out';
    edits.remark({ offset: start, what: '<style scoped>', instead, isNote: true });
  }
}

/** Removes the attributes of Vue. A constant becomes an attribute of HTML. */
function dropBindings(attributes: string, at: number, edits: Edits): void {
  for (const found of attributes.matchAll(binding)) {
    const [all, name = '', quoted = ''] = found;
    const start = at + found.index;
    const constant = /^["'](?:'([^']*)'|"([^"]*)"|(\d+))["']$/.exec(quoted);
    const [plain] = /^:([a-z][\w-]*)$/.exec(name)?.slice(1) ?? [];
    const value = constant && (constant[1] ?? constant[2] ?? constant[3]);
    const isPlain = plain !== undefined && value !== null;
    edits.replace(start, start + all.length, isPlain ? ` ${plain}="${value}"` : '');
    if (isPlain || harmless.has(name)) continue;
    const instead = 'It is left out: write a component of React';
    edits.remark({ offset: start, what: `Attribute ${shorten(all.trim())}`, instead });
  }
}

/** A comment with the start of a piece of source. */
function comment(source: string): string {
  const inner = source
    .replace(/^<|\/?>$/g, '')
    .replaceAll('--', '- -')
    .replace(/[<>]/g, ' ');
  return `<!-- Not moved: ${shorten(inner)} -->`;
}

/** A piece of source on one line. */
function shorten(source: string): string {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
