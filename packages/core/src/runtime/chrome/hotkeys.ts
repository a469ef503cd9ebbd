import { hasSearch } from '../../shared/config/has-search.ts';
import { toggleSearch } from '../search/open-search.ts';

/** The link that an arrow key with Shift follows. */
const pageKeys: Record<string, string> = { ArrowLeft: 'prev', ArrowRight: 'next' };

/** Fields that take arrow keys but no characters. A date takes the slash between its parts. */
const withoutText = /^(range|checkbox|radio|button|submit|reset|image|file|color)$/;

/** Whether a keystroke belongs to a field that has the focus, or to an open dialog. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const field = target as HTMLInputElement;
  return (
    (field.matches?.('input, select, textarea') &&
      (key in pageKeys || !withoutText.test(field.type))) ||
    field.isContentEditable ||
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
  // Caps Lock makes the letter upper-case. Non-Latin layouts have another letter on this key: there
  // the code of the key decides. On Latin layouts the letter decides: Dvorak has its K on another
  // key.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '\x7f');
  if (hasSearch && isCommand && !shiftKey && !repeat && isK) toggleSearch(event);
  if (isCommand || altKey || isTaken(event)) return;
  // Some layouts type the slash with Shift. Cyrillic and Hebrew layouts have a full stop on its
  // key.
  const isSlash = key === '/' || (code === 'Slash' && !shiftKey && (key === '.' || key > '\x7f'));
  if (hasSearch && isSlash) toggleSearch(event);
  const rel = pageKeys[key];
  // With a selection these keys change the selection.
  if (shiftKey && rel && getSelection()?.type !== 'Range')
    document.querySelector<HTMLElement>(`[data-page="${rel}"]`)?.click();
}
