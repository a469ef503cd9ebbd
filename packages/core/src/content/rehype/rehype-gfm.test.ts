import type { Element, ElementContent, Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { rehypeGfm } from './rehype-gfm.ts';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const expression: ElementContent = { type: 'mdxTextExpression', value: 'facts.path' };
const code = (child: ElementContent): ElementContent => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  children: [child],
});
const word = (value: string): ElementContent => ({ type: 'text', value });

function isFocusable(...cells: ElementContent[]): boolean {
  const row = element('tr', ...cells.map((cell) => element('td', cell)));
  const table = element('table', element('tbody', row));
  const tree: Root = { type: 'root', children: [table] };
  rehypeGfm()(tree, new VFile());
  return table.properties.tabIndex === 0;
}

it.each([
  ['short words', [word('One'), word('Two')], false],
  ['a word that is wider than a phone', [word('One'), word('x'.repeat(60))], true],
  ['an expression, whose value may be', [word('One'), expression], true],
  ['an expression in an element', [code(expression)], true],
  ['a link, which is focusable', [element('a', word('x'.repeat(60))), expression], false],
])('a table of %s: focusable %s', (_, cells, expected) => {
  expect(isFocusable(...cells)).toBe(expected);
});
