import { toggleSearch } from '../search/open-search.ts';

/** The link that an arrow key with Shift follows. */
const pageKeys: Record<string, string> = { ArrowLeft: 'prev', ArrowRight: 'next' };

/** Whether a keystroke belongs to a field that has the focus, or to an open dialog. */
function isTaken(event: Event): boolean {
  const target = event.target as HTMLElement;
  return (
    target.matches?.('input, select, textarea') ||
    target.isContentEditable ||
    document.querySelector('dialog[open]') !== null
  );
}

/**
 * Handles the hotkeys: Shift with an arrow follows the link to the previous or next page, a slash opens
 * search, and Cmd+K or Ctrl+K toggles search even in a field or a dialog.
 */
export function onHotkey(event: KeyboardEvent): void {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey, repeat } = event;
  const isCommand = ctrlKey || metaKey;
  // Caps Lock turns the key into a capital; layouts of other alphabets have another letter on it. On a
  // Latin layout the letter counts: the K of Dvorak is elsewhere, and its T there.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '\x7f');
  if (isCommand && !shiftKey && !repeat && isK) toggleSearch(event);
  if (isCommand || altKey || isTaken(event)) return;
  // Some layouts type the slash with Shift. On its key Cyrillic and Hebrew ones have a full stop.
  const isSlash = key === '/' || (code === 'Slash' && !shiftKey && (key === '.' || key > '\x7f'));
  if (isSlash) toggleSearch(event);
  const rel = pageKeys[key];
  // With a selection these keys change the selection.
  if (shiftKey && rel && getSelection()?.type !== 'Range')
    document.querySelector<HTMLElement>(`[data-page="${rel}"]`)?.click();
}
