import type { Root } from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { VFile } from 'vfile';
import { walk } from '../base/walk.ts';

/**
 * GitHub Flavored Markdown (https://github.github.com/gfm/): tables, task lists, strikethrough,
 * footnotes and autolink literals. Parsing autolink literals takes 9 % of a cold build, so a
 * page is first parsed without them, and again with them if its text may contain one.
 */
export function remarkGfm(this: Processor) {
  const data = this.data();
  const syntax = (data.micromarkExtensions ??= []);
  const trees = (data.fromMarkdownExtensions ??= []);
  syntax.push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  trees.push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
  return (tree: Root, file: VFile): Root | undefined => {
    if (!mayHoldAutolinks(tree)) return undefined;
    const withAutolinks = unified()
      .use(remarkParse)
      .data({
        micromarkExtensions: [...syntax, gfmAutolinkLiteral()],
        fromMarkdownExtensions: [...trees, gfmAutolinkLiteralFromMarkdown()],
      });
    return withAutolinks.parse(file);
  };
}

/** Whether the text of a tree, parsed without autolink literals, may contain one. */
function mayHoldAutolinks(tree: Root): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.type === 'text' && /www\.|https?:\/\/|@/i.test(node.value);
    return !found;
  });
  return found;
}
