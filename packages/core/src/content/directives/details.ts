import type { BlockContent, Paragraph } from 'mdast';
import type { VFile } from 'vfile';
import { labelsOf } from '../source/page-file.ts';
import { type DirectiveNode, partsOf } from './directive.ts';

/**
 * `:::details[Label]` becomes a disclosure, initially open with `{open}`.
 *
 *     <details class="Details"><summary>Label</summary>…</details>
 */
export function toDetails(node: DirectiveNode, file: VFile): void {
  const { label, content } = partsOf(node);
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: label?.children ?? [{ type: 'text', value: labelsOf(file).details }],
  };
  node.data = {
    hName: 'details',
    hProperties: {
      className: ['Details'],
      ...(node.attributes?.open !== undefined && { open: true }),
    },
  };
  node.children = [summary, ...(content as BlockContent[])] as typeof node.children;
}
