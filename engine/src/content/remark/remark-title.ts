import type { PhrasingContent, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { literalOf } from '../element.ts';
import { factsOf, report } from '../source/page-file.ts';

/**
 * Reads the page's title and description from its first `# Title [subtitle]` heading, and moves the
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
    facts.title = textOf(title);
    if (!facts.frontMatter.title) checkExpressions(title, 'title', file);
    if (subtitle.length === 0) return;
    facts.description = textOf(subtitle) || undefined;
    if (facts.frontMatter.description === undefined)
      checkExpressions(subtitle, 'description', file);
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

/** The text of inline markup, without expressions. */
function textOf(nodes: PhrasingContent[]): string {
  const textIn = (node: PhrasingContent): string => {
    if (node.type === 'mdxTextExpression') return literalOf(node) ?? '';
    if ('children' in node) return node.children.map(textIn).join('');
    return toString(node, { includeHtml: false });
  };
  return nodes.map(textIn).join('').replace(/\s+/g, ' ').trim();
}

/**
 * Reports expressions: the title for other places comes from the source, where an expression has no
 * value.
 */
function checkExpressions(
  nodes: PhrasingContent[],
  key: 'title' | 'description',
  file: VFile,
): void {
  for (const node of nodes) {
    if ('children' in node) checkExpressions(node.children, key, file);
    if (node.type !== 'mdxTextExpression' || isComment(node) || literalOf(node) !== undefined)
      continue;
    report(file, node, {
      rule: 'title-expression',
      message: `The page’s ${key} has the expression "{${node.value}}", which search and the browser’s tab cannot show`,
      hint: `Write the text, or set "${key}" in the front matter`,
      target: node.value,
    });
  }
}

const isComment = ({ data }: Extract<PhrasingContent, { type: 'mdxTextExpression' }>) =>
  data?.estree?.body.length === 0;

/** Splits `Title [subtitle]` at the bracket; inline markup stays on both sides. */
function splitSubtitle(children: PhrasingContent[]): {
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
