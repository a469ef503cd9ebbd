import type { Emphasis, Root } from 'mdast';
import type { VFile } from 'vfile';
import { walk } from '../base/walk.ts';

/** The element of a formula in a text; see `rehypeMath`. */
export const formulaElement = 'docs-formula';

/**
 * Replaces the formulas that `remarkDirectives` parsed by elements with their TeX:
 *
 *     <docs-formula display="true">x^2</docs-formula>
 */
export function remarkMath() {
  return (tree: Root, file: VFile): undefined => {
    walk(tree, (node, index, parent) => {
      if (node.type !== 'textDirective' || !node.position) return;
      const { start, end } = node.position;
      const written = String(file.value).slice(start.offset, end.offset);
      const [, dollars = '', tex = ''] = /^(\${1,2})([^]*?)\1$/.exec(written) ?? [];
      if (dollars === '') return;
      const formula: Emphasis = {
        type: 'emphasis',
        // Lines of a quote begin with its marks.
        children: [{ type: 'text', value: tex.replace(/\n[ \t>]*/g, '\n').trim() }],
        data: { hName: formulaElement, hProperties: dollars === '$$' ? { display: 'true' } : {} },
        position: node.position,
      };
      parent.children[index] = formula;
    });
  };
}
