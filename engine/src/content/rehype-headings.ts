import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { factsOf, placeOf } from './page-file.ts';
import { walk } from './walk.ts';

/**
 * Gives every heading an id (GitHub's slug of its text), collects the headings, and sets a link to
 * itself beside each heading below level 1:
 *
 *     <div class="Heading"><h2 id="x" tabindex="-1">X</h2><a class="Heading-link" href="#x">…</a></div>
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): undefined => {
    const slugger = new GithubSlugger();
    const facts = factsOf(file);
    walk(tree, (node, index, parent) => {
      if (node.type !== 'element') return true;
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!level) return true;
      const text = toString(node).replace(/\s+/g, ' ').trim();
      const written = node.properties.id;
      const id =
        typeof written === 'string' ? written : slugger.slug(text) || slugger.slug('section');
      node.properties.id = id;
      node.properties.tabIndex = -1;
      facts.headings.push({ level: Number(level), id, text, line: placeOf(node).line });
      if (level !== '1') parent.children[index] = withLink(node, id, text);
      return false;
    });
  };
}

function withLink(heading: Element, id: string, text: string): Element {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['Heading-link'], href: `#${id}`, ariaLabel: `Link to “${text}”` },
    children: [],
  };
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['Heading'], dataLevel: heading.tagName.slice(1) },
    children: [heading, link],
  };
}
