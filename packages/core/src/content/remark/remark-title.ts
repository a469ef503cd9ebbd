import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { literalOf } from '../base/element.ts';
import { inlineText, splitSubtitle } from '../source/heading-text.ts';
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
    facts.title = inlineText(title, String(file.value));
    if (!facts.frontMatter.title) checkExpressions(title, 'title', file);
    if (subtitle.length === 0) return;
    facts.description = inlineText(subtitle, String(file.value)) || undefined;
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
