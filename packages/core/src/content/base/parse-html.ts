import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** Parses rendered content. */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(html)) as Root;
}

/** The child elements of an element. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Whether an element has one of these classes. */
export function hasClass({ properties: { className } }: Element, ...names: string[]): boolean {
  return Array.isArray(className) && className.some((name) => names.includes(String(name)));
}
