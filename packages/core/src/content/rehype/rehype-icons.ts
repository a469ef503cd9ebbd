import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { elementOf } from '../base/element.ts';
import { findIcon } from '../base/icon.ts';
import { walk } from '../base/walk.ts';
import { factsOf, report } from '../source/page-file.ts';
import { noteRead } from '../source/file-version.ts';

/**
 * Replaces `<Icon name="rocket"/>` by the drawing, and gives a card its icon: `<Card icon="rocket">`. Only icons that pages
 * name are read.
 */
export function rehypeIcons({ root }: { root: string }) {
  return (tree: Root, file: VFile): undefined => {
    if (!/<(?:Icon|Card)\b/.test(String(file))) return;
    const { reads } = factsOf(file);
    const isOwn = new RegExp('^(?:import|export)\\b.*\\b(Icon|Card)\\b', 'm').exec(
      String(file),
    )?.[1];
    walk(tree, (node, index, parent) => {
      const element = elementOf(node);
      if (!element || element.tagName === isOwn) return;
      const name = { Icon: 'name', Card: 'icon' }[element.tagName];
      const written = name && element.get(name);
      if (written === undefined) return;
      const found = findIcon(written, root);
      if (found.file !== undefined) noteRead(reads, found.file);
      if (!('icon' in found)) {
        const { message, hint } = found;
        report(file, element.node, { rule: 'dead-asset', message, hint, target: written });
      } else if (element.tagName === 'Icon') parent.children[index] = found.icon;
      else element.node.children.unshift(h('p.Card-icon', [found.icon as Element]));
    });
  };
}
