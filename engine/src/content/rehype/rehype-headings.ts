import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import * as frameIds from '../../shared/document/chrome-ids.ts';
import { decodePath } from '../../shared/page/paths.ts';
import { isForTwin } from '../directives/audience.ts';
import { type AnyElement, elementOf } from '../element.ts';
import { factsOf, labelsOf, placeOf } from '../source/page-file.ts';
import { walk } from '../walk.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';

/** The id of the heading that footnotes are given: neither outline nor search shows it. */
const footnoteLabel = 'footnote-label';

/**
 * Gives every heading an id (GitHub's slug of its text) that no other element has, and collects the
 * headings and all ids, among them the names of `<a name="x">`. A heading of Markdown below level 1
 * gets a link to itself beside it; one that was written as JSX stays where its author put it:
 *
 *     <div class="Heading"><h2 id="x" tabindex="-1">X</h2><a class="Heading-link" href="#x">…</a></div>
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): undefined => {
    const slugger = new GithubSlugger();
    for (const id of Object.values(frameIds)) slugger.occurrences[id] = 0;
    const facts = factsOf(file);
    const { linkTo } = labelsOf(file);
    const headings: { element: AnyElement; addLink(id: string, text: string): void }[] = [];
    const named: { element: AnyElement; name: string }[] = [];
    // Written ids first: a slug must not take one that stands further down.
    walk(tree, (node, index, parent) => {
      if (isForTwin(node)) return false;
      const element = elementOf(node);
      if (!element) return true;
      const id = readableId(element);
      if (id) {
        slugger.occurrences[id] ??= 0;
        facts.anchors.push(id);
      }
      const name = element.tagName === 'a' ? element.get('name') : undefined;
      if (name) named.push({ element, name });
      if (!/^h[1-6]$/.test(element.tagName) || id === footnoteLabel) return true;
      const addLink = (target: string, text: string) => {
        if (node.type !== 'element' || node.tagName === 'h1') return;
        parent.children[index] = withLink(node, target, fillLabel(linkTo, { heading: text }));
      };
      headings.push({ element, addLink });
      return true;
    });
    for (const { element, addLink } of headings) {
      const text = toString(element.node).replace(/\s+/g, ' ').trim();
      if (!element.has('id')) {
        const id = slugger.slug(slug(text) || 'section');
        element.set('id', id);
        facts.anchors.push(id);
      }
      const id = element.get('id');
      if (!id) continue;
      element.set('tabIndex', '-1');
      const { line } = placeOf(element.node);
      // The text of a heading that is a mere expression or image is not known: no outline shows it.
      if (text) facts.headings.push({ level: Number(element.tagName[1]), id, text, line });
      addLink(id, text);
    }
    // Last: a heading below `<a name="x">` may well be the X that is meant, and has the id then.
    for (const { element, name } of named) {
      if (facts.anchors.includes(name)) continue;
      if (!element.has('id')) element.set('id', name);
      facts.anchors.push(name);
    }
  };
}

/** An element's id. Footnotes have theirs percent-encoded, which no decoded fragment would find. */
function readableId(element: AnyElement): string | undefined {
  const written = element.get('id');
  if (!written?.includes('%')) return written;
  const id = decodePath(written);
  element.set('id', id);
  return id;
}

function withLink(heading: Element, id: string, ariaLabel: string): Element {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['Heading-link'], href: `#${id}`, ariaLabel },
    children: [],
  };
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['Heading'], dataLevel: heading.tagName.slice(1) },
    children: [heading, link],
  };
}
