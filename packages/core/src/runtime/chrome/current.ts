/** Sets `aria-current` of an element; `false` removes it. */
export function setCurrent(element: Element, value: 'page' | 'true' | false): void {
  element.ariaCurrent = value || null;
}
