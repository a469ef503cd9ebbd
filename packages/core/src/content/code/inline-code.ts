import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Highlighter } from '../source/highlighter.ts';

/**
 * Highlights inline code that ends in `{:lang}`, and removes that suffix. With an unknown language
 * the text stays: `{:else}` is code of some languages.
 */
export async function highlightInline(node: Element, highlighter: Highlighter): Promise<void> {
  const [, code = '', language = ''] = /^(.*)\{:([\w+#-]+)\}$/s.exec(toString(node)) ?? [];
  if (!highlighter.knows(language.toLowerCase())) return;
  const lines = await highlighter.lines(code, language.toLowerCase());
  node.children = lines.flat().map(({ text, class: name }): ElementContent => {
    if (!name) return { type: 'text', value: text };
    return h('span', { className: [name] }, text);
  });
}
