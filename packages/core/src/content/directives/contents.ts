import type { Nodes, RootContent } from 'mdast';

/** The element of the contents of a page, filled by `rehypeContents`. */
export const contentsElement = 'docs-contents';

/**
 * `[[toc]]` of VitePress, `[TOC]`, `[[_TOC_]]` of GitLab and `${toc}`, alone in a paragraph. Escaped, as in
 * `\[TOC]`, it is text.
 */
export function isContents(node: Nodes): boolean {
  if (node.type !== 'paragraph' || node.children.length !== 1) return false;
  const [text] = node.children;
  if (text?.type !== 'text' || !/^\s*(?:\[\[?_?toc_?\]\]?|\$\{toc\})\s*$/i.test(text.value))
    return false;
  const { start, end } = text.position ?? {};
  // An escaped text is shorter than its source.
  const written = (end?.offset ?? 0) - (start?.offset ?? 0);
  return written === 0 || written === text.value.length;
}

/** The place of the contents of the page. */
export function toContents(): RootContent {
  return { type: 'blockquote', data: { hName: contentsElement }, children: [] };
}
