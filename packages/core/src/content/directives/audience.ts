import type { RootContent as RootContentHast } from 'hast';
import type { RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { report } from '../source/page-file.ts';
import { type DirectiveNode, opening, partsOf } from './directive.ts';

/** Whether a node is content for the Markdown twin only. */
export function isForTwin(node: RootContentHast): boolean {
  return (
    node.type === 'element' && node.tagName === 'docs-audience' && node.properties.name === 'md'
  );
}

/** The audiences of a block: readers of the page, and readers of its Markdown twin. */
const audiences = ['html', 'md'];

/**
 * `:::show[html]` and `:::hide[md]` restrict their content to the page, `:::show[md]` and
 * `:::hide[html]` to its Markdown twin:
 *
 *     <docs-audience name="md">…</docs-audience>
 */
export function forAudience(node: DirectiveNode, file: VFile): RootContent[] {
  const { label, content } = partsOf(node);
  const named = label
    ? toString(label)
        .split(/[\s,]+/)
        .filter(Boolean)
    : [];
  const unknown = named.find((name) => !audiences.includes(name));
  if (named.length === 0 || unknown !== undefined) {
    const start = opening('container', node.name);
    const guess = unknown !== undefined && nearest(unknown, audiences);
    report(file, node, {
      rule: 'unknown-audience',
      message: `${unknown === undefined ? 'No audience' : `Unexpected audience "${unknown}"`} after ${start}, expected ${audiences.map((name) => `[${name}]`).join(' or ')}`,
      hint: guess ? `Did you mean "${start}[${guess}]"?` : `Write ${start}[md]`,
    });
    return content;
  }
  const shown = audiences.filter((name) => named.includes(name) === (node.name === 'show'));
  if (shown.length !== 1) return shown.length > 0 ? content : [];
  file.data.shared!.hasAudiences = true;
  const data = { hName: 'docs-audience', hProperties: { name: shown[0]! } };
  return [{ type: 'blockquote', data, children: content }];
}
