import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** The texts of comments: the samples of a site meet the same ones many times. */
const known = new Map<string, string>();

/** The text of a Markdown comment, with a line for each paragraph or item. */
export function commentText(comment: string): string {
  const text = known.get(comment) ?? fromMarkdown(comment).children.flatMap(linesOf).join('\n');
  known.set(comment, text);
  return text;
}

function linesOf(block: RootContent): string[] {
  if (block.type === 'blockquote') return block.children.flatMap(linesOf);
  if (block.type !== 'list') return [toString(block)];
  return block.children.flatMap((item, index) => {
    const mark = block.ordered ? `${(block.start ?? 1) + index}.` : '•';
    const [first = '', ...others] = item.children.flatMap(linesOf);
    return [`${mark} ${first}`, ...others];
  });
}
