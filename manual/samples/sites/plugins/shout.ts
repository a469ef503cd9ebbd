interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** A plugin of unified: bold text in capitals, with a mark at its end. */
export function shout({ mark }: { mark: string }) {
  return (tree: Node) => visit(tree, mark);
}

function visit(node: Node, mark: string): void {
  for (const child of node.children ?? []) {
    if (child.type === 'strong' && child.children?.[0]?.value)
      child.children[0].value = child.children[0].value.toUpperCase() + mark;
    visit(child, mark);
  }
}
