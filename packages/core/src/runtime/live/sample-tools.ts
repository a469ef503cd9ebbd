import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';
import { element } from './live-view.ts';

/** The actions of the buttons behind Run. */
export interface ToolActions {
  edit(): void;
  reset(): void;
  share(): void;
}

/** The buttons behind Run. */
export interface Tools {
  /** The id of the text that describes the keys of the field. */
  hint: string;
  /** Shows the buttons for a sample that is being edited, or for one that is not. */
  setEditing(isEditing: boolean): void;
  focusEdit(): void;
  remove(): void;
}

let hints = 0;

/** The live region of a sample, created at the first call. */
function statusIn(bar: HTMLElement): HTMLElement {
  const known = bar.querySelector<HTMLElement>('.Live-status');
  if (known) return known;
  const status = element('div', 'Live-status', { role: 'status' });
  bar.append(status);
  return status;
}

/** Shows a text next to the buttons of a sample and announces it. */
export function sayIn(bar: HTMLElement, text: string): void {
  const status = statusIn(bar);
  // Cleared first, so that a repeated text is announced again.
  status.textContent = '';
  requestAnimationFrame(() => (status.textContent = text));
}

/** Adds the buttons between Run and the live region. */
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
  const hint = element('div', 'Live-hint', { id: `docs-live-${++hints}` });
  hint.textContent = labels.liveKeys;
  const tools = element('div', 'Live-tools');
  tools.append(edit, reset, share);
  statusIn(bar).before(tools);
  bar.append(hint);
  const setEditing = (isEditing: boolean) => {
    edit.hidden = isEditing;
    for (const other of [reset, share, hint]) other.hidden = !isEditing;
  };
  setEditing(false);
  return {
    hint: hint.id,
    setEditing,
    focusEdit: () => edit.focus(),
    remove() {
      for (const part of [tools, hint]) part.remove();
    },
  };
}
