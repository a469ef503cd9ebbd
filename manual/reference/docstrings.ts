/** A named part of a source: a constant, an interface, or a key below one. */
export interface SourceNode {
  doc: string | undefined;
  /** The source of its value, up to the next key of its level. */
  text: string;
  keys: Map<string, SourceNode>;
}

const named =
  /^ *(?:export )?(?:(?:const|interface|type) )?'?([\w-]+)'?\??(?::| =|(?=<.*> =)| \{| extends)/;
const shorthand = /^ *(\w+),$/;

/**
 * Reads the constants, interfaces and keys of a formatted TypeScript source with their docstrings: the
 * indentation says what is below what.
 */
export function readSource(source: string): Map<string, SourceNode> {
  const top = new Map<string, SourceNode>();
  const open: { indent: number; node: SourceNode; keys: Map<string, SourceNode> }[] = [];
  let doc: string | undefined;
  let comment: string[] | undefined;
  for (const line of source.split('\n')) {
    if (/^ *\/\*\*/.test(line)) comment = [];
    if (comment) {
      comment.push(line.replace(/^ *(?:\/\*\*|\*\/|\*(?!\/))? ?/, '').replace(/ *\*\/$/, ''));
      if (!line.includes('*/')) continue;
      doc = comment
        .join('\n')
        .trim()
        .replaceAll(/\n(?!\n)/g, ' ');
      comment = undefined;
      continue;
    }
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    for (const { node } of open) node.text += `${line}\n`;
    const name = named.exec(line)?.[1] ?? (doc && shorthand.exec(line)?.[1]);
    if (name !== undefined && !/^ *(?:return|import)\b/.test(line)) {
      const node: SourceNode = { doc, text: `${line}\n`, keys: new Map() };
      const siblings = open.at(-1)?.keys ?? top;
      if (siblings.get(name)?.doc === undefined) siblings.set(name, node);
      open.push({ indent, node, keys: node.keys });
    }
    doc = undefined;
  }
  return top;
}

/**
 * The key of a node, or of the nearest constant or interface that its source names. The interface
 * `SidebarItem` documents the constant `sidebarItem`.
 */
export function findKey(
  sources: Map<string, SourceNode>,
  node: SourceNode,
  key: string,
): SourceNode | undefined {
  const queue = new Set([node]);
  for (const each of queue) {
    const own = each.keys.get(key);
    if (own?.doc !== undefined) return own;
    for (const name of namesIn(each.text)) {
      const other = sources.get(name);
      if (other) queue.add(other);
    }
  }
  return node.keys.get(key);
}

/** The names in a source that may be constants, and the interfaces of these names. */
function namesIn(text: string): string[] {
  const code = text.replaceAll(/'[^'\n]*'|\/\/.*/g, '');
  return [...code.matchAll(/(?<!\w\.)\b[A-Za-z]\w*(?![\w?]*:)/g)].flatMap(([name]) => [
    name,
    name[0]!.toUpperCase() + name.slice(1),
  ]);
}
