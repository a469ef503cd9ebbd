import { type Document, isMap, isNode, isScalar, visit } from 'yaml';

/** The offset of the first alias (`*name`). */
export function offsetOfAlias(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias: (_, { range }) => {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** The offset of the value at `path`, or of its nearest ancestor. */
export function offsetOf(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** The offset of the last key of `path`. */
export function offsetOfKey(document: Document, path: PropertyKey[]): number {
  const parent: unknown =
    path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1))
    : undefined;
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : offsetOf(document, path);
}
