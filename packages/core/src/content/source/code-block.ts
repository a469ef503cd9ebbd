import type { Element } from 'hast';

/** A code block of a page, or a formula, in the forms for the page and for its Markdown twin. */
export interface CodeBlock {
  /** The HTML inside the block's figure. */
  html: string;
  language: string;
  title?: string | undefined;
  /** The code with its includes, without notations. */
  code: string;
  /** The errors and types below its lines. */
  notes: string[];
  /** What readers see below the code in whole words: these notes, and why a sample does not run. */
  remarks?: string[] | undefined;
  /** The text of a diagram, for search. */
  text?: string | undefined;
  /** Set for a formula: its code is TeX. */
  formula?: { isDisplay: boolean; text: string } | undefined;
}

/** A formula has its text in its placeholder, for headings. */
const places = /<docs-code n="(\d+)">[^<]*<\/docs-code>/g;

/**
 * The placeholder of a code block until the page is rendered: highlighted code is most of a page's
 * HTML.
 */
export function codePlaceholder(number: number): Element {
  return { type: 'element', tagName: 'docs-code', properties: { n: number }, children: [] };
}

/** The placeholder as HTML. */
export function placeOfCode(number: number): string {
  return `<docs-code n="${number}"></docs-code>`;
}

/** Replaces the placeholders in a page's rendered HTML by its code blocks. */
export function fillCode(html: string, code: CodeBlock[]): string {
  return html.replace(places, (_, number: string) => code[Number(number)]!.html);
}

/** Replaces only the placeholders of formulas and diagrams: they may have styles; see `takeStyles`. */
export function fillStyled(html: string, code: CodeBlock[]): string {
  const isStyled = ({ formula, text }: CodeBlock) => formula !== undefined || text !== undefined;
  if (!code.some(isStyled)) return html;
  return html.replace(places, (place, number: string) => {
    const block = code[Number(number)]!;
    return isStyled(block) ? block.html : place;
  });
}
