import type { Heading, PhrasingContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { literalOf } from '../base/element.ts';

/**
 * The text of inline markup, without expressions.
 *
 * @param source The text that the nodes were parsed from: a formula is its TeX.
 */
export function inlineText(nodes: PhrasingContent[], source: string): string {
  const textIn = (node: PhrasingContent): string => {
    if (node.type === 'textDirective') return sourceOf(node, source).replace(/^\$+|\$+$/g, '');
    if (node.type === 'mdxTextExpression') return literalOf(node) ?? '';
    if (node.type === 'mdxJsxTextElement' && node.name === 'Badge') return '';
    if ('children' in node) return node.children.map(textIn).join('');
    return toString(node, { includeHtml: false });
  };
  return nodes.map(textIn).join('').replace(/\s+/g, ' ').trim();
}

/** The id at the end of a heading: `## Title {#id}`, in MDX also `{/* #id *\/}`. */
export function writtenId({ children }: Heading, source: string): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'textDirective') return /^\{#(.+)\}$/.exec(sourceOf(last, source))?.[1];
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1];
}

/** A node as it is written. */
export function sourceOf({ position }: PhrasingContent, source: string): string {
  return source.slice(position!.start.offset, position!.end.offset);
}

/** Splits `Title [subtitle]` at the bracket; inline markup stays on both sides. */
export function splitSubtitle(children: PhrasingContent[]): {
  title: PhrasingContent[];
  subtitle: PhrasingContent[];
} {
  const opening = openingBracket(children);
  const opener = children[opening?.node ?? -1];
  if (!opening || opener?.type !== 'text') return { title: children, subtitle: [] };
  const { node, at } = opening;
  const before: PhrasingContent = { type: 'text', value: opener.value.slice(0, at).trimEnd() };
  const subtitle = [{ ...opener, value: opener.value.slice(at + 1) }, ...children.slice(node + 1)];
  const closer = subtitle.at(-1) as Text;
  subtitle[subtitle.length - 1] = { ...closer, value: closer.value.trimEnd().slice(0, -1) };
  return { title: [...children.slice(0, node), before], subtitle };
}

/**
 * The bracket that opens the subtitle: the heading's last character closes it, and a blank precedes
 * it.
 */
function openingBracket(children: PhrasingContent[]): { node: number; at: number } | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.trimEnd().endsWith(']')) return undefined;
  let open = 0;
  for (let node = children.length - 1; node >= 0; node--) {
    const child = children[node]!;
    if (child.type !== 'text') continue;
    for (let at = child.value.length - 1; at >= 0; at--) {
      if (child.value[at] === ']') open++;
      if (child.value[at] !== '[' || --open > 0) continue;
      return /\s/.test(child.value[at - 1] ?? '') ? { node, at } : undefined;
    }
  }
  return undefined;
}
