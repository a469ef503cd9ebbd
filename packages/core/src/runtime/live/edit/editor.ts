import { fillLabel } from '../../../shared/config/fill-label.ts';
import * as labels from '../../../shared/config/labels.ts';
import { element } from '../live-view.ts';
import { onEditorKey } from './editor-keys.ts';
import { tokensOf } from './tokens.ts';

/** An error in a line of the edited code, counted from 1. */
export interface EditorError {
  line: number;
  message: string;
}

/** A field over the code of a block. */
export interface Editor {
  text(): string;
  focus(): void;
  /** Shows an error at the end of its line; undefined removes it. */
  setError(error: EditorError | undefined): void;
  /** Restores the code of the document. */
  close(): void;
}

/**
 * Puts a field over the code of a block; the highlighted text below it follows each input.
 *
 * @param file The name of the edited file, which determines the language.
 * @param hint The id of the element that describes the keys.
 */
export function openEditor(
  block: HTMLElement,
  { file, name, text, hint }: { file: string; name: string; text: string; hint: string },
  onInput: (text: string) => void,
): Editor {
  const pre = block.querySelector<HTMLElement>('.Code-pre')!;
  const code = pre.querySelector('code')!;
  const before = [...code.childNodes];
  const field = element('textarea', 'Live-field', {
    value: text,
    spellcheck: false,
    autocapitalize: 'off',
    autocomplete: 'off',
    wrap: 'off',
    ariaLabel: fillLabel(labels.liveCode, { name }),
    dir: 'ltr',
  });
  field.setAttribute('aria-describedby', hint);
  let shown: EditorError | undefined;
  const render = () => code.replaceChildren(...linesOf(field.value, file, shown));
  field.addEventListener('input', () => {
    shown = undefined;
    field.removeAttribute('aria-invalid');
    render();
    onInput(field.value);
  });
  field.addEventListener('keydown', onEditorKey);
  pre.dataset.editing = '';
  // The textarea takes the focus instead.
  pre.removeAttribute('tabindex');
  code.ariaHidden = 'true';
  render();
  pre.append(field);
  return {
    text: () => field.value,
    focus: () => field.focus(),
    setError(error) {
      shown = error;
      if (error) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
      render();
    },
    close() {
      field.remove();
      code.replaceChildren(...before);
      code.removeAttribute('aria-hidden');
      delete pre.dataset.editing;
      pre.tabIndex = 0;
    },
  };
}

/** The highlighted text, with the error at the end of its line. */
function linesOf(text: string, file: string, error: EditorError | undefined): Node[] {
  const nodes: Node[] = [];
  let line = 1;
  const note = () => {
    if (line !== error?.line) return;
    const textContent = `  ${fillLabel(labels.liveError, { message: error.message })}`;
    nodes.push(element('span', 'Code-note Live-error', { textContent }));
  };
  for (const { text: piece, class: name } of tokensOf(text, file)) {
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) {
        note();
        nodes.push(new Text('\n'));
        line++;
      }
      if (part !== '')
        nodes.push(name ? element('span', name, { textContent: part }) : new Text(part));
    }
  }
  note();
  // A trailing line break renders a line only if another break follows. It is not copied.
  return [...nodes, element('span', 'Code-note Live-error', { textContent: '\n' })];
}
