/** One step of indentation. */
const step = '  ';

/**
 * The change of the selected lines by a key: Ctrl+] indents, Ctrl+[ removes one step of indentation.
 */
const changes: Record<string, (line: string) => string> = {
  BracketRight: (line) => (line === '' ? line : step + line),
  BracketLeft: (line) => line.replace(/^( {1,2}|\t)/, ''),
};
const codes: Record<string, string> = { ']': 'BracketRight', '[': 'BracketLeft' };

/**
 * Handles the keys of the field. Tab is not among them: it leaves the field. Every change goes through
 * the browser's editing commands, so that undo includes it.
 */
export function onEditorKey(event: KeyboardEvent): void {
  const field = event.currentTarget as HTMLTextAreaElement;
  if (event.isComposing) return;
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    const before = field.value.slice(0, field.selectionStart);
    insert(`\n${indentOf(before)}`);
    return;
  }
  const change =
    event.ctrlKey && !event.altKey ? changes[codes[event.key] ?? event.code] : undefined;
  if (!change) return;
  event.preventDefault();
  changeLines(field, change);
}

/** The indentation of the last line of a text. */
function indentOf(text: string): string {
  return /[ \t]*/.exec(text.slice(text.lastIndexOf('\n') + 1))![0];
}

function changeLines(field: HTMLTextAreaElement, change: (line: string) => string): void {
  const { value, selectionStart, selectionEnd } = field;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const found = value.indexOf('\n', selectionEnd);
  const end = found < 0 ? value.length : found;
  const lines = value.slice(start, end).split('\n');
  const changed = lines.map(change);
  const text = changed.join('\n');
  if (text === value.slice(start, end)) return;
  field.setSelectionRange(start, end);
  insert(text);
  const first = changed[0]!.length - lines[0]!.length;
  const from = Math.max(start, selectionStart + first);
  const to = selectionEnd + text.length - (end - start);
  field.setSelectionRange(from, Math.max(from, to));
}

/** Replaces the selection. Only `execCommand` preserves the undo history. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}
