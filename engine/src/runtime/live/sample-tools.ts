import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import { element } from './live-view.ts';

/** What the buttons behind Run do. */
export interface ToolActions {
  edit(): void;
  reset(): void;
  share(): void;
}

/** The buttons behind Run, and what they say. */
export interface Tools {
  /** The id of the text that names the keys of the field. */
  hint: string;
  /** Shows the buttons of a sample that is edited, or of one that is not. */
  setEditing(isEditing: boolean): void;
  /** Shows a text beside the buttons; a screen reader says it. */
  say(text: string): void;
  focusEdit(): void;
  remove(): void;
}

let hints = 0;

/** Adds the buttons behind Run. */
export function createTools(bar: HTMLElement, name: string, actions: ToolActions): Tools {
  const button = (text: string, label: string, onClick: () => void) => {
    const made = element('button', 'Live-tool', { type: 'button', textContent: text });
    made.ariaLabel = fillLabel(label, { name });
    made.addEventListener('click', onClick);
    return made;
  };
  const edit = button(labels.edit, labels.editSample, actions.edit);
  const reset = button(labels.reset, labels.resetSample, actions.reset);
  const share = button(labels.shareSample, labels.shareSampleOf, actions.share);
  const status = element('div', 'Live-status', { role: 'status' });
  const hint = element('div', 'Live-hint', { id: `docs-live-${++hints}` });
  hint.textContent = labels.liveKeys;
  const tools = element('div', 'Live-tools');
  tools.append(edit, reset, share);
  bar.append(tools, status, hint);
  const setEditing = (isEditing: boolean) => {
    edit.hidden = isEditing;
    for (const other of [reset, share, hint]) other.hidden = !isEditing;
  };
  setEditing(false);
  return {
    hint: hint.id,
    setEditing,
    // Cleared first: the same text is said again.
    say(text) {
      status.textContent = '';
      requestAnimationFrame(() => (status.textContent = text));
    },
    focusEdit: () => edit.focus(),
    remove() {
      for (const part of [tools, status, hint]) part.remove();
    },
  };
}
