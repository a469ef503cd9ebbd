import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** A type in the file of types. */
export interface TypeEntry {
  /** Highlighted, as HTML. */
  html: string;
  /** The comment of the declaration, as plain text. */
  docs?: string;
}

/** The text of a Markdown comment, with a line for each paragraph or item. */
function textOf(docs: string): string {
  return fromMarkdown(docs).children.flatMap(linesOf).join('\n');
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

  /** Adds a type, unless it is there, and returns its number. */
  add(text: string, docs: string | undefined): number {
    const key = JSON.stringify([text, docs]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#entries.length);
    return this.#entries.push({ text, docs }) - 1;
  }

  /**
   * The content of the page's file of types; undefined without types.
   *
   * @param colored Makes HTML of code in TypeScript.
   */
  async content(colored: (code: string) => Promise<string>): Promise<string | undefined> {
    if (this.#entries.length === 0) return undefined;
    const entries: TypeEntry[] = [];
    for (const { text, docs } of this.#entries) {
      // The compiler begins a type with its kind, `(parameter) size: number`, which is not code.
      const [, kind = '', code = ''] = /^(\([\w ]+\) )?(.*)$/s.exec(text)!;
      const html = kind + (await colored(code));
      entries.push({ html, ...(docs && { docs: textOf(docs) }) });
    }
    return JSON.stringify(entries);
  }
}
