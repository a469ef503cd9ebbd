/** Whether a key is held that gives a click or another key a meaning of the browser's or of another command. */
export function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
