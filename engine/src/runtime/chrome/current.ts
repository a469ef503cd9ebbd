/** Marks an element as the current one of its kind (`aria-current`), or takes the mark away. */
export function setCurrent(element: Element, value: 'page' | 'true' | false): void {
  element.ariaCurrent = value || null;
}
