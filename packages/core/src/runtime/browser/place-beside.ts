/** The distance between the popover and the window's edge, in px. */
const gap = 8;
/** The distance by which the popover starts before its anchor, so that their texts align, in px. */
const lead = 13;

/**
 * Places an element of the top layer below its anchor, or above if there is more room. The element is
 * shortened if the room does not suffice, so that it neither leaves the window nor covers the anchor.
 * Both touch each other: a pointer can move from one to the other without leaving both.
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
  // A scroll bar may change the width.
  const { width, height } = element.getBoundingClientRect();
  const end = Math.max(gap, clientWidth - width - gap);
  style.left = `${Math.min(Math.max(gap, left - lead), end)}px`;
  style.top = `${isBelow ? bottom : top - height}px`;
  // Without its maximum height the element had less to scroll, which reset its position.
  element.scrollTop = scrollTop;
}
