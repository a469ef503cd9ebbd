import type { Element } from 'hast';

/** A code block of a page: as the page shows it, and as its Markdown twin says it. */
export interface CodeBlock {
  /** What the block's figure holds. */
  html: string;
  language: string;
  title?: string | undefined;
  /** With its includes, without notations. */
  code: string;
  /** What stands below its lines: errors and types. */
  notes: string[];
}

const places = /<docs-code n="(\d+)"><\/docs-code>/g;

/** What stands for a code block until the page is rendered: highlighted code is most of its HTML. */
export function codePlace(number: number): Element {
  return { type: 'element', tagName: 'docs-code', properties: { n: number }, children: [] };
}

/** Puts the code blocks of a page into its rendered HTML. */
export function fillCode(html: string, code: CodeBlock[]): string {
  return html.replace(places, (_, number: string) => code[Number(number)]!.html);
}
