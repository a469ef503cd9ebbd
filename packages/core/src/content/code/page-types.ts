import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { nameOfContent } from '../base/digest.ts';
import type { Highlighter } from '../source/highlighter.ts';
import { lineHtml } from './line-html.ts';

/** A type in the types file. */
export interface TypeEntry {
  /** Highlighted, as HTML. */
  html: string;
  /** The comment of the declaration, as plain text. */
  docs?: string;
}

const markdown = unified().use(remarkParse).freeze();

/** The text of a Markdown comment, with a line for each paragraph or item. */
function textOf(docs: string): string {
  return markdown.parse(docs).children.flatMap(linesOf).join('\n');
}

function linesOf(block: RootContent): string[] {
  if (block.type === 'blockquote') return block.children.flatMap(linesOf);
  if (block.type !== 'list') return [toString(block)];
  return block.children.flatMap((item, index) => {
    const mark = block.ordered ? `${(block.start ?? 1) + index}.` : '•';
    const [first = '', ...others] = item.children.flatMap(linesOf);
    return [`${mark} ${first}`, ...others];
  });
}

/** The types of one page, without duplicates. Code blocks refer to them by number. */
export class PageTypes {
  readonly #numbers = new Map<string, number>();
  readonly #entries: { text: string; docs: string | undefined }[] = [];

  get size(): number {
    return this.#entries.length;
  }

  /** Adds a type, unless it is there, and returns its number. */
  add(text: string, docs: string | undefined): number {
    const key = JSON.stringify([text, docs]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#entries.length);
    return this.#entries.push({ text, docs }) - 1;
  }

  /**
   * The page's types file. Its name contains a hash of its content, so that it never belongs to
   * another build.
   */
  async file(highlighter: Highlighter): Promise<{ output: string; content: string }> {
    const entries: TypeEntry[] = [];
    for (const { text, docs } of this.#entries) {
      // The compiler begins a type with its kind, `(parameter) size: number`, which is not code.
      const [, kind = '', code = ''] = /^(\([\w ]+\) )?(.*)$/s.exec(text)!;
      const lines = await highlighter.lines(code, 'ts');
      const html = kind + lines.map((line) => lineHtml(line)).join('\n');
      entries.push({ html, ...(docs && { docs: textOf(docs) }) });
    }
    const content = JSON.stringify(entries);
    return { output: `assets/types-${nameOfContent(content)}.json`, content };
  }
}
