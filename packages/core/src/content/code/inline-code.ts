import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
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
    const value = { type: 'text', value: text } as const;
    return name
      ? { type: 'element', tagName: 'span', properties: { className: [name] }, children: [value] }
      : value;
  });
}
