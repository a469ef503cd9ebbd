import { toggleSearch } from '../search/open-search.ts';

/** Whether a keystroke belongs to what the reader is typing in, or to an open dialog. */
function isTaken(event: Event): unknown {
  const target = event.target as HTMLElement;
  return (
    target.matches?.('input, select, textarea') ||
    target.isContentEditable ||
    document.querySelector('dialog[open]')
  );
}

/**
 * Shift and an arrow lead to the previous and the next page, a slash opens search, and Cmd+K or
 * Ctrl+K toggles it from anywhere.
 */
export function onHotkey(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, repeat } = event;
  const isCommand = ctrlKey || metaKey;
  // With Caps Lock the key is a capital.
  if (isCommand && !shiftKey && !repeat && /^k$/i.test(key)) toggleSearch(event);
  if (isCommand || altKey || isTaken(event)) return;
  // Where the slash is typed with Shift, Shift is no modifier of it.
  if (key === '/') toggleSearch(event);
  const rel = shiftKey && { ArrowLeft: 'prev', ArrowRight: 'next' }[key];
  // With a selection these keys change it.
  if (rel && getSelection()?.type !== 'Range')
    document.querySelector<HTMLElement>(`[data-page="${rel}"]`)?.click();
}
