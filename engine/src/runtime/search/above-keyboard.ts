/**
 * Tells the style sheet how high the part of the window is that the keyboard of a touch screen leaves,
 * and how far it was moved: `--visible-height` and `--visible-top` of an element, in px.
 */
export function fitAboveKeyboard(element: HTMLElement): void {
  const { visualViewport } = window;
  const fit = () => {
    // A window that is zoomed into shows less of the page on purpose.
    if (!visualViewport || visualViewport.scale > 1) return;
    const { height, offsetTop } = visualViewport;
    element.style.setProperty('--visible-height', `${Math.round(height)}px`);
    element.style.setProperty('--visible-top', `${Math.round(offsetTop)}px`);
  };
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, fit);
  fit();
}
