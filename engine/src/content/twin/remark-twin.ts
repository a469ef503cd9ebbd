import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { MarkdownEdit } from '../../shared/page/page.ts';
import { factsOf } from '../source/page-file.ts';
import { walk } from '../walk.ts';

/** An element of MDX in a page. */
type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Notes what the Markdown twin of a page says in place of MDX: imports and exports are left out,
 * expressions and components without content stand as they are rendered, and of a component with
 * content its title and its content. HTML elements stay.
 */
export function remarkTwin() {
  return (tree: Root, file: VFile): undefined => {
    const edits = (factsOf(file).markdownEdits ??= []);
    const replace = (from: MarkdownEdit['from'], to: MarkdownEdit['to'], text?: string) =>
      edits.push({ from: placeOnly(from), to: placeOnly(to), ...(text !== undefined && { text }) });
    let lines: string[] | undefined;
    walk(tree, (node) => {
      if (!node.position) return true;
      const { start, end } = node.position;
      if (node.type === 'mdxjsEsm') replace(start, end, '');
      else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        if (node.data?.estree && isWrapped(node.data.estree, start)) replace(start, end);
        else replace(start, end, '');
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (isAsRendered(node)) replace(start, end);
        if (isAsRendered(node) || /^[a-z]/.test(node.name ?? '')) return true;
        const [first, last] = [node.children[0]!, node.children.at(-1)!];
        if (!first.position || !last.position) return true;
        const title = node.type === 'mdxJsxFlowElement' ? titleOf(node) : undefined;
        replace(start, first.position.start, title === undefined ? '' : `**${title}**\n\n`);
        // What follows at once would become part of the content's last paragraph.
        lines ??= String(file.value).split('\n');
        const isFollowed = /^\s*(?!<\/)\S/.test(lines[end.line] ?? '');
        const isFlow = node.type === 'mdxJsxFlowElement';
        replace(last.position.end, end, isFlow && isFollowed ? '\n' : '');
      }
      return true;
    });
  };
}

const placeOnly = ({ line, column }: MarkdownEdit['from']) => ({ line, column });

/** Whether only the render can say what an element stands for. */
export function isAsRendered({ name, attributes, children }: JsxElement): boolean {
  const isHtml = /^[a-z]/.test(name ?? '');
  if (!isHtml) return children.length === 0;
  const isComputed = attributes.some(
    ({ type, value }) => type === 'mdxJsxExpressionAttribute' || typeof value === 'object',
  );
  return name === 'code' || isComputed;
}

/** What a component is headed by, as far as its attributes say. */
function titleOf({ attributes }: JsxElement): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name === 'title' || attribute.name === 'label') return attribute.value;
  }
  return undefined;
}

/**
 * Turns `{facts.nodeVersion}` into `{props.valueAt(line, column, () => facts.nodeVersion)}`, by which
 * the render learns the value, and the place when there is none. False for an empty expression.
 */
function isWrapped({ body }: Program, { line, column }: MarkdownEdit['from']): boolean {
  const [statement] = body;
  if (statement?.type !== 'ExpressionStatement') return false;
  const literal = (value: number) => ({ type: 'Literal' as const, value });
  statement.expression = {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      computed: false,
      optional: false,
      object: { type: 'Identifier', name: 'props' },
      property: { type: 'Identifier', name: 'valueAt' },
    },
    arguments: [
      literal(line),
      literal(column),
      {
        type: 'ArrowFunctionExpression',
        expression: true,
        params: [],
        body: statement.expression,
      },
    ],
  };
  return true;
}
