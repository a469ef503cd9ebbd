import type { BlockContent, Paragraph } from 'mdast';
import { type CalloutType, callouts } from '../../shared/page/callouts.ts';
import { type DirectiveNode, partsOf } from './directive.ts';

/**
 * `:::note[Label]` becomes a callout; without a label its type is the title.
 *
 *     <aside class="Callout" data-type="note" role="note" aria-label="Note"><p class="Callout-title">…</p>…</aside>
 */
export function toCallout(node: DirectiveNode): void {
  const type = node.name as CalloutType;
  const { label, content } = partsOf(node);
  const title: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['Callout-title'] } },
    children: label?.children ?? [{ type: 'text', value: callouts[type].label }],
  };
  node.data = {
    hName: 'aside',
    // Asides are landmarks, of which a page should have few.
    hProperties: {
      className: ['Callout'],
      dataType: type,
      role: 'note',
      ariaLabel: callouts[type].label,
    },
  };
  node.children = [title, ...(content as BlockContent[])] as typeof node.children;
}
