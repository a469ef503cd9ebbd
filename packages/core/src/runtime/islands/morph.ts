import { endIslands, roots } from './islands.ts';
import { slotsOf } from './slot-contents.ts';
import { parseFragment } from '../browser/parse-fragment.ts';

/**
 * Turns one tree into another and changes only the nodes that differ: focus, selection, scroll
 * position and component state survive an author's edit. Only the dev server uses it.
 */
export function morph(region: HTMLElement, html: string): void {
  morphChildren(region, parseFragment(html));
}

function morphChildren(parent: ParentNode & Node, wanted: ParentNode & Node): void {
  const next = [...wanted.childNodes];
  const now = [...parent.childNodes];
  let end = 0;
  while (end < Math.min(next.length, now.length) && same(now.at(-1 - end)!, next.at(-1 - end)!))
    end++;
  let start = 0;
  while (start < Math.min(next.length, now.length) - end && same(now[start]!, next[start]!))
    start++;
  const changed = next.slice(start, next.length - end);
  const stale = now.slice(start, now.length - end);
  const anchor = now[now.length - end] ?? null;
  for (const [index, node] of changed.entries()) {
    const old = stale[index];
    if (old instanceof Element && node instanceof Element && old.tagName === node.tagName)
      morphElement(old, node);
    else if (old) {
      if (old instanceof Element) endIslands(old);
      parent.replaceChild(node, old);
    } else parent.insertBefore(node, anchor);
  }
  for (const old of stale.slice(changed.length)) {
    if (old instanceof Element) endIslands(old);
    old.remove();
  }
}

function same(a: Node, b: Node): boolean {
  return a.isEqualNode(b);
}

function morphElement(old: Element, wanted: Element): void {
  const isSameIsland =
    roots.has(old) &&
    ['data-island', 'data-props'].every(
      (name) => old.getAttribute(name) === wanted.getAttribute(name),
    );
  // A hydrated component renders itself; hot module replacement updates its code.
  if (isSameIsland) return morphSlots(old, wanted);
  if (roots.has(old)) {
    roots.get(old)!.unmount();
    roots.delete(old);
  }
  for (const { name } of [...old.attributes])
    if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, wanted);
}

/** Changes the slots of a hydrated island, also those that it does not show. */
function morphSlots(island: Element, wanted: Element): void {
  for (const next of slotsOf(wanted)) {
    for (const slot of roots.get(island)!.slots())
      if ((slot as HTMLElement).dataset.slot === next.dataset.slot) morphChildren(slot, next);
  }
}
