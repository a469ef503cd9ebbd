/** Between the popover and the window's edge; px. */
const gap = 8;
/** How far the popover begins before what it belongs to, so that their texts stand in line; px. */
const lead = 13;

/**
 * Puts an element of the top layer below another, or above where there is more room; where there is
 * not enough, it is made lower, so that it neither leaves the window nor covers what it belongs to.
 * They touch, corners aside: a pointer that goes from one to the other is never beside both.
 */
export function placeBeside(element: HTMLElement, anchor: Element): void {
  const { style, scrollTop } = element;
  style.maxBlockSize = '';
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const natural = element.getBoundingClientRect().height;
  const above = top - gap;
  const below = clientHeight - bottom - gap;
  const isBelow = below >= natural || below > above;
  const room = isBelow ? below : above;
  if (natural > room) style.maxBlockSize = `${room}px`;
  // A scroll bar may have made it wider.
  const { width, height } = element.getBoundingClientRect();
  const end = Math.max(gap, clientWidth - width - gap);
  style.left = `${Math.min(Math.max(gap, left - lead), end)}px`;
  style.top = `${isBelow ? bottom : top - height}px`;
  // While it was higher there was less to scroll.
  element.scrollTop = scrollTop;
}
