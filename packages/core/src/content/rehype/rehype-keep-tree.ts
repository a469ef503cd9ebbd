import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { factsOf } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

function some(tree: Root, test: (node: RootContent) => boolean): boolean {
  let found = false;
  walk(tree, (node) => (found ||= test(node)) === false);
  return found;
}

/** Whether the tree contains a node that only a program can express. */
function needsProgram(tree: Root): boolean {
  return some(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      return (node.data?.estree?.body.length ?? 1) > 0;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
      return node.type === 'mdxjsEsm';
    return node.attributes.some(
      ({ type, value }) =>
        type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null),
    );
  });
}

/**
 * Whether the page's HTML depends on the site's code. The components for the theme's own elements,
 * such as `docs-tabs`, belong to the engine, whose version is part of every key.
 */
function usesComponents(tree: Root): boolean {
  return some(tree, ({ type }) => /^mdx(?:Jsx(?:Flow|Text)Element|jsEsm)$/.test(type));
}

/**
 * Whether no component renders any part of the tree: its elements then are the elements of the page's
 * HTML.
 */
export function isPlain(tree: Root): boolean {
  const isDrawn = (node: RootContent) =>
    node.type === 'element' && /^docs-(?!code$)/.test(node.tagName);
  return !usesComponents(tree) && !some(tree, isDrawn);
}

/** Removes expressions that contain only a comment: they need no program. */
function dropComments(tree: Root): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      parent.children[index] = { type: 'text', value: '' };
  });
}

/**
 * Most pages are a tree without expressions. The tree is rendered directly: the steps that would
 * turn it into a program receive an empty tree.
 */
export function rehypeKeepTree() {
  return (tree: Root, file: VFile): Root | undefined => {
    factsOf(file).usesComponents = usesComponents(tree);
    if (needsProgram(tree)) return undefined;
    dropComments(tree);
    file.data.tree = tree;
    return { type: 'root', children: [] };
  };
}
