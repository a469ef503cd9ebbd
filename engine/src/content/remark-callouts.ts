import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { callouts, isCalloutType } from '../shared/callouts.ts';
import { nearest } from '../shared/nearest.ts';
import { report } from './page-file.ts';
import { walk } from './walk.ts';

/**
 * Turns `:::note[Label]` into a callout; any other directive is named in a warning and its text kept.
 *
 *     <aside class="Callout" data-type="note" aria-label="Note"><p class="Callout-title">…</p>…</aside>
 */
export function remarkCallouts() {
  return (tree: Root, file: VFile): undefined => {
    walk(tree, (node) => {
      if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return;
      if (node.type === 'containerDirective' && isCalloutType(node.name)) toCallout(node);
      else toPlainText(node, file);
    });
  };
}

function isLabel(node: ContainerDirective['children'][number] | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

function isBlank(label: Paragraph): boolean {
  return label.children.every((node) => node.type === 'text' && node.value.trim() === '');
}

function toCallout(node: ContainerDirective): void {
  const type = node.name as keyof typeof callouts;
  const [first, ...rest] = node.children;
  const label = isLabel(first) ? first : undefined;
  const title: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['Callout-title'] } },
    children:
      label && !isBlank(label) ? label.children : [{ type: 'text', value: callouts[type].label }],
  };
  node.data = {
    hName: 'aside',
    hProperties: { className: ['Callout'], dataType: type, ariaLabel: callouts[type].label },
  };
  node.children = [title, ...(label ? rest : node.children)];
}

function toPlainText(node: ContainerDirective | LeafDirective, file: VFile): void {
  const colons = node.type === 'containerDirective' ? ':::' : '::';
  const guess = nearest(node.name, Object.keys(callouts));
  report(file, node, {
    rule: 'unknown-directive',
    target: node.name,
    message: `Unexpected directive "${colons}${node.name}", expected a known name`,
    hint: guess && `Did you mean "${colons}${guess}"?`,
  });
  node.data = { hName: 'div' };
}
