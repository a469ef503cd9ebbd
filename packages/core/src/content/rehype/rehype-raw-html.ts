import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import type { VFile } from 'vfile';
import { walk } from '../base/walk.ts';
import { checkDepth } from '../source/depth.ts';
import { factsOf } from '../source/page-file.ts';

/**
 * Parses the raw HTML of a `.md` page, if it has any: the parser is slow. It preserves only tags
 * and attributes, so the info string of a fence becomes an attribute.
 */
export function rehypeRawHtml() {
  const parse = rehypeRaw();
  return (tree: Root, file: VFile): Root | undefined => {
    let found = false;
    walk(tree, (node) => void (found ||= node.type === 'raw'));
    if (!found) return undefined;
    visitCode(tree, ({ data, properties }) => {
      if (data?.meta) properties.dataFenceMeta = data.meta;
    });
    const parsed = parse(tree, file);
    checkDepth(parsed, factsOf(file).file);
    visitCode(parsed, (code) => {
      const { dataFenceMeta: meta, ...properties } = code.properties;
      if (typeof meta === 'string') Object.assign(code, { properties, data: { meta } });
    });
    return parsed;
  };
}

function visitCode(tree: Root, visit: (code: Element) => void): void {
  walk(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'code') visit(node);
  });
}
