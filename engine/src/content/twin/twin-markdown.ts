import type { Root } from 'hast';
import type { RootContent, Text } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { CodeBlock } from '../code/code-block.ts';
import { parseHtml } from '../html/parse-html.ts';
import { flowOf } from './to-mdast.ts';

/** Text in which nothing could be read as markup. Most is, and to escape text is most of the work. */
const plain = /^[\p{L} ][\p{L}\p{N} ,.;:'’“”–—…()/%?-]*$/u;

const options: Options = {
  handlers: {
    text: ({ value }: Text, _, state, info) =>
      plain.test(value) ? value : state.safe(value, info),
  },
  bullet: '-',
  rule: '-',
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
  ],
};

/**
 * The Markdown of rendered content, for the page's twin. What is hidden from screen readers and what
 * only a browser can use is left out; of a drawing its title and description remain.
 *
 * @param code The page's code blocks, see `codePlace`.
 */
export function twinMarkdown(tree: Root, code: CodeBlock[] = []): string {
  return toMarkdown({ type: 'root', children: flowOf(tree, code) as RootContent[] }, options);
}

/** The Markdown of HTML that holds no places for code blocks. */
export function htmlMarkdown(html: string): string {
  return html === '' ? '' : twinMarkdown(parseHtml(html)).trimEnd();
}
