import type { PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { factsOf } from './page-file.ts';

/**
 * Reads the page's title and description from its first `# Title [subtitle]` heading, and sets the
 * subtitle below the title:
 *
 *     <header class="PageHeader"><h1>Title</h1><p role="doc-subtitle">subtitle</p></header>
 */
export function remarkTitle() {
  return (tree: Root, file: VFile): undefined => {
    const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    const heading = tree.children[index];
    if (heading?.type !== 'heading') return;
    const { title, subtitle } = splitSubtitle(heading.children);
    const facts = factsOf(file);
    facts.title = toString(title).trim();
    if (subtitle.length === 0) return;
    facts.description = toString(subtitle).trim();
    tree.children[index] = {
      type: 'blockquote',
      position: heading.position!,
      data: { hName: 'header', hProperties: { className: ['PageHeader'] } },
      children: [
        { ...heading, children: title },
        {
          type: 'paragraph',
          data: { hProperties: { className: ['PageHeader-subtitle'], role: 'doc-subtitle' } },
          children: subtitle,
        },
      ],
    };
  };
}

/** Splits `Title [subtitle]` at the bracket, keeping inline markup on both sides. */
function splitSubtitle(children: PhrasingContent[]): {
  title: PhrasingContent[];
  subtitle: PhrasingContent[];
} {
  const none = { title: children, subtitle: [] };
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.trimEnd().endsWith(']')) return none;
  const opening = children.findLastIndex(
    (node) => node.type === 'text' && /(^|\s)\[/.test(node.value),
  );
  const opener = children[opening];
  if (opener?.type !== 'text' || (opener.value.lastIndexOf('[') === 0 && opening === 0))
    return none;
  const at = opener.value.lastIndexOf('[');
  const before: PhrasingContent = { type: 'text', value: opener.value.slice(0, at).trimEnd() };
  const inner = [{ ...opener, value: opener.value.slice(at + 1) }, ...children.slice(opening + 1)];
  const closer = inner.at(-1);
  if (closer?.type !== 'text') return none;
  inner[inner.length - 1] = { ...closer, value: closer.value.trimEnd().slice(0, -1) };
  return { title: [...children.slice(0, opening), before], subtitle: inner };
}
