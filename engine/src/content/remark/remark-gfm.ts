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
import type { Processor } from 'unified';
import 'remark-parse';

/**
 * GitHub Flavored Markdown (https://github.github.com/gfm/): tables, task lists, strikethrough,
 * footnotes and, where asked for, autolink literals. The last cost a third of all parsing, so a page
 * that cannot hold one is parsed without them.
 */
export function remarkGfm(this: Processor, { autolinks }: { autolinks: boolean }): undefined {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(
    gfmFootnote(),
    gfmStrikethrough(),
    gfmTable(),
    gfmTaskListItem(),
  );
  (data.fromMarkdownExtensions ??= []).push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
  if (!autolinks) return;
  data.micromarkExtensions.push(gfmAutolinkLiteral());
  data.fromMarkdownExtensions.push(gfmAutolinkLiteralFromMarkdown());
}

/** Whether a text may hold an autolink literal, apart from the targets of written links. */
export function mayHoldAutolinks(text: string): boolean {
  return /www\.|https?:\/\/|@/i.test(text.replace(/\[[^\][\n]*\]\(<?https?:[^)\s]*/gi, ''));
}
