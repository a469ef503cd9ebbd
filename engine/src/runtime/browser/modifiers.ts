/** Whether a key is held that gives a click or another key a meaning of the browser's or of another command. */
export function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Whether an event is a key that leads from one part of a control to another, and no more. */
export function isNavigationKey(event: Event): boolean {
  return (
    !hasModifier(event as KeyboardEvent) && /^(Arrow|Home|End)/.test((event as KeyboardEvent).key)
  );
}
