/** Whether a keystroke belongs to what the reader is typing in or has selected, or to an open dialog. */
function isTaken(event: Event): boolean {
  const target = event.target as HTMLElement;
  return (
    target.matches?.('input, select, textarea') ||
    target.isContentEditable ||
    getSelection()?.type === 'Range' ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Shift and an arrow lead to the previous and the next page. */
export function onHotkey(event: KeyboardEvent): void {
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  if (rel) document.querySelector<HTMLElement>(`[data-page="${rel}"]`)?.click();
}
