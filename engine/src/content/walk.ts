/** A node of any syntax tree. */
interface TreeNode {
  type: string;
  children?: TreeNode[];
}

/**
 * Calls back for every node below `tree`, in document order; returning false passes over a node's
 * children. Unlike `unist-util-visit` it builds nothing per node: a page is walked a dozen times.
 */
export function walk<
  Tree extends TreeNode,
  Node extends (Tree['children'] extends (infer Child)[] | undefined ? Child : never),
>(
  tree: Tree,
  visitor: (node: Node, index: number, parent: { children: Node[] }) => boolean | void,
): void {
  const { children } = tree as unknown as { children?: (Node & TreeNode)[] };
  if (!children) return;
  for (let index = 0; index < children.length; index++) {
    const node = children[index]!;
    if (visitor(node, index, tree as never) !== false) walk(node as never, visitor as never);
  }
}
