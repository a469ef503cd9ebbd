import type { Element } from 'hast';

/** A code block of a page, in the forms for the page and for its Markdown twin. */
export interface CodeBlock {
  /** The HTML inside the block's figure. */
  html: string;
  language: string;
  title?: string | undefined;
  /** The code with its includes, without notations. */
  code: string;
  /** The errors and types below its lines. */
  notes: string[];
}

const places = /<docs-code n="(\d+)"><\/docs-code>/g;

/**
 * The placeholder of a code block until the page is rendered: highlighted code is most of a page's
 * HTML.
 */
export function codePlace(number: number): Element {
  return { type: 'element', tagName: 'docs-code', properties: { n: number }, children: [] };
}

/** Replaces the placeholders in a page's rendered HTML by its code blocks. */
export function fillCode(html: string, code: CodeBlock[]): string {
  return html.replace(places, (_, number: string) => code[Number(number)]!.html);
}
