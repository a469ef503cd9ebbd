import type { BlockContent, Paragraph } from 'mdast';
import type { VFile } from 'vfile';
import { type CalloutType, callouts } from '../../shared/page/callouts.ts';
import { labelsOf } from '../source/page-file.ts';
import { type DirectiveNode, partsOf } from './directive.ts';

/**
 * `:::note[Label]` becomes a callout. Default label: the label of its type.
 *
 *     <aside class="Callout" data-type="note" role="note" aria-label="Note"><p class="Callout-title">…</p>…</aside>
 */
export function toCallout(node: DirectiveNode, file: VFile): void {
  const type = node.name as CalloutType;
  const { label, content } = partsOf(node);
  const name = labelsOf(file)[callouts[type].label];
  const title: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['Callout-title'] } },
    children: label?.children ?? [{ type: 'text', value: name }],
  };
  node.data = {
    hName: 'aside',
    // Without this role an aside is a landmark. A page should have few landmarks.
    hProperties: {
      className: ['Callout'],
      dataType: type,
      role: 'note',
      ariaLabel: name,
    },
  };
  node.children = [title, ...(content as BlockContent[])] as typeof node.children;
}
