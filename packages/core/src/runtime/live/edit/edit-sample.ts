/* The code of Edit: it loads with the first Edit, with Sucrase. */
import * as labels from '../../../shared/config/labels.ts';
import type { LiveFile, LiveSampleFile } from '../../../shared/live/sample.ts';
import { errorText } from '../error-text.ts';
import { compileEdited } from './compile-edited.ts';
import { openEditor } from './editor.ts';
import { shareAddress } from './share.ts';
import { storeEdit } from './stored-edits.ts';

export { sharedEdit } from './share.ts';

/** The pause after the last input before an edit is compiled, in ms. */
const debounceMs = 150;

/** A sample that is being edited. */
export interface EditedSample {
  /** The files with the edit; undefined while the code has a syntax error, which is announced. */
  files(): Record<string, LiveFile> | undefined;
  focus(): void;
  /** Shows an error of the running sample at its line, if it has one. */
  showError(message: string, line: number | undefined): void;
  /** Call after the edited code has run; a failed run has called `showError` before. */
  ran(): void;
  /** An address with the edited text. */
  share(): Promise<string>;
  /** Ends editing. The text stays stored for this tab. */
  close(): void;
  /** Ends editing and forgets the text. */
  reset(): void;
}

/** The listeners of an editor. */
interface EditListeners {
  /** The edited code compiles: it can run. */
  onFiles(files: Record<string, LiveFile>): void;
  say(text: string): void;
}

/** Turns the code of a sample into an editor, with the reader's text or the original. */
export function editSample(
  block: HTMLElement,
  {
    sample,
    address,
    text,
    hint,
  }: { sample: LiveSampleFile; address: string; text: string; hint: string },
  { onFiles, say }: EditListeners,
): EditedSample {
  const { entry, id, title: name, files, source } = sample;
  let timer = 0;
  /** Whether the latest code has an error, and whether the code before it had. */
  let hasError = false;
  let hadError = false;
  const editor = openEditor(block, { file: entry, name, text, hint }, (edited) => {
    storeEdit(address, edited === source ? undefined : edited);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const current = compile();
      if (current) onFiles(current);
    }, debounceMs);
  });
  const showError = (message: string, line: number | undefined) => {
    hasError = true;
    if (line !== undefined) editor.setError({ line, message });
  };
  const compile = () => {
    const compiled = compileEdited(entry, editor.text());
    if ('file' in compiled) {
      editor.setError(undefined);
      hadError ||= hasError;
      hasError = false;
      return { ...files, [entry]: compiled.file };
    }
    const { message, line } = compiled;
    showError(message, line);
    say(errorText(message, line));
    return undefined;
  };
  const close = () => {
    clearTimeout(timer);
    editor.close();
  };
  return {
    files: compile,
    focus: editor.focus,
    showError,
    ran() {
      if (hadError && !hasError) say(labels.liveMended);
      hadError = false;
    },
    share: () => shareAddress({ id, text: editor.text() }),
    close,
    reset() {
      storeEdit(address, undefined);
      close();
    },
  };
}
