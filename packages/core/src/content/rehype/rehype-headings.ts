import { slug } from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { decodePath } from '../../shared/page/paths.ts';
import { isForTwin } from '../directives/audience.ts';
import { hasClass } from '../base/parse-html.ts';
import { type AnyElement, elementOf } from '../base/element.ts';
import { factsOf, labelsOf, placeOf, report } from '../source/page-file.ts';
import type { CompilePartial } from '../source/partial.ts';

import { walk } from '../base/walk.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';

/** The id of the generated heading of footnotes, which is neither in the outline nor in search. */
const footnoteLabel = 'footnote-label';

/**
 * Sets a unique id on every heading: GitHub's slug of its text, in a translation the id of the source's heading. Collects the headings and all ids,
 * including the names of `<a name="x">`. A Markdown heading below level 1 gets a link to itself
 * next to it; a JSX heading stays as written:
 *
 *     <div class="Heading"><h2 id="x" tabindex="-1">X</h2><a class="Heading-link" href="#x">…</a></div>
 */
export function rehypeHeadings(compilePartial: CompilePartial) {
  return async (tree: Root, file: VFile): Promise<undefined> => {
    const { shared, translated } = file.data;
    const slugger = shared!.ids;
    const facts = factsOf(file);
    const { linkTo } = labelsOf(file);
    const headings: AnyElement[] = [];
    const named: { element: AnyElement; name: string }[] = [];
    /** The tasks in document order that need all written ids. */
    const tasks: (() => void | Promise<void>)[] = [];
    const addPartials = (node: RootContent, isForTwinOnly: boolean) => {
      for (const place of file.data.partialPlaces?.get(node) ?? [])
        tasks.push(() => compilePartial(place, file, isForTwinOnly));
    };
    const addId = (element: AnyElement, text: string) => {
      if (!element.has('id')) {
        const given = translated?.get(placeOf(element.node).line);
        const isFree = given && !facts.anchors.includes(given.id);
        const id = isFree ? given.id : slugger.slug(slug(text) || 'section');
        if (isFree && given.alias !== undefined) shared!.aliases.set(given.alias, id);
        element.set('id', id);
        facts.anchors.push(id);
      }
      const id = element.get('id');
      if (!id) return undefined;
      element.set('tabIndex', '-1');
      const { line } = placeOf(element.node);
      // The text of a heading that is only an expression or an image is unknown: the outline omits
      // it.
      if (text) facts.headings.push({ level: Number(element.tagName[1]), id, text, line });
      return id;
    };
    for (const { id } of translated?.values() ?? []) slugger.occurrences[id] ??= 0;
    // Written ids first: a slug must not take an id that occurs later.
    walk(tree, (node, index, parent) => {
      if (isForTwin(node)) {
        walk(node, (inner: RootContent) => addPartials(inner, true));
        return false;
      }
      addPartials(node, false);
      const element = elementOf(node);
      if (!element) return true;
      const id = readableId(element);
      if (id) {
        if (file.data.above && facts.anchors.includes(id)) reportTaken(id, element, file);
        slugger.occurrences[id] ??= 0;
        facts.anchors.push(id);
      }
      const name = element.tagName === 'a' ? element.get('name') : undefined;
      if (name) named.push({ element, name });
      if (!/^h[1-6]$/.test(element.tagName) || id === footnoteLabel) return true;
      headings.push(element);
      tasks.push(() => {
        const text = textWithoutBadges(element.node).replace(/\s+/g, ' ').trim();
        const own = addId(element, text);
        if (own === undefined || node.type !== 'element' || node.tagName === 'h1') return;
        parent.children[index] = withLink(node, own, fillLabel(linkTo, { heading: text }));
      });
      return true;
    });
    for (const task of tasks) await task();
    // Last: the heading below `<a name="x">` may have the id `x` now.
    for (const { element, name } of named) {
      if (facts.anchors.includes(name)) continue;
      if (!element.has('id')) element.set('id', name);
      facts.anchors.push(name);
    }
    addAliases(headings, file);
  };
}

/**
 * Adds the former ids of headings as elements, for links from other sites:
 *
 *     <h2 id="new"><span id="old"></span>…</h2>
 *
 * The others may be ids of headings that features add: `added-content.ts` finds them.
 */
function addAliases(headings: AnyElement[], file: VFile): void {
  const { anchors } = factsOf(file);
  const { shared } = file.data;
  for (const [alias, id] of shared!.aliases) {
    const heading = headings.find(({ get }) => get('id') === id);
    const isTaken = anchors.includes(alias);
    if (heading && !isTaken) {
      heading.node.children.unshift(h('span', { id: alias }));
      anchors.push(alias);
      shared!.aliases.delete(alias);
    }
  }
}

/** The text of a heading. A badge belongs neither to its name nor to its id. */
function textWithoutBadges(node: AnyElement['node'] | RootContent): string {
  const element = elementOf(node as RootContent);
  if (element?.tagName === 'Badge' || (node.type === 'element' && hasClass(node, 'Badge')))
    return '';
  if ('children' in node) return node.children.map(textWithoutBadges).join('');
  return node.type === 'text' ? node.value : '';
}

/** Reports an id of a partial that is in use. `checkIds` finds duplicates within one file. */
function reportTaken(id: string, { node }: AnyElement, file: VFile): void {
  report(file, node, {
    rule: 'duplicate-id',
    message: `The id "${id}" of a partial is taken by the page around it`,
    hint: 'Write another one',
    target: `#${id}`,
  });
}

/** An element's id. Footnotes have percent-encoded ids, which a decoded fragment does not match. */
function readableId(element: AnyElement): string | undefined {
  const written = element.get('id');
  if (!written?.includes('%')) return written;
  const id = decodePath(written);
  element.set('id', id);
  return id;
}

function withLink(heading: Element, id: string, ariaLabel: string): Element {
  return h('div.Heading', { dataLevel: heading.tagName.slice(1) }, [
    heading,
    h('a.Heading-link', { href: `#${id}`, ariaLabel }),
  ]);
}
