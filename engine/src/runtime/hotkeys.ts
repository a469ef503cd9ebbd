/** Whether a keystroke belongs to what the reader is typing in or has selected, or to an open dialog. */
function isTaken({ target }: Event): unknown {
  const element = target as HTMLElement;
  return (
    element.matches?.('input, select, textarea') ||
    element.isContentEditable ||
    getSelection()?.type === 'Range' ||
    document.querySelector('dialog[open]')
  );
}

/** Shift and an arrow lead to the previous and the next page. */
export function onHotkey(event: KeyboardEvent): void {
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  if (rel) document.querySelector<HTMLElement>(`[data-page="${rel}"]`)?.click();
}
