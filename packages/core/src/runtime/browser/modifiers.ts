/** Whether a modifier key is down. The browser or another command then owns the click or the key. */
export function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Whether an event is an unmodified key that moves within a control: an arrow, Home or End. */
export function isNavigationKey(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  return !hasModifier(event) && /^(Arrow\w+|Home|End)$/.test(event.key);
}
