/** A node of a syntax tree whose nodes have the type `Node`. */
interface TreeNode<Node> {
  type: string;
  children?: Node[];
}

interface Parent<Node> {
  children: Node[];
}

/**
 * Calls back for every node below `tree`, in document order; the children of a node are skipped if
 * it returns false. Unlike `unist-util-visit` it allocates nothing per node: a page is walked a
 * dozen times.
 */
export function walk<Node extends TreeNode<Node>>(
  tree: TreeNode<Node>,
  visitor: (node: Node, index: number, parent: Parent<Node>) => boolean | void,
): void {
  if (!isParent(tree)) return;
  for (let index = 0; index < tree.children.length; index++) {
    const node = tree.children[index]!;
    if (visitor(node, index, tree) !== false) walk(node, visitor);
  }
}

function isParent<Node>(node: TreeNode<Node>): node is TreeNode<Node> & Parent<Node> {
  return node.children !== undefined;
}
