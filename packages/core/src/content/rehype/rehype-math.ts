import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { type CodeBlock, codePlaceholder } from '../source/code-block.ts';
import { reportAt } from '../code/fence.ts';
import { limitProblem, limits } from '../../shared/diagnostics/limits.ts';
import { escapeHtml } from '../../shared/document/escape-html.ts';
import { formulaElement } from '../remark/remark-math.ts';
import { labelsOf, placeOf } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

/** The options of formulas. */
export interface MathOptions {
  /** Commands of the site: `{ '\\R': '\\mathbb{R}' }`. */
  macros?: Record<string, string> | undefined;
}

/** A formula of a page. */
interface Formula {
  node: Element;
  tex: string;
  /** Whether it is a block by itself. */
  isDisplay: boolean;
  /** The line of its first line. */
  line: number;
}

const reference = 'no \\ref or \\eqref: equations have no numbers, write \\tag{1} and (1)';

/** The width from which a formula may be wider than a phone, in characters. */
const wideFormula = 28;

/** The largest size of a rule or a space of a formula, in em. */
const maxSize = 40;

/**
 * Replaces formulas, which are `docs-formula` elements and fences `math`, by MathML. A formula that TeX
 * cannot read is reported, and shown as it is written. The tree has placeholders, as for code blocks.
 */
export function rehypeMath({ macros }: MathOptions) {
  return async (tree: Root, file: VFile): Promise<undefined> => {
    const formulas: Formula[] = [];
    walk(tree, (node) => {
      const formula = node.type === 'element' ? formulaOf(node) : undefined;
      if (formula) formulas.push(formula);
      return formula === undefined;
    });
    if (formulas.length === 0) return;
    const [{ default: temml }, { mathText }] = await Promise.all([
      import('temml'),
      import('../html/math-text.ts'),
    ]);
    const blocks = file.data.shared!.code;
    for (const formula of formulas) {
      const html = htmlOf(
        formula,
        (tex, displayMode) =>
          temml.renderToString(tex, {
            displayMode,
            throwOnError: true,
            macros: { ...macros },
            maxSize: [maxSize, maxSize],
            trust: false,
          }),
        file,
      );
      const text = mathText(html);
      draw(formula, blocks.length, text, file);
      const block: CodeBlock = { html, language: 'math', code: formula.tex, notes: [] };
      blocks.push({ ...block, formula: { isDisplay: formula.isDisplay, text } });
    }
  };
}

function formulaOf(node: Element): Formula | undefined {
  const { line } = placeOf(node);
  if (node.tagName === formulaElement) {
    const isDisplay = node.properties.display !== undefined;
    return { node, tex: toString(node), isDisplay, line };
  }
  const [code] = node.children;
  if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code')
    return undefined;
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  if (!names.includes('language-math')) return undefined;
  return { node, tex: toString(code).trim(), isDisplay: true, line: line + 1 };
}

/** The MathML of a formula, or its TeX if it is wrong. */
function htmlOf(
  { tex, isDisplay, line }: Formula,
  render: (tex: string, isDisplay: boolean) => string,
  file: VFile,
): string {
  if (bracesDeep(tex) > limits.formula.most) {
    reportAt(file, line, limitProblem('formula', {}));
    return `<code>${escapeHtml(tex)}</code>`;
  }
  try {
    const html = render(tex, isDisplay);
    // The link is empty: a script of Temml would fill it.
    if (html.includes('class="tml-ref')) throw new Error(reference);
    // The class of the element has the same effect.
    return html.replace(' style="display:block math;"', '');
  } catch (error) {
    const { message, position = 0 } = error as Error & { position?: number };
    const above = tex.slice(0, position).split('\n').length - 1;
    // Other errors are mistakes of the library, such as for commands with names of JavaScript.
    const isOfTex = Object.hasOwn(error as Error, 'position') || message === reference;
    const [said = ''] = (isOfTex ? message : 'a command or a part that is missing').split(
      /\n| at position \d| at end of input:/,
    );
    reportAt(file, line + above, {
      rule: 'math',
      target: tex,
      message: `Unexpected formula ${shortened(tex)}, expected TeX: ${said.trim().replace(/^Unexpected/, 'unexpected')}`,
      hint: 'Correct it; \\$ is a dollar sign of the text',
    });
    return `<code>${escapeHtml(tex)}</code>`;
  }
}

/** The deepest level of braces, and of pairs of `\\left` and `\\begin`, in TeX. */
function bracesDeep(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of tex.matchAll(/\\(?:left|begin|right|end)\b|\\.|[{}]/gs)) {
    if (/^(?:\{|\\left|\\begin)$/.test(mark)) deepest = Math.max(deepest, ++depth);
    else if (/^(?:\}|\\right|\\end)$/.test(mark)) depth--;
  }
  return deepest;
}

function shortened(tex: string): string {
  const line = tex.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/**
 * Turns the element of a formula into the container of its MathML. A wide formula scrolls on a phone; it is
 * focusable, so that the arrow keys scroll it.
 */
function draw({ node, isDisplay }: Formula, number: number, text: string, file: VFile): void {
  const place: ElementContent = {
    ...codePlaceholder(number),
    children: [{ type: 'text', value: text }],
  };
  const isWide = isDisplay && text.length > wideFormula;
  node.tagName = node.tagName === 'pre' ? 'div' : 'span';
  node.properties = {
    className: [isDisplay ? 'Math' : 'Math-inline'],
    ...(isWide && { tabIndex: 0, role: 'group', ariaLabel: labelsOf(file).formula }),
  };
  node.children = [place];
}
