import { toggleSearch } from './open-search.ts';

/** Whether a keystroke belongs to what the reader is typing in or has selected, or to an open dialog. */
function isTaken(event: Event): unknown {
  const target = event.target as HTMLElement;
  return (
    target.matches?.('input, select, textarea') ||
    target.isContentEditable ||
    getSelection()?.type === 'Range' ||
    document.querySelector('dialog[open]')
  );
}

/**
 * Shift and an arrow lead to the previous and the next page, a slash opens search, and Cmd+K or
 * Ctrl+K toggles it from anywhere.
 */
export function onHotkey(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key === 'k') toggleSearch(event);
  if (isCommand || altKey || isTaken(event)) return;
  // Where the slash is typed with Shift, Shift is no modifier of it.
  if (key === '/') toggleSearch(event);
  const rel = shiftKey && { ArrowLeft: 'prev', ArrowRight: 'next' }[key];
  if (rel) document.querySelector<HTMLElement>(`[data-page="${rel}"]`)?.click();
}
