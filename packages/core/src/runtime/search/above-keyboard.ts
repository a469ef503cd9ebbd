/**
 * Fits an element into the part of the window that the on-screen keyboard leaves free: sets its custom
 * properties `--visible-height` and `--visible-top`, in px.
 */
export function fitAboveKeyboard(element: HTMLElement): void {
  const { visualViewport } = window;
  const fit = () => {
    // Pinch zoom shrinks the visual viewport, too.
    if (!visualViewport || visualViewport.scale > 1) return;
    const { height, offsetTop } = visualViewport;
    element.style.setProperty('--visible-height', `${Math.round(height)}px`);
    element.style.setProperty('--visible-top', `${Math.round(offsetTop)}px`);
  };
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, fit);
  fit();
}
