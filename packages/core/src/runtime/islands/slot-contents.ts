import { islandTag, slotTag, waitingAttribute } from '../../shared/document/island.ts';
import { parseFragment } from '../browser/parse-fragment.ts';
import { endIslands, startIslands } from './islands.ts';

/** The HTML, before hydration, of islands within slots: a second copy of a slot begins with it. */
const served = new WeakMap<Element, string>();

/** Stores the HTML of an island within a slot. Call this before it hydrates. */
export function keepServed(island: HTMLElement): void {
  if (island.parentElement!.closest(slotTag)) served.set(island, copyOf(island).outerHTML);
}

/** A copy of an element as it was served: no island in it has hydrated, no field has been filled in. */
function copyOf(element: Element): Element {
  const copy = parseFragment(element.outerHTML).firstElementChild!;
  const copies = copy.querySelectorAll(islandTag);
  for (const [index, island] of element.querySelectorAll(islandTag).entries()) {
    const html = served.get(island);
    if (html !== undefined) copies[index]!.replaceWith(parseFragment(html));
  }
  return copy;
}

/** The slots of an island in the HTML. */
export function slotsOf(island: Element): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(slotTag)].filter(
    (slot) => slot.closest(islandTag) === island,
  );
}

/**
 * The contents of an island's slots. React mounts and removes the elements of slots as the component
 * renders them. Their children are nodes of the page, which move from an element that React has removed
 * to the next one: islands in them stay hydrated, and what a reader has typed stays, too.
 */
export class SlotContents {
  readonly #island: Element;
  readonly #shown = new Set<Element>();
  /** The elements that React does not show, with their contents. */
  readonly #spare: Set<Element>;

  /** Takes the slots of an island that is about to hydrate. */
  constructor(island: Element) {
    this.#island = island;
    this.#spare = new Set(slotsOf(island));
    for (const slot of this.#spare) if (slot.hasAttribute(waitingAttribute)) slot.remove();
  }

  /** Every slot, shown or not. */
  get elements(): Element[] {
    return [...this.#shown, ...this.#spare];
  }

  /** Gives the element that React has mounted its content; returns the function for its removal. */
  show(slot: HTMLElement): () => void {
    // Otherwise it is the element of the HTML, or React had only hidden it.
    if (!this.#spare.delete(slot)) this.#fill(slot);
    this.#shown.add(slot);
    return () => {
      this.#shown.delete(slot);
      this.#spare.add(slot);
    };
  }

  #fill(slot: HTMLElement): void {
    const isSame = (other: Element) => (other as HTMLElement).dataset.slot === slot.dataset.slot;
    // One within the island has not hydrated, or is hidden by React.
    const free = [...this.#spare].find((each) => isSame(each) && !this.#island.contains(each));
    if (free) this.#spare.delete(free);
    const source = free ?? this.elements.find(isSame);
    if (source) slot.append(...(free ?? copyOf(source)).childNodes);
    startIslands();
  }

  /** Unmounts the islands of all slots, after the island itself. */
  end(): void {
    for (const slot of this.elements) endIslands(slot);
  }
}
