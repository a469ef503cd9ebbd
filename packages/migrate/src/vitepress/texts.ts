import emoji from 'markdown-it-emoji/lib/data/full.mjs';
import type { Edits } from '../migration.ts';

/** A region of a page: a paragraph, a heading, a cell of a table, or HTML. */
export interface Region {
  /** The source, with blanks in place of code. */
  text: string;
  /** Its offset in the body. */
  at: number;
  kind: 'text' | 'heading' | 'html';
  /** The text before it on its first line: indentation, or the marker of a list. */
  before?: string;
}

const attribute = String.raw`(?:no-title|[.#][\w-]+|[\w:-]+=(?:"[^"]*"|'[^']*'|[\w./%-]+))`;
const attributes = new RegExp(
  String.raw`(?<!\{)\{:?\s*${attribute}(?:\s+${attribute})*\s*\}(?!\})`,
  'g',
);

/** Replaces `{{ … }}`, attributes in braces and names of emoji. */
export function replaceTexts({ text, at, kind }: Region, frontMatter: object, edits: Edits): void {
  for (const found of withoutRaw(text).matchAll(/\{\{([\s\S]*?)\}\}/g)) {
    const [all, expression = ''] = found;
    const [start, end] = [at + found.index, at + found.index + all.length];
    const value = valueOf(expression.trim(), frontMatter);
    const code =
      kind === 'html'
        ? `<code>${all}</code>`
        : `\`${all.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;
    edits.replace(start, end, value ?? code);
    if (value === undefined)
      edits.remark({
        offset: start,
        what: `Expression ${all.replace(/\s+/g, ' ')}`,
        instead:
          'It is shown as code: write its value, or rename the page to .mdx and write {value}',
      });
  }
  if (kind === 'html') return;
  for (const found of text.matchAll(attributes)) {
    const [all] = found;
    const start = at + found.index;
    const id = /#([\w-]+)/.exec(all)?.[1];
    if (id !== undefined && kind === 'heading') {
      if (all !== `{#${id}}`) edits.replace(start, start + all.length, `{#${id}}`);
      continue;
    }
    const isContainer = /^:{3,}/.test(text);
    const target = id === undefined ? '' : `<span id="${id}"></span>`;
    edits.replace(start, start + all.length, isContainer ? '' : target);
    if (isContainer && target) edits.replace(at, at, `${target}\n\n`);
    if (all === `{#${id}}`) continue;
    edits.remark({
      offset: start,
      what: `Attributes ${all}`,
      instead: 'They are left out: write the HTML element for them',
      isNote: /^\{:?\s*(?:target|rel|no-title)\b/.test(all),
    });
  }
  for (const { 0: all, 1: name = '', index } of text.matchAll(/:([a-z\d_+-]+):/g))
    if (Object.hasOwn(emoji, name))
      edits.replace(at + index, at + index + all.length, emoji[name]!);
}

/** A text with blanks in place of `v-pre` elements, in which Vue evaluates nothing. */
function withoutRaw(text: string): string {
  return text.replace(/<(\w+)\b[^>]*\sv-pre\b[^>]*>[\s\S]*?<\/\1>/g, (all) =>
    ' '.repeat(all.length),
  );
}

/** The value of an expression that is a constant or names front matter. */
function valueOf(expression: string, frontMatter: object): string | undefined {
  const [, quoted] =
    /^(?:'([^'\\]*)'|"([^"\\]*)"|`([^`\\$]*)`)$/
      .exec(expression)
      ?.filter((it) => it !== undefined) ?? [];
  if (quoted !== undefined) return quoted;
  const [, path] =
    /^(?:\$frontmatter|\$page\.frontmatter|frontmatter)\.([\w.]+)$/.exec(expression) ?? [];
  if (path === undefined) return undefined;
  const value = path
    .split('.')
    .reduce<unknown>(
      (holder, key) => (Object(holder) as Record<string, unknown>)[key],
      frontMatter,
    );
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
