import type { Root } from 'hast';
import { walk } from './walk.ts';

/**
 * Says a cell's alignment as data, `<td data-align="right">`: left alone it would become a style
 * attribute, which a strict content security policy refuses.
 */
export function rehypeTables() {
  return (tree: Root): undefined => {
    walk(tree, (node) => {
      if (node.type !== 'element' || (node.tagName !== 'td' && node.tagName !== 'th')) return;
      const { align, ...rest } = node.properties;
      if (align) node.properties = { ...rest, dataAlign: align };
    });
  };
}
