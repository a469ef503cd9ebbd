import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import type { Heading } from '../../shared/page/page.ts';
import { contentsElement } from '../directives/contents.ts';
import { factsOf, labelsOf } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

/**
 * Fills `[[toc]]` with links to the headings of levels 2 and 3, nested:
 *
 *     <nav class="Contents" aria-label="Contents" data-search="off"><ul><li><a href="#x">X</a></li></ul></nav>
 */
export function rehypeContents() {
  return (tree: Root, file: VFile): undefined => {
    walk(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== contentsElement) return;
      const headings = factsOf(file).headings.filter(({ level }) => level === 2 || level === 3);
      node.tagName = 'nav';
      // Not in search: it repeats the headings.
      node.properties = {
        className: ['Contents'],
        ariaLabel: labelsOf(file).contents,
        dataSearch: 'off',
      };
      node.children = headings.length > 0 ? [listOf(headings)] : [];
    });
  };
}

/** The list of headings; those below the level of the first are in its items. */
function listOf(headings: Heading[]): Element {
  const top = Math.min(...headings.map(({ level }) => level));
  const items: { heading: Heading; below: Heading[] }[] = [];
  for (const heading of headings) {
    if (heading.level === top || items.length === 0) items.push({ heading, below: [] });
    else items.at(-1)!.below.push(heading);
  }
  return h(
    'ul',
    items.map(({ heading: { id, text }, below }) =>
      h('li', h('a', { href: `#${id}` }, text), below.length > 0 ? listOf(below) : null),
    ),
  );
}
