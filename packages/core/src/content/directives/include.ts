import type { VFile } from 'vfile';
import { includeElement } from '../../shared/page/partial-attribute.ts';
import { report } from '../source/page-file.ts';
import type { DirectiveNode } from './directive.ts';

/**
 * `<!--@include: ./part.md{1,3}-->` becomes the content of the file. The parser gets it as
 * `::include{from="…"}`; see `normalizeLines`.
 */
export function toInclude(node: DirectiveNode, file: VFile): void {
  const from = node.attributes?.from ?? '';
  if (!/^[^#{}]+\.mdx?\s*(?:#[^{}]+)?(?:\{[^{}]*\})?$/.test(from.trim())) {
    report(file, node, {
      rule: 'partial',
      target: from,
      message: `Unexpected include of "${from}", expected an .md or .mdx file`,
      hint: 'Write <!--@include: ./_part.md-->; code is included by <<< ./file.ts',
    });
    return;
  }
  node.data = { hName: includeElement, hProperties: { from: from.trim() } };
  node.children = [];
}
