/** Between the popover and what it belongs to, and between it and the window's edge; px. */
const gap = 8;

/** Puts an element of the top layer below another, or above where there is more room. */
export function placeBeside(element: HTMLElement, anchor: Element): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= offsetHeight + 2 * gap || clientHeight - bottom > top;
  const end = Math.max(gap, clientWidth - offsetWidth - gap);
  element.style.left = `${Math.min(Math.max(gap, left), end)}px`;
  element.style.top = `${isBelow ? bottom + gap / 2 : Math.max(gap, top - offsetHeight - gap / 2)}px`;
}
