/**
 * Scrolls a container, if it has to, until an element in it is in view and clear of the `scroll-padding`.
 * `scrollIntoView` would also move the place from which the next press of Tab goes on, since Chromium 150.
 */
export function showWithin(container: Element, element: Element): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(container);
  const frame = container.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  // Without a value it is `auto`.
  const above = top - frame.top - (parseFloat(scrollPaddingTop) || 0);
  const below = bottom - frame.bottom + (parseFloat(scrollPaddingBottom) || 0);
  container.scrollTop += above < 0 ? above : Math.max(below, 0);
}
