import type { Program } from 'estree';
import type { Root } from 'mdast';
import { walk } from '../base/walk.ts';

/**
 * Turns `{facts.nodeVersion}` into `{props.valueAt(line, column, () => facts.nodeVersion)}`, so
 * that an error of an expression has the place of the expression.
 */
export function remarkExpressions() {
  return (tree: Root): undefined => {
    walk(tree, (node) => {
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
      if (node.data?.estree && node.position)
        placeExpression(node.data.estree, node.position.start);
    });
  };
}

function placeExpression(
  { body }: Program,
  { line, column }: { line: number; column: number },
): void {
  const [statement] = body;
  // An empty expression, such as a comment.
  if (statement?.type !== 'ExpressionStatement') return;
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
}
